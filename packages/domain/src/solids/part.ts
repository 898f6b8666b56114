import type { Part, PartName, UnitModel } from '../drawing/anatomy.ts';
import type { Mould } from './mould.ts';

export type MouldPart<Name extends PartName> = (mould: Mould, part: Part<Name>, unit: UnitModel) => void;

/** How some parts look in space. */
export type MouldParts<Name extends PartName> = { readonly [Each in Name]: MouldPart<Each> };
