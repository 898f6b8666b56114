import { create } from 'zustand';
import { isLike, isRecord, readKept } from './kept-json.ts';
import { safeStorage } from './safe-storage.ts';

/** A state of another version is discarded: the visit starts again. */
const version = 1;

/** The fields that have the form of the first ones; another release may have kept others. */
const readable = <State extends object>(first: State, kept: State | undefined): Partial<State> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([key, value]) =>
      key in first ? isLike(first[key as keyof State], value) : isRecord(value),
    ),
  ) as Partial<State>;

/** A store whose state survives a reload. */
export function createKept<State extends object>(name: string, fresh: () => State) {
  const storage = safeStorage();
  const first = fresh();
  const kept = readKept<{ readonly state: State }>(
    storage.getItem(name),
    (found) => isRecord(found) && found.version === version && isRecord(found.state),
  );
  const store = create<State>()(() => ({ ...first, ...readable(first, kept?.state) }));
  store.subscribe((state) => storage.setItem(name, JSON.stringify({ state, version })));
  return store;
}
