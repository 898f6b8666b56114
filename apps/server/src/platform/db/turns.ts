import { StoreUnavailable } from './store-errors.ts';

/**
 * Runs one work after the other; who waits for its turn longer than `mostMs` is refused. A process that freezes then
 * leaves one open transaction that blocks other processes until the database ends it, and not one after the other (S4).
 */
export function turns(mostMs: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const until = performance.now() + mostMs;
    const own = before.then(() => {
      if (performance.now() > until) throw new StoreUnavailable('those before take too long');
      return work();
    });
    before = own.catch(() => {});
    return own;
  };
}
