import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { UnitSize } from '../catalogue/unit-size.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import { hopperSlope, neckMm, outletRadiusMm, roofSlope, type UnitModel } from './anatomy.ts';
import { levelMm } from './content-level.ts';
import type { Equipped } from './equipment-of.ts';
import { finishOf } from './finish.ts';
import { bundShare } from './place-at-wall.ts';
import { placeEquipment } from './place-equipment.ts';

interface TypedSize extends UnitSize {
  readonly type: StorageTypeCode;
}

const supports = {
  vvs4: 'legs',
  dds4: 'legs',
  vb4: 'slab',
  nb: 'slab',
  spw: 'slab',
  fs: 'passage-frame',
  ms: 'ballast-frame',
} as const satisfies Record<StorageTypeCode, UnitModel['support']>;

const slabMm = 150;
const standardOutflowMm = 1000;
/** Distance from the clear height of the passage to the outlet. */
const aboveOutletMm = 450;
/** Approximate ring height; a logo of one metre then never crosses a joint. */
const ringMm = 2000;

/** A bund holds 110 % of the contents. */
const bundRadiusMm = (volumeM3: CubicMetres, heightMm: Millimetres): Millimetres =>
  Math.sqrt((1.1 * volumeM3 * 1e9) / (Math.PI * bundShare * heightMm));

export function unitModel(input: TypedSize, equipped: Equipped): UnitModel {
  const { type } = input;
  const { raisedMm } = equipped;
  const support = supports[type as keyof typeof supports];
  const radiusMm = input.diameterMm / 2;
  const heightMm = input.heightMm + raisedMm;
  const passage =
    support === 'passage-frame' || support === 'ballast-frame'
      ? {
          widthMm: input.passageWidthMm ?? input.diameterMm,
          heightMm: input.passageHeightMm ?? 2400,
          columnMm: support === 'passage-frame' ? 240 : 160,
        }
      : undefined;
  const baseMm = passage
    ? passage.heightMm + aboveOutletMm
    : support === 'legs'
      ? standardOutflowMm + raisedMm
      : slabMm;
  const hopperMm = support === 'slab' ? 0 : (radiusMm - outletRadiusMm) * hopperSlope;
  const shellBottomMm = baseMm + hopperMm;
  const apexMm = heightMm - neckMm;
  const eavesMm = apexMm - radiusMm * roofSlope;
  const rings = Math.max(1, Math.round((eavesMm - shellBottomMm) / ringMm));
  const body = finishOf(equipped.paint.body);
  const jacketed = equipped.parts.some(({ part }) => part === 'jacket');
  const hasBund = equipped.parts.some((each) => each.part === 'containment' && each.form === 'bund');
  const bare = {
    type,
    substance: type === 'nb' || type === 'spw' ? 'liquid' : 'solid',
    support,
    volumeM3: input.volumeM3,
    radiusMm,
    heightMm,
    baseMm,
    shellBottomMm,
    fillLineMm: levelMm({ radiusMm, baseMm, shellBottomMm }, input.volumeM3),
    eavesMm,
    apexMm,
    jointsMm: Array.from(
      { length: rings - 1 },
      (_, index) => shellBottomMm + ((index + 1) * (eavesMm - shellBottomMm)) / rings,
    ),
    ...(passage && { passage }),
    sideMm: Math.max(
      radiusMm,
      passage ? passage.widthMm / 2 + passage.columnMm : 0,
      hasBund ? bundRadiusMm(input.volumeM3, heightMm) : 0,
    ),
    body: jacketed ? { ...body, transparent: false } : body,
    roof: finishOf(equipped.paint.roof),
    glossy: equipped.glossy,
  } as const;
  return { ...bare, parts: placeEquipment(bare, equipped.parts) };
}
