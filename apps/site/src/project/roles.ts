import type { PositionRole } from '@silowright/domain/deal/deal';

/** What a position is in the project, and whether the visitor has chosen it already (PJ-04). */
export interface InProject {
  readonly role: PositionRole;
  /** Only optional positions and alternatives are chosen. */
  readonly isChosen?: boolean | undefined;
}

/** Beside each other they are still readable on a phone. */
export const maximumAlternatives = 4;

export const isInTotal = ({ role, isChosen }: InProject): boolean =>
  role.kind === 'included' || isChosen === true;

export const groupOf = ({ role }: InProject): string | undefined =>
  role.kind === 'alternative' ? role.group : undefined;

/** The alternatives of each choice that has at least two. */
export function groupsOf<Each extends InProject>(positions: readonly Each[]): Map<string, Each[]> {
  const groups = Map.groupBy(positions, (each) => groupOf(each) ?? '');
  groups.delete('');
  for (const [group, members] of groups) if (members.length < 2) groups.delete(group);
  return groups;
}

const included: InProject = { role: { kind: 'included' }, isChosen: undefined };

/**
 * Positions as they are shown and sent. An alternative without another one is included until there is one again, one of
 * a group is chosen at most, and something is always in the total: a quotation of nothing has no price.
 */
export function settled<Each extends InProject>(positions: readonly Each[]): readonly Each[] {
  const groups = groupsOf(positions);
  const read = positions.map((each): Each => {
    const group = groupOf(each);
    const others = group === undefined ? undefined : groups.get(group);
    if (group !== undefined && !others) return { ...each, ...included };
    const isSecond = others && others.find(({ isChosen }) => isChosen) !== each;
    const isWrong = each.isChosen && (each.role.kind === 'included' || isSecond);
    return isWrong ? { ...each, isChosen: undefined } : each;
  });
  const [first, ...others] = read;
  return !first || read.some(isInTotal) ? read : [{ ...first, isChosen: true }, ...others];
}

/** The configurations of what was chosen, as the server needs them. */
export const chosenIds = (
  positions: readonly (InProject & { readonly session: { readonly values: { readonly id: string } } })[],
): string[] => positions.filter(({ isChosen }) => isChosen).map(({ session: { values } }) => values.id);

/** The group whose last alternative this is. */
export const endsGroup = <Each extends InProject>(
  groups: ReadonlyMap<string, readonly Each[]>,
  position: Each,
): string | undefined => {
  const group = groupOf(position);
  return group !== undefined && groups.get(group)?.at(-1) === position ? group : undefined;
};
