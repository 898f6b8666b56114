import { maximumAmount, minimumAmount } from '../session/field-rules.ts';
import { type Choosable, type Deal, isInTotal, type Position } from './deal.ts';

/** Of each kind, units and free ones (PJ-01). */
export const maximumPositions = 20;
const maximumQuantity = 99_999;
/** More than any quotation. */
const maximumCents = 100_000_000_000;

export interface DealProblem {
  readonly code:
    | 'no-position'
    | 'too-many-positions'
    | 'id-twice'
    | 'configuration-twice'
    | 'bad-amount'
    | 'bad-quantity'
    | 'bad-price'
    | 'no-text'
    /** An alternative without another one. */
    | 'one-alternative'
    | 'two-of-a-group-chosen'
    | 'unknown-choice'
    /** To be signed: each group needs one. */
    | 'none-of-a-group-chosen'
    | 'nothing-chosen';
  /** Of the position; the text of an added line. */
  readonly of?: string;
}

/** Everything that is wrong with a deal, in the order of its positions. */
export function checkDeal(deal: Deal): DealProblem[] {
  const { positions, addedLines, confirmedTransportCents = 0 } = deal;
  const configurations = positions.flatMap((each) => (each.kind === 'units' ? [each.configurationId] : []));
  const free = positions.length - configurations.length;
  const problems: DealProblem[] = [];
  if (positions.length === 0) problems.push({ code: 'no-position' });
  if (Math.max(configurations.length, free) > maximumPositions) problems.push({ code: 'too-many-positions' });
  for (const position of positions) {
    problems.push(...problemsOf(position).map((code) => ({ code, of: position.id })));
  }
  for (const id of twice(positions.map((each) => each.id))) problems.push({ code: 'id-twice', of: id });
  for (const id of twice(configurations)) problems.push({ code: 'configuration-twice', of: id });
  for (const [only, second] of groupsOf(positions)) {
    if (!second) problems.push({ code: 'one-alternative', of: only!.id });
  }
  problems.push(...problemsOfChoices(deal));
  for (const { text, cents } of addedLines) {
    if (!text.trim()) problems.push({ code: 'no-text' });
    if (!isAmount(Math.abs(cents))) problems.push({ code: 'bad-price', of: text });
  }
  if (!isAmount(confirmedTransportCents)) problems.push({ code: 'bad-price' });
  return problems;
}

function problemsOf(position: Position): DealProblem['code'][] {
  if (position.kind === 'units') {
    const { amountOfUnits } = position;
    const isAllowed =
      Number.isInteger(amountOfUnits) && amountOfUnits >= minimumAmount && amountOfUnits <= maximumAmount;
    return isAllowed ? [] : ['bad-amount'];
  }
  const { text, quantity, priceCents } = position;
  const isQuantity = quantity > 0 && quantity <= maximumQuantity;
  return [
    ...(text.trim() ? [] : ['no-text' as const]),
    ...(isQuantity ? [] : ['bad-quantity' as const]),
    ...(isAmount(priceCents) ? [] : ['bad-price' as const]),
  ];
}

type Chosen = Choosable['positions'][number];

const groupsOf = (positions: readonly Chosen[]): Chosen[][] => [
  ...Map.groupBy(
    positions.filter(({ role }) => role.kind === 'alternative'),
    ({ role }) => (role.kind === 'alternative' ? role.group : ''),
  ).values(),
];

/** What cannot be chosen together. A group without a choice is none yet. */
export function problemsOfChoices({ positions, chosen }: Choosable): DealProblem[] {
  const choosable = positions.filter(({ role }) => role.kind !== 'included').map(({ id }) => id);
  return [
    ...groupsOf(positions).flatMap((group): DealProblem[] => {
      const [first, second] = group.filter(({ id }) => chosen.includes(id));
      return first && second ? [{ code: 'two-of-a-group-chosen', of: second.id }] : [];
    }),
    ...chosen
      .filter((id) => !choosable.includes(id))
      .map((id) => ({ code: 'unknown-choice' as const, of: id })),
  ];
}

/** Why nobody can sign a choice: one of each group is needed, and something must be bought (PJ-04). */
export function problemsOfOrder(deal: Choosable): DealProblem[] {
  const none = groupsOf(deal.positions)
    .filter((group) => !group.some(({ id }) => deal.chosen.includes(id)))
    .map((group) => ({ code: 'none-of-a-group-chosen' as const, of: group[0]!.id }));
  const problems = [...problemsOfChoices(deal), ...none];
  const isEmpty = !deal.positions.some((position) => isInTotal(position, deal));
  return problems.length === 0 && isEmpty ? [{ code: 'nothing-chosen' }] : problems;
}

const isAmount = (cents: number): boolean => Number.isInteger(cents) && cents >= 0 && cents <= maximumCents;

const twice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];
