import { fillShare } from '@silowright/domain/drawing/content-level';
import { projectScale, type UnitsOfPosition } from '@silowright/domain/drawing/draw-project';
import { quotedModel } from './drawn-unit.ts';
import type { Quotation } from './quotation.ts';
import { openUnits } from './several-words.ts';

/** The units that are bought or can be chosen, for one picture (PJ-05). */
export const drawnTogether = (quotation: Quotation): UnitsOfPosition[] =>
  openUnits(quotation).map((unit) => ({
    unit: quotedModel(unit),
    amountOfUnits: unit.amountOfUnits,
    contentLevel: fillShare(unit.values?.volumePerUnit, unit.unit.volumeM3),
  }));

const atMost = (maxUnits: number, units: readonly UnitsOfPosition[]): UnitsOfPosition[] =>
  units.map((each) => ({ ...each, amountOfUnits: Math.min(each.amountOfUnits, maxUnits) }));

/** So many of each position that a picture is used in its height. */
export function inPicture(
  units: readonly UnitsOfPosition[],
  options: Parameters<typeof projectScale>[1],
): UnitsOfPosition[] {
  const byHeight = projectScale(units, { ...options, widthPx: Number.MAX_SAFE_INTEGER });
  const max = [4, 3, 2].find((each) => projectScale(atMost(each, units), options) <= 1.3 * byHeight);
  return atMost(max ?? 1, units);
}
