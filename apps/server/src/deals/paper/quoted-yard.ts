import { picturedPositions } from '@silowright/domain/deal/deal';
import { plannedUnit } from '@silowright/domain/engineering/site-plan';
import { equalUnits, type Yard, type YardPosition, yardOf } from '@silowright/domain/yard/standing-units';
import type { PricedContent, QuotedPosition } from './quotation.ts';

export interface QuotedYard extends Yard {
  readonly amountOfUnits: number;
}

type Standing = QuotedPosition & { readonly engineering: NonNullable<QuotedPosition['engineering']> };

/** What of a quotation stands on the plan of the yard; empty without a plan. */
export function standingOnYard({ positions, chosen }: PricedContent): Standing[] {
  const standing = picturedPositions(positions, chosen).filter(
    (each): each is Standing => each.engineering !== undefined,
  );
  return standing.some(({ yard }) => yard) ? standing : [];
}

/** The visitor's plan with all units of the quotation; that of one unit is as it was made (TD-06, PJ-06). */
export function quotedYard(quotation: PricedContent): QuotedYard | undefined {
  const [first, ...others] = standingOnYard(quotation).map(
    ({ number, unit, engineering, amountOfUnits, yard }): YardPosition => ({
      number,
      unit: plannedUnit(unit.diameterMm, engineering),
      amountOfUnits,
      plan: yard,
    }),
  );
  if (!first) return undefined;
  const amountOfUnits = [first, ...others].reduce((sum, each) => sum + each.amountOfUnits, 0);
  if (others.length > 0) return { ...yardOf([first, ...others]), amountOfUnits };
  return first.plan && { plan: first.plan, standing: equalUnits(first.plan, first.unit), amountOfUnits };
}
