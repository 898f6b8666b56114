import type { Store } from './store.ts';
import { StoreDamaged } from './store-errors.ts';

/**
 * After a damaged page was found, the store is not ready until a restart finds no damage: readable pages say nothing
 * about the others (S13).
 */
export function refusingDamage(store: Store): Store {
  let damage: StoreDamaged | undefined;
  const watched = <Result>(work: Promise<Result>): Promise<Result> => {
    work.catch((error) => {
      if (error instanceof StoreDamaged) damage = error;
    });
    return work;
  };
  return {
    ...store,
    read: (work) => watched(store.read(work)),
    write: (work) => watched(store.write(work)),
    run: (query, params) => watched(store.run(query, params)),
    ping: async () => {
      if (damage) throw damage;
      await watched(store.ping());
    },
  };
}
