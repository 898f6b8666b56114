import { isInTotal } from '@silowright/domain/deal/deal';
import { asFlat, inPositions } from '../../platform/db/quotation-positions.ts';
import { writeStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type {
  Offer,
  PricedContent,
  Quotation,
  QuotedPosition,
  UnitContent,
  UnitQuotation,
} from './quotation.ts';

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

/** The numbers of what was bought and of the rest; undefined: there was nothing to choose (PJ-04). */
export function decidedNumbers(
  content: PricedContent,
): { readonly bought: readonly string[]; readonly rest: readonly string[] } | undefined {
  if (!content.decided) return undefined;
  const bought = new Set(positionsInTotal(content));
  return {
    bought: [...bought].map(({ number }) => number),
    rest: content.positions.flatMap((each) => (bought.has(each) ? [] : [each.number])),
  };
}

const beforePositions = 2;

/**
 * An offer as it is stored. The release before this one, which may run beside it (decision 38), knows no positions:
 * what has one unit only is written as that release reads it.
 */
export function writtenOffer(offer: Offer): string {
  const isOne =
    offer.kind === 'request' ||
    (offer.positions.length === 1 && offer.positions[0]?.role.kind === 'included');
  if (!isOne) return writeStored(storedKinds.quotation, offer);
  const flat = offer.kind === 'request' ? offer : onlyPosition(offer);
  return writeStored(storedKinds.quotation, flat, beforePositions);
}
