import type { Cents } from '../units.ts';

/** An alternative shares its group with others, of which one is chosen (PJ-04). */
export type PositionRole =
  | { readonly kind: 'included' }
  | { readonly kind: 'optional' }
  | { readonly kind: 'alternative'; readonly group: string };

interface AnyPosition {
  readonly id: string;
  readonly role: PositionRole;
}

/** Equal units of one configuration. */
export interface UnitPosition extends AnyPosition {
  readonly kind: 'units';
  readonly configurationId: string;
  readonly amountOfUnits: number;
}

/** What no catalogue has, in the customer's language. */
export interface FreePosition extends AnyPosition {
  readonly kind: 'free';
  readonly text: string;
  /** May have decimals: 2.5 hours. */
  readonly quantity: number;
  /** For one. */
  readonly priceCents: Cents;
}

export type Position = UnitPosition | FreePosition;

/** A line about the whole deal that staff added, in the customer's language. A discount is negative. */
export interface AddedLine {
  readonly kind: 'discount' | 'extra';
  readonly text: string;
  readonly cents: Cents;
}

/** The code of a preset of the catalogue, or words of this deal, which somebody else approves. */
export type Term = { readonly preset: string } | { readonly words: string };

/** What was agreed for this deal; what is absent is as the catalogue says. */
export interface Terms {
  readonly validityDays?: number;
  readonly payment?: Term;
  readonly delivery?: Term;
  readonly incoterm?: Term;
  readonly warranty?: Term;
}

/** What a customer may buy together: an ordered list of configurations and free positions (PJ-02). */
export interface Deal {
  readonly positions: readonly Position[];
  readonly addedLines: readonly AddedLine[];
  readonly terms: Terms;
  /** Confirmed by staff; replaces what the tariff gives. */
  readonly confirmedTransportCents?: Cents;
  /** The ids of optional positions and of alternatives that the customer chose. */
  readonly chosen: readonly string[];
}

/** What can be chosen from: a deal, or a quotation of it. */
export interface Choosable {
  readonly positions: readonly AnyPosition[];
  /** As in a deal. */
  readonly chosen: readonly string[];
}

/** What was not chosen is not in the total (PJ-04). */
export const isInTotal = ({ id, role }: AnyPosition, { chosen }: Pick<Choosable, 'chosen'>): boolean =>
  role.kind === 'included' || chosen.includes(id);

/** Alternatives of a group stand together, where its first one is; any other position stands alone. */
export const groupsOf = <Each extends AnyPosition>(positions: readonly Each[]): Each[][] => [
  ...Map.groupBy(positions, ({ id, role }) =>
    role.kind === 'alternative' ? `group ${role.group}` : `position ${id}`,
  ).values(),
];

/**
 * What a picture of the whole deal shows, in the order of the paper: what is in the total, and the first of a group of
 * which none is chosen. Never nothing (PJ-06).
 */
export function picturedPositions<Each extends AnyPosition>(
  positions: readonly Each[],
  chosen: readonly string[] = [],
): Each[] {
  const pictured = groupsOf(positions).flatMap((group) => {
    const inTotal = group.filter((each) => isInTotal(each, { chosen }));
    return inTotal.length === 0 && group[0]?.role.kind === 'alternative' ? group.slice(0, 1) : inTotal;
  });
  return pictured.length > 0 ? pictured : positions.slice(0, 1);
}

const isBeside = (role: PositionRole, other: PositionRole): boolean =>
  role.kind === 'alternative' && other.kind === 'alternative' && role.group === other.group;

/** With one position chosen: an alternative takes the place of the others of its group. */
export const choose = <From extends Choosable>(deal: From, id: string): From => {
  const role = deal.positions.find((position) => position.id === id)?.role;
  if (!role || role.kind === 'included') return deal;
  const others = deal.chosen.filter(
    (other) => other !== id && !deal.positions.some((each) => each.id === other && isBeside(each.role, role)),
  );
  return { ...deal, chosen: [...others, id] };
};

/** Without one that was chosen. */
export const unchoose = <From extends Choosable>(deal: From, id: string): From => ({
  ...deal,
  chosen: deal.chosen.filter((other) => other !== id),
});
