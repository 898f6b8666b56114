import { create } from 'zustand';
import { safeStorage } from './safe-storage.ts';

/** A state of another version is discarded: the visit starts again. */
const version = 1;

/** A store whose state survives a reload. */
export function createKept<State extends object>(name: string, fresh: () => State) {
  const storage = safeStorage();
  const kept = () => {
    try {
      const { state, version: stored } = JSON.parse(storage.getItem(name)!);
      return stored === version ? (state as State) : undefined;
    } catch {
      // Nothing is stored yet, or it is not ours.
      return undefined;
    }
  };
  const store = create<State>()(() => ({ ...fresh(), ...kept() }));
  store.subscribe((state) => storage.setItem(name, JSON.stringify({ state, version })));
  return store;
}
