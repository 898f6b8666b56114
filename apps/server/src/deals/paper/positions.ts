import { isInTotal } from '@silowright/domain/deal/deal';
import { asFlat, inPositions } from '../../platform/db/quotation-positions.ts';
import type { PricedContent, Quotation, QuotedPosition, UnitContent, UnitQuotation } from './quotation.ts';

/** A unit as the only position of a quotation: what the upgrade of the store makes of earlier ones. */
export const quotationOf = <Flat extends UnitContent>(
  flat: Flat,
): Flat extends UnitQuotation ? Quotation : PricedContent => inPositions(flat) as never;

type OneOf<Content extends PricedContent> = Content extends Quotation ? UnitQuotation : UnitContent;

/** Each position with what it shares with the others, in the order of the paper. */
export const unitsOf = <Content extends PricedContent>(content: Content): OneOf<Content>[] =>
  content.positions.map((position) => asFlat(content, position) as never);

/** For what shows one unit only, such as the picture of a row in a list. */
export const firstUnit = <Content extends PricedContent>(content: Content): OneOf<Content> =>
  unitsOf(content)[0]!;

/** For what cannot handle several positions yet. */
export function onlyPosition<Content extends PricedContent>(content: Content): OneOf<Content> {
  if (content.positions.length !== 1) throw new Error(`a quotation of ${content.positions.length} positions`);
  return firstUnit(content);
}

/** Included positions and chosen ones (PJ-04). */
export const positionsInTotal = ({ positions, chosen = [] }: PricedContent): QuotedPosition[] =>
  positions.filter((position) => isInTotal(position, { chosen }));
