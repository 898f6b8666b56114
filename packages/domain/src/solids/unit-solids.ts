import type { Part, UnitModel } from '../drawing/anatomy.ts';
import { Sketch } from '../parts/kit/sketch.ts';
import { spotOf } from '../parts/kit/spot.ts';
import { parts } from '../parts/table.ts';
import { Mould } from './mould.ts';
import type { Solid } from './solid.ts';
import { mouldSupport } from './support.ts';
import { mouldContents, mouldVessel } from './vessel.ts';

/** The parts of a unit. What is on the wall is outside the insulation, where the drawing shows it. */
export function partsInSpace(unit: Pick<UnitModel, 'parts' | 'radiusMm'>): readonly Part[] {
  const wallMm = unit.radiusMm;
  const jacket = unit.parts.find(({ name }) => name === 'jacket');
  if (!jacket) return unit.parts;
  return unit.parts.map((part) =>
    part.radiusMm >= wallMm && part.radiusMm < jacket.radiusMm
      ? { ...part, radiusMm: part.radiusMm + jacket.radiusMm - wallMm }
      : part,
  );
}

/** A unit in space, from the same model as its drawing (TD-01). */
export function unitSolids(unit: UnitModel, { contentLevel }: { readonly contentLevel: number }): Solid[] {
  const mould = new Mould();
  mouldContents(mould, unit, contentLevel);
  mouldVessel(mould, unit);
  mouldSupport(mould, unit);
  for (const part of partsInSpace(unit)) mouldPart(mould, part, unit);
  return mould.solids;
}

export function mouldPart(mould: Mould, part: Part, unit: UnitModel): void {
  mould.part = part.name;
  const spot = spotOf(part);
  const { shape, solid } = parts[part.name];
  shape?.(new Sketch({ mould }, spot.azimuthDeg, spot.radius), spot, unit);
  solid?.(mould.at(spot.azimuthDeg, spot.radius), spot, unit, mould);
}
