import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';

/** Base plate below a load cell. */
export const cellPlateMm: Millimetres = 26;

/** Thickness of the deck below a ring. */
export const deckMm: Millimetres = 200;

/** Lower edge of the ring beam. */
export const ringFootMm = ({ shellBottomMm }: Pick<UnitModel, 'shellBottomMm'>): Millimetres =>
  shellBottomMm - 330;

/** Top of the deck that carries the ring; load cells are between both. */
export const deckTopMm = (unit: Pick<UnitModel, 'shellBottomMm' | 'parts'>): Millimetres => {
  const cell = unit.parts.find(({ name }) => name === 'foot-cell');
  return cell ? cell.zMm + cellPlateMm : ringFootMm(unit);
};
