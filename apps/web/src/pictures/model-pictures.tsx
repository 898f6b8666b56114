import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { Equipment } from '@silowright/domain/catalogue/equipment';
import { sizeShown } from '@silowright/domain/catalogue/preview-variants';
import {
  configuredEquipment,
  configuredModel,
  type DrawingInput,
  equippedModel,
} from '@silowright/domain/drawing/configured-model';
import { type Detail, detailOf } from '@silowright/domain/drawing/detail';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import type { Equipped } from '@silowright/domain/drawing/equipment-of';

import { drawFront } from '@silowright/domain/drawing/primitives';
import { useMemo } from 'react';
import { UnitDrawing } from '../preview/unit-drawing.tsx';

type Size = Omit<DrawingInput, 'selection'>;

/** A typical size per type, for pictures of the type itself. */
export const typicalSizes = {
  vvs4: sizeShown('vvs4', 'large'),
  vb4: sizeShown('vb4', 'medium'),
  dds4: sizeShown('dds4', 'default'),
  fs: sizeShown('fs', '35'),
  ms: sizeShown('ms', 'small'),
  nb: sizeShown('nb', 'small'),
  spw: sizeShown('spw', 'small'),
} as const satisfies Record<StorageTypeCode, Size>;

const noFigures = () => '';

interface Shown extends Detail {
  readonly size: Size;
  /** Drawn on the unit, instead of standard equipment of the same kind. */
  readonly draw: readonly Equipment[];
  /** The part to crop to; by default the first that is drawn. */
  readonly part?: string;
  readonly paint?: Equipped['paint'];
}

const painted = { body: '9002' };

/** Options as close-ups. */
const closeUps = {
  agitator: {
    size: typicalSizes.nb,
    draw: [{ part: 'wall-drive', motorMm: [560, 300] }],
    paint: painted,
  },
  fill_connection: { size: typicalSizes.spw, draw: [{ part: 'inlet', form: 'camlock', dn: 80 }] },
  fill_pipe: { size: typicalSizes.ms, draw: [{ part: 'fill-pipe', pipeMm: 110 }], end: 'upper' },
  inspection_hatch: {
    size: typicalSizes.vb4,
    draw: [{ part: 'side-manhole', dn: 600 }],
    paint: painted,
  },
  valve: { size: typicalSizes.nb, draw: [{ part: 'outlet', form: 'knife', dn: 150, drive: 'hand' }] },
  slide_gate: {
    size: typicalSizes.vvs4,
    draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'hand' }],
    margin: 0.1,
  },
  ladder: {
    size: typicalSizes.vb4,
    draw: [{ part: 'ladder', cage: true, restEveryM: 10 }],
    end: 'upper',
    margin: 0.6,
  },
  railing: {
    size: typicalSizes.vvs4,
    draw: [
      { part: 'roof-rail', heightMm: 1100 },
      { part: 'ladder', cage: true, restEveryM: 10 },
    ],
    margin: 0.08,
    paint: { roof: '6011' },
  },
  measurement_electrical: {
    size: typicalSizes.vvs4,
    draw: [{ part: 'roof-instrument', dn: 80, heightMm: 520 }],
    paint: painted,
  },
  measurement_mechanical: {
    size: typicalSizes.vb4,
    draw: [{ part: 'level-scale', form: 'rope' }],
    part: 'level-scale-mark',
    margin: 1.6,
  },
  vent: { size: typicalSizes.vvs4, draw: [{ part: 'roof-box', widthMm: 460, heightMm: 900 }] },
  dissolver: { size: typicalSizes.fs, draw: [{ part: 'hopper-nozzle', dn: 150, end: 'valve' }] },
  logo: { size: typicalSizes.vb4, draw: [{ part: 'logo', areaM2: 1 }], paint: { body: '9001' } },
} as const satisfies Record<string, Shown>;

export type CloseUpName = keyof typeof closeUps;
export const closeUpNames = Object.keys(closeUps) as readonly CloseUpName[];

export function CloseUp({ of: name, className }: { readonly of: CloseUpName; readonly className?: string }) {
  const drawing = useMemo(() => closeUp(closeUps[name]), [name]);
  return <UnitDrawing drawing={drawing} title="" {...(className !== undefined && { className })} />;
}

/** A part of a unit, cropped to a square. */
function closeUp({ size, draw, part = draw[0]?.part ?? '', paint = {}, ...detail }: Shown): Drawing {
  const standard = configuredEquipment({ ...size, selection: {} });
  const others = standard.parts.filter((each) => draw.every((own) => own.part !== each.part));
  const model = equippedModel(size, { ...standard, parts: [...others, ...draw], paint });
  return detailOf(drawFront(model, { style: 'shaded', formatMetres: noFigures, mmPerPx: 6 }), part, detail);
}

/** A storage type in its typical size, with a truck if it has a passage (RM-12). */
export function TypePicture({
  type,
  className,
}: {
  readonly type: StorageTypeCode;
  readonly className?: string;
}) {
  const drawing = useMemo(
    () =>
      drawFront(configuredModel({ ...typicalSizes[type as keyof typeof typicalSizes], selection: {} }), {
        style: 'shaded',
        truck: true,
        person: true,
        formatMetres: noFigures,
      }),
    [type],
  );
  return <UnitDrawing drawing={drawing} title="" {...(className !== undefined && { className })} />;
}
