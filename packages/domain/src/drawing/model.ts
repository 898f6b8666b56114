import type { Shape, StorageType } from '../catalogue/storage-type.ts';
import type { UnitSize } from '../catalogue/unit-size.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { bundRadiusMm } from './bund.ts';
import { levelMm } from './content-level.ts';
import type { Equipped } from './equipment-of.ts';
import { finishOf } from './finish.ts';
import { placeEquipment } from './place-equipment.ts';
import { bottomDepthMm, neckMmOf, outletRadiusOf, roofRiseMm } from './shape-lines.ts';

/** All that a drawing knows of a storage type. */
export type DrawnType = Pick<StorageType, 'code' | 'substance' | 'shape' | 'look'>;

/** Clear space below a unit on a frame; it may be a passage. */
function clearanceOf({ support }: Shape, size: UnitSize, raisedMm: Millimetres): UnitModel['passage'] {
  if (support.kind !== 'frame' && support.kind !== 'ballast-frame') return undefined;
  const clearMm = support.kind === 'ballast-frame' ? support.clearHeightMm : undefined;
  return {
    widthMm: size.passageWidthMm ?? size.diameterMm,
    heightMm: (size.passageHeightMm ?? clearMm ?? 2400) + raisedMm,
    columnMm: support.columnMm,
  };
}

/** Height of the vessel's lowest point. */
function baseOf({ support }: Shape, passage: UnitModel['passage'], raisedMm: Millimetres): Millimetres {
  switch (support.kind) {
    case 'frame':
    case 'ballast-frame':
      return (passage?.heightMm ?? 0) + support.aboveClearanceMm;
    case 'plinth':
      return support.heightMm;
    default:
      return support.outletHeightMm + raisedMm;
  }
}

/** The corners of a plinth stay inside the bund around it. */
function plinthInside(shape: Shape, bundMm: Millimetres, radiusMm: Millimetres): Shape {
  const { support } = shape;
  if (support.kind !== 'plinth') return shape;
  const beyondMm = Math.min(support.beyondMm, Math.floor((bundMm - 60) / Math.SQRT2 - radiusMm));
  return { ...shape, support: { ...support, beyondMm } };
}

export function unitModel(size: UnitSize, type: DrawnType, equipped: Equipped): UnitModel {
  const { look } = type;
  const { raisedMm } = equipped;
  const radiusMm = size.diameterMm / 2;
  const heightMm = size.heightMm + raisedMm;
  const hasBund = equipped.parts.some((each) => each.part === 'containment' && each.form === 'bund');
  const bundMm = hasBund ? bundRadiusMm(size.volumeM3, heightMm) : 0;
  const shape = hasBund ? plinthInside(type.shape, bundMm, radiusMm) : type.shape;
  const passage = clearanceOf(shape, size, raisedMm);
  const baseMm = baseOf(shape, passage, raisedMm);
  const shellBottomMm = baseMm + bottomDepthMm(shape.bottom, radiusMm);
  const apexMm = heightMm - neckMmOf(shape.roof);
  const eavesMm = apexMm - roofRiseMm(shape.roof, radiusMm);
  const rings = Math.max(1, Math.round((eavesMm - shellBottomMm) / shape.shell.ringMm));
  const body = finishOf(look, equipped.paint.body);
  const jacketed = equipped.parts.some(({ part }) => part === 'jacket');
  const bare = {
    type: type.code,
    substance: type.substance,
    shape,
    look,
    support: shape.support.kind,
    volumeM3: size.volumeM3,
    radiusMm,
    heightMm,
    baseMm,
    shellBottomMm,
    outletRadiusMm: outletRadiusOf(shape.bottom),
    fillLineMm: levelMm({ radiusMm, baseMm, shellBottomMm, shape }, size.volumeM3),
    eavesMm,
    apexMm,
    jointsMm: Array.from(
      { length: rings - 1 },
      (_, index) => shellBottomMm + ((index + 1) * (eavesMm - shellBottomMm)) / rings,
    ),
    ...(passage && { passage }),
    sideMm: Math.max(radiusMm, passage ? passage.widthMm / 2 + passage.columnMm : 0, bundMm),
    body: jacketed ? { ...body, transparent: false } : body,
    roof: finishOf(look, equipped.paint.roof),
    glossy: equipped.glossy,
  } as const;
  return { ...bare, parts: placeEquipment(bare, equipped.parts) };
}
