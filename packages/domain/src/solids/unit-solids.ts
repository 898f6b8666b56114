import type { UnitModel } from '../drawing/anatomy.ts';
import { Mould } from './mould.ts';
import { mouldPart } from './parts.ts';
import type { Solid } from './solid.ts';
import { mouldSupport } from './support.ts';
import { mouldContents, mouldVessel } from './vessel.ts';

/** A unit in space, from the same model as its drawing (TD-01). */
export function unitSolids(unit: UnitModel, { contentLevel }: { readonly contentLevel: number }): Solid[] {
  const mould = new Mould();
  mouldContents(mould, unit, contentLevel);
  mouldVessel(mould, unit);
  mouldSupport(mould, unit);
  for (const part of unit.parts) mouldPart(mould, part, unit);
  return mould.solids;
}
