import type { Part, PartName, UnitModel } from '../drawing/anatomy.ts';
import { mouldAccess } from './access-parts.ts';
import { mouldFootParts } from './foot-parts.ts';
import { Mould, type MouldPart, type MouldParts } from './mould.ts';

import { mouldOutletParts } from './outlet-parts.ts';
import { mouldRoofParts } from './roof-parts.ts';
import type { Solid } from './solid.ts';
import { mouldSupport } from './support.ts';
import { mouldContents, mouldVessel } from './vessel.ts';
import { mouldWallParts } from './wall-parts.ts';

/** The parts of a unit. What is on the wall is outside the insulation, where the drawing shows it. */
export function partsInSpace({
  parts,
  radiusMm: wallMm,
}: Pick<UnitModel, 'parts' | 'radiusMm'>): readonly Part[] {
  const jacket = parts.find(({ name }) => name === 'jacket');
  if (!jacket) return parts;
  return parts.map((part) =>
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

const parts: MouldParts = {
  ...mouldRoofParts,
  ...mouldWallParts,
  ...mouldFootParts,
  ...mouldOutletParts,
  ...mouldAccess,
  // Belong to the support.
  leg: () => {},
  anchor: () => {},
};

export function mouldPart(mould: Mould, part: Part, unit: UnitModel): void {
  mould.part = part.name;
  (parts[part.name] as MouldPart<PartName>)(mould, part, unit);
}
