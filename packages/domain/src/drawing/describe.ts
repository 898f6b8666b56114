import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Millimetres } from '../units.ts';
import type { PartName, UnitModel } from './anatomy.ts';

/** Facts for the text alternative of a drawing. Callers turn them into a sentence in their language. */
export interface UnitDescription {
  readonly type: StorageTypeCode;
  readonly support: UnitModel['support'];
  readonly diameterMm: Millimetres;
  readonly heightMm: Millimetres;
  readonly outflowMm?: Millimetres;
  readonly passage?: { readonly widthMm: Millimetres; readonly heightMm: Millimetres };
  readonly bodyHex: string;
  readonly roofHex: string;
  readonly transparent: boolean;
  /** Visible equipment, each part once. */
  readonly equipment: readonly {
    readonly part: PartName;
    readonly count: number;
  }[];
}

const structural: readonly PartName[] = ['leg'];

export function describeUnit(unit: UnitModel): UnitDescription {
  const seen = new Map<string, { part: PartName; count: number }>();
  for (const part of unit.parts) {
    if (structural.includes(part.name)) continue;
    const entry = seen.get(part.name) ?? { part: part.name, count: 0 };
    entry.count += 1;
    seen.set(part.name, entry);
  }
  return {
    type: unit.type,
    support: unit.support,
    diameterMm: 2 * unit.radiusMm,
    heightMm: unit.heightMm,
    ...(unit.support === 'legs' && { outflowMm: unit.baseMm }),
    ...(unit.passage && { passage: { widthMm: unit.passage.widthMm, heightMm: unit.passage.heightMm } }),
    bodyHex: unit.body.hex,
    roofHex: unit.roof.hex,
    transparent: unit.body.transparent,
    equipment: [...seen.values()],
  };
}
