import type { RevisedPosition } from '@silowright/contract/revisions';

/** A position as typed. */
export interface EditedPosition extends Pick<RevisedPosition, 'id' | 'role' | 'selection'> {
  /** Of an alternative. */
  readonly group: string;
  readonly isChosen: boolean;
  /** Empty: the size of the quotation. */
  readonly unit: string;
  readonly amount: string;
}

export const editedPositions = (positions: readonly RevisedPosition[]): EditedPosition[] =>
  positions.map(({ id, role, group = '', chosen = false, unit = '', amount_of_units, selection }) => ({
    id,
    role,
    group,
    isChosen: chosen,
    unit,
    amount: String(amount_of_units),
    selection,
  }));

export const draftedPosition = (
  { id, role, group, isChosen, unit, selection }: EditedPosition,
  amount_of_units: number,
): RevisedPosition => ({
  id,
  ...(unit && { unit }),
  role,
  ...(role === 'alternative' && { group }),
  ...(isChosen && role !== 'included' && { chosen: true as const }),
  amount_of_units,
  selection,
});

/** What a position can be: in the price, optional, or an alternative to another position, by its id. */
export type Place = 'included' | 'optional' | `to ${string}`;

/** The other alternatives of its group. */
export const besides = (
  positions: readonly EditedPosition[],
  { id, role, group }: EditedPosition,
): EditedPosition[] =>
  role === 'alternative'
    ? positions.filter((each) => each.id !== id && each.role === 'alternative' && each.group === group)
    : [];

export function placeOf(positions: readonly EditedPosition[], position: EditedPosition): Place {
  if (position.role !== 'alternative') return position.role;
  return `to ${besides(positions, position)[0]?.id ?? ''}`;
}

/** The positions to which one can be an alternative: one of each group. */
export const alternativesTo = (
  positions: readonly EditedPosition[],
  { id }: EditedPosition,
): EditedPosition[] =>
  positions
    .filter((each) => each.id !== id)
    .filter(
      (each, at, others) =>
        each.role !== 'alternative' ||
        others.findIndex(({ role, group }) => role === 'alternative' && group === each.group) === at,
    );

/** With one position somewhere else. What was in the total stays in it, as the chosen one. */
export function withPlace(positions: readonly EditedPosition[], id: string, place: Place): EditedPosition[] {
  const other = place.startsWith('to ') ? positions.find((each) => `to ${each.id}` === place) : undefined;
  const group = other?.role === 'alternative' ? other.group : (other?.id ?? '');
  return settled(
    positions.map((each): EditedPosition => {
      if (each.id === other?.id) {
        const isChosen = each.role === 'included' || each.isChosen;
        return { ...each, role: 'alternative', group, isChosen };
      }
      if (each.id !== id) return each;
      if (other) return { ...each, role: 'alternative', group, isChosen: false };
      return { ...each, role: place === 'optional' ? place : 'included', group: '', isChosen: false };
    }),
  );
}

export const without = (positions: readonly EditedPosition[], id: string): EditedPosition[] =>
  settled(positions.filter((each) => each.id !== id));

/** Of alternatives at most one is chosen. */
export function withChosen(
  positions: readonly EditedPosition[],
  position: EditedPosition,
  isChosen: boolean,
): EditedPosition[] {
  const others = besides(positions, position).map(({ id }) => id);
  return positions.map((each) => {
    if (each.id === position.id) return { ...each, isChosen };
    return isChosen && others.includes(each.id) ? { ...each, isChosen: false } : each;
  });
}

/** An alternative that is alone is in the price. */
const settled = (positions: readonly EditedPosition[]): EditedPosition[] =>
  positions.map((each) =>
    each.role === 'alternative' && besides(positions, each).length === 0
      ? { ...each, role: 'included', group: '', isChosen: false }
      : each,
  );
