import type { StockPlan } from '@silowright/domain/planner/plan-stock';
import { fewestUnits, splitVolume, type UnitSplit } from '@silowright/domain/sizing/split-volume';
import { boot } from '@silowright/ui/catalogue/boot.ts';

/** Numbers of units offered besides the requested one: the fewest possible, and up to two more. */
const offered = 3;

/** Equal units that hold the plan: the fewest, some more, and the number the visitor typed (EN-02). */
export function proposedSplits(
  { neededM3 }: Pick<StockPlan, 'neededM3'>,
  largestM3: number,
  requestedAmount: number | undefined,
): UnitSplit[] {
  const fewest = fewestUnits(neededM3, largestM3, boot().asked);
  if (!fewest) return [];
  const amounts = new Set(Array.from({ length: offered }, (_, more) => fewest.amountOfUnits + more));
  if (requestedAmount !== undefined && requestedAmount > fewest.amountOfUnits) amounts.add(requestedAmount);
  const splits = [...amounts].flatMap(
    (amount) => splitVolume(neededM3, amount, largestM3, boot().asked) ?? [],
  );
  // More units of the smallest size hold much more than needed; they are offered only on request.
  return splits.filter(
    ({ amountOfUnits, volumePerUnitM3 }) =>
      amountOfUnits === fewest.amountOfUnits ||
      amountOfUnits === requestedAmount ||
      (amountOfUnits - 1) * volumePerUnitM3 < neededM3,
  );
}

export const totalOf = ({ amountOfUnits, volumePerUnitM3 }: UnitSplit): number =>
  amountOfUnits * volumePerUnitM3;
