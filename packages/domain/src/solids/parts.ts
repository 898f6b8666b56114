import type { Part, PartName, UnitModel } from '../drawing/anatomy.ts';
import { mouldAccess } from './access-parts.ts';
import { mouldFootParts } from './foot-parts.ts';
import type { Mould } from './mould.ts';
import { mouldOutletParts } from './outlet-parts.ts';
import type { MouldPart, MouldParts } from './part.ts';
import { mouldRoofParts } from './roof-parts.ts';
import { mouldWallParts } from './wall-parts.ts';

const parts: MouldParts<PartName> = {
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
