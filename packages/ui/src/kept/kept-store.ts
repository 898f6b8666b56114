import { createStore } from 'zustand';
import { persist, type StorageValue } from 'zustand/middleware';
import { isLike, isRecord, readKept } from './kept-json.ts';
import { safeStorage } from './safe-storage.ts';
import { storeHook } from './store-hook.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface KeptForm<State> {
  /** Of the form; raised with an upgrade when a field changes its meaning. */
  readonly version?: number;
  /** By version: makes the form of the next version. A state of a version without one is discarded. */
  readonly upgrades?: Readonly<Record<number, (kept: Fields) => Fields>>;
  /** Reads a field of any release, undefined as if it was not kept. Fields without a reader must be like the first ones. */
  readonly readers?: { readonly [Field in keyof State]?: (kept: unknown, state: Fields) => unknown };
}

/**
 * A store whose state survives a reload, also into another release (C21): an older form is upgraded, and of what is
 * kept only the fields that this release can read count.
 */
export function createKept<State extends object>(
  name: string,
  fresh: () => State,
  { version = 1, upgrades = {}, readers = {} }: KeptForm<State> = {},
) {
  const storage = safeStorage();
  const isVersioned = (kept: unknown) =>
    isRecord(kept) && typeof kept.version === 'number' && isRecord(kept.state);
  const read = (first: State, kept: Fields): Fields => {
    const fields = Object.entries(kept).map(([name, value]) => {
      const reader = readers[name as keyof State];
      if (reader) return [name, reader(value, kept)];
      return [name, isLike(first[name as keyof State], value) ? value : undefined];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  };
  const store = createStore<State>()(
    persist(fresh, {
      name,
      version,
      storage: {
        getItem: (key) => readKept<StorageValue<State>>(storage.getItem(key), isVersioned) ?? null,
        setItem: (key, kept) => storage.setItem(key, JSON.stringify(kept)),
        removeItem: storage.removeItem,
      },
      migrate: (kept, from) => {
        let state = kept as Fields | undefined;
        for (let at = from; state && at !== version; at++) state = upgrades[at]?.(state);
        return state as State;
      },
      merge: (kept, first) => ({ ...first, ...read(first, (kept ?? {}) as Fields) }),
    }),
  );
  return storeHook(store);
}
