import { newId } from '../session/session-store.ts';
import {
  inPrintedOrder,
  keep,
  mayAdd,
  newKey,
  positionsLeft,
  refreshOthers,
  undoOf,
} from './change-positions.ts';
import { type Position, readyNow, type Undo } from './project-store.ts';
import { groupOf, groupsOf, isInTotal, maximumAlternatives, settled } from './roles.ts';

/** What a position becomes; an alternative to the position with that key. */
export type RoleToBe =
  | { readonly kind: 'included' | 'optional' }
  | { readonly kind: 'alternative'; readonly to: string };

type Changed = ReadonlyMap<string, Pick<Position, 'role' | 'isChosen'>>;

/** Alternatives of one group, and who of them is in the total. */
function besideEachOther(positions: readonly Position[], key: string, to: string): Changed {
  // One that is alone in its group is included, as it is shown.
  const view = settled(positions);
  const position = view.find((each) => each.key === key);
  const other = view.find((each) => each.key === to);
  if (!position || !other || key === to) return new Map();
  const known = groupOf(other);
  const group = known ?? newKey();
  const members = view.filter((each) => groupOf(each) === group);
  if (groupOf(position) === group || members.length >= maximumAlternatives) return new Map();
  const role = { kind: 'alternative', group } as const;
  // What was in the total stays there. A group that exists keeps its choice.
  const isTaken = known === undefined && isInTotal(other);
  const isChosen = known === undefined && !isTaken && isInTotal(position);
  return new Map([
    [to, known === undefined ? { role, isChosen: isTaken || undefined } : other],
    [key, { role, isChosen: isChosen || undefined }],
  ]);
}

/** In the order of the paper, and with something to take back. */
function change(
  positions: readonly Position[],
  changed: Changed,
  { kind, key, before = positions }: Pick<Undo, 'kind' | 'key'> & { readonly before?: readonly Position[] },
): void {
  if (changed.size === 0) return;
  const next = inPrintedOrder(
    positions.map((each): Position => {
      const to = changed.get(each.key);
      return to ? { ...each, role: to.role, isChosen: to.isChosen } : each;
    }),
  );
  keep(next, undoOf(kind, key, before, next));
  refreshOthers();
}

/** Included, optional, or an alternative to another position; what is optional is not in the total until it is chosen (PJ-04). */
export function setRole(key: string, role: RoleToBe): void {
  const positions = positionsLeft();
  const changed: Changed =
    role.kind === 'alternative'
      ? besideEachOther(positions, key, role.to)
      : new Map([[key, { role, isChosen: (role.kind === 'optional' && isAllOfTotal(key)) || undefined }]]);
  change(positions, changed, { kind: 'role', key });
}

/** What alone is in the total stays there. */
function isAllOfTotal(key: string): boolean {
  const [counted, ...others] = readyNow().filter(isInTotal);
  return counted?.key === key && others.length === 0;
}

/** In the total or not. An alternative takes the place of the others of its group. */
export function setChosen(key: string, isChosen: boolean): void {
  const positions = positionsLeft();
  const position = positions.find((each) => each.key === key);
  if (!position || position.role.kind === 'included') return;
  const group = groupOf(position);
  const others = group === undefined ? [] : positions.filter((each) => groupOf(each) === group);
  const changed: Changed = new Map(
    [...others, position].map((each) => [
      each.key,
      { role: each.role, isChosen: (each === position && isChosen) || undefined },
    ]),
  );
  change(positions, changed, { kind: 'choice', key });
}

/** The buyer chooses one of them on the sign page (PJ-04). What alone is in the total stays there until then. */
export function leaveOpen(group: string): void {
  const positions = positionsLeft();
  const members = positions.filter((each) => groupOf(each) === group);
  const [first] = members;
  const counted = readyNow().filter(isInTotal);
  if (!first || counted.every((each) => groupOf(each) === group)) return;
  const changed: Changed = new Map(members.map(({ key, role }) => [key, { role, isChosen: undefined }]));
  change(positions, changed, { kind: 'choice', key: first.key });
}

/** What a copy is: of the same kind beside its origin, or an alternative to it (CU-02). */
export type CopyAs = 'another' | 'alternative';

export const mayBeAlternative = (positions: readonly Position[], position: Position): boolean =>
  (groupsOf(positions).get(groupOf(position) ?? '')?.length ?? 1) < maximumAlternatives;

/** A copy beside it, with the same unit and choices under a new id. Returns its key. */
export function duplicatePosition(key: string, as: CopyAs): string | undefined {
  const positions = positionsLeft();
  const at = positions.findIndex((each) => each.key === key);
  const source = positions[at];
  if (!source || !mayAdd(positions)) return undefined;
  if (as === 'alternative' && !mayBeAlternative(positions, source)) return undefined;
  const { sentOffer: _sent, askedOffer: _asked, reopened: _reopened, ...session } = source.session;
  const copy: Position = {
    key: newKey(),
    // Another one is not chosen with its origin, and no alternative to it.
    role: { kind: source.role.kind === 'optional' ? 'optional' : 'included' },
    session: { ...session, values: { ...session.values, id: newId() }, keepOptions: true },
    isStored: false,
    copyOf: source.session.values.id,
  };
  const all = positions.toSpliced(at + 1, 0, copy);
  const changed: Changed =
    as === 'alternative' ? besideEachOther(all, copy.key, key) : new Map([[copy.key, copy]]);
  change(all, changed, { kind: 'added', key: copy.key, before: positions });
  return copy.key;
}
