import { sizeShown } from '@silowright/domain/catalogue/preview-variants';
import type { StorageTypeCode } from '@silowright/domain/catalogue/unit';
import { type Detail, detailOf } from '@silowright/domain/drawing/detail';
import { type DrawingInput, unitModel } from '@silowright/domain/drawing/model';
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

/** Options as close-ups of a unit: the choice to draw, and the part to crop to. */
const closeUps = {
  agitator: {
    size: typicalSizes.nb,
    part: 'agitator',
    selection: { 'agitator.agitator': 'B', 'colour.body_colour': '9002' },
  },
  fill_connection: {
    size: typicalSizes.spw,
    part: 'inflow-valve',
    selection: { 'flow.inflow_valve': 'camlock_80' },
  },
  fill_pipe: { size: typicalSizes.ms, part: 'fill-pipe', end: 'upper', selection: {} },
  inspection_hatch: {
    size: typicalSizes.vb4,
    part: 'side-manhole',
    selection: { 'access.inspection_hatch': ['roof_600', 'side_600'], 'colour.body_colour': '9002' },
  },
  valve: { size: typicalSizes.nb, part: 'outflow-valve', selection: { 'flow.outflow_valve': 'knife_150' } },
  slide_gate: { size: typicalSizes.vvs4, part: 'outflow-valve', margin: 0.1, selection: {} },
  ladder: {
    size: typicalSizes.vb4,
    part: 'ladder',
    end: 'upper',
    margin: 0.6,
    selection: { 'access.ladder': 'by_provider' },
  },
  railing: {
    size: typicalSizes.vvs4,
    part: 'roof-rail',
    margin: 0.08,
    selection: {
      'access.ladder': 'by_provider',
      'access.roof_rail': 'roof_rail',
      'colour.roof_colour': '6011',
    },
  },
  measurement_electrical: {
    size: typicalSizes.vvs4,
    part: 'radar',
    selection: { 'measurement.content_measurement': 'electrical_premium', 'colour.body_colour': '9002' },
  },
  measurement_mechanical: {
    size: typicalSizes.vb4,
    part: 'rope-scale-mark',
    margin: 1.6,
    selection: { 'measurement.content_measurement': 'mechanical' },
  },
  vent: { size: typicalSizes.vvs4, part: 'air-filter', selection: { 'vent.vent_type': 'air_control' } },
  dissolver: {
    size: typicalSizes.fs,
    part: 'dissolver',
    selection: { 'salt.dissolver_integration': 'butterfly' },
  },
  logo: {
    size: typicalSizes.vb4,
    part: 'logo',
    selection: { 'colour.logo': 'logo_1m2', 'colour.body_colour': '9001' },
  },
} as const satisfies Record<
  string,
  Detail & { size: Size; part: string; selection: DrawingInput['selection'] }
>;

export type CloseUpName = keyof typeof closeUps;
export const closeUpNames = Object.keys(closeUps) as readonly CloseUpName[];

export function CloseUp({ of: name, className }: { readonly of: CloseUpName; readonly className?: string }) {
  const { size, part, selection, ...detail } = closeUps[name] as (typeof closeUps)[CloseUpName] & Detail;
  return (
    <PartPicture
      input={{ ...size, selection }}
      part={part}
      detail={detail}
      {...(className !== undefined && { className })}
    />
  );
}

const wholePart: Detail = {};

interface PartPictureProps {
  readonly input: DrawingInput;
  readonly part: string;
  readonly detail?: Detail;
  readonly className?: string;
}

/** A part of a unit, cropped to a square. */
function PartPicture({ input, part, detail = wholePart, className }: PartPictureProps) {
  const drawing = useMemo(() => {
    const drawn = drawFront(unitModel(input), { style: 'shaded', formatMetres: noFigures, mmPerPx: 6 });
    return detailOf(drawn, part, detail);
  }, [input, part, detail]);
  return <UnitDrawing drawing={drawing} title="" {...(className !== undefined && { className })} />;
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
      drawFront(unitModel({ ...typicalSizes[type], selection: {} }), {
        style: 'shaded',
        truck: true,
        person: true,
        formatMetres: noFigures,
      }),
    [type],
  );
  return <UnitDrawing drawing={drawing} title="" {...(className !== undefined && { className })} />;
}
