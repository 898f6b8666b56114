import { fillShare } from '@silowright/domain/drawing/content-level';
import { projectScale, type UnitsOfPosition } from '@silowright/domain/drawing/draw-project';
import type { Primitive } from '@silowright/domain/drawing/drawing';
import { faint } from '@silowright/domain/drawing/faint';
import { quotedModel } from './drawn-unit.ts';
import { positionsInTotal } from './positions.ts';
import type { Quotation } from './quotation.ts';
import { openPositions, openUnits } from './several-words.ts';

interface DrawnUnits extends UnitsOfPosition {
  readonly isInTotal: boolean;
}

/** The units that are bought or can be chosen, for one picture (PJ-05). */
export function drawnTogether(quotation: Quotation): DrawnUnits[] {
  const counted = positionsInTotal(quotation);
  const positions = openPositions(quotation);
  return openUnits(quotation).map((unit, at) => ({
    unit: quotedModel(unit),
    amountOfUnits: unit.amountOfUnits,
    contentLevel: fillShare(unit.values?.volumePerUnit, unit.unit.volumeM3),
    isInTotal: counted.includes(positions[at]!),
  }));
}

/** The ground below the picture on paper and in mails. */
export const pictureGround = '#f7f5f1';

/** The parts of a unit, faint if it is not in the total. */
export const partsOf = (unit: readonly Primitive[], { isInTotal }: DrawnUnits): readonly Primitive[] =>
  isInTotal ? unit : faint(unit, pictureGround);

const atMost = (maxUnits: number, units: readonly DrawnUnits[]): DrawnUnits[] =>
  units.map((each) => ({ ...each, amountOfUnits: Math.min(each.amountOfUnits, maxUnits) }));

/** So many of each position that a picture is used in its height. */
export function inPicture(
  units: readonly DrawnUnits[],
  options: Parameters<typeof projectScale>[1],
): DrawnUnits[] {
  const byHeight = projectScale(units, { ...options, widthPx: Number.MAX_SAFE_INTEGER });
  const max = [4, 3, 2].find((each) => projectScale(atMost(each, units), options) <= 1.3 * byHeight);
  return atMost(max ?? 1, units);
}
