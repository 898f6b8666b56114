import { StoreUnavailable } from './store-unavailable.ts';

/**
 * Runs the work of one process one after the other. Numbers of quotations are given one by one anyway; without turns a
 * process that halts would leave a whole queue of transactions at the database, each of which keeps the others waiting
 * until it is ended (S4). Nobody waits for a turn longer than for a lock.
 */
export function takeTurns(patienceMs = 2500): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>) => {
    let gaveUp = false;
    const mine = last.then(() => (gaveUp ? undefined : work()));
    const before = last;
    last = mine.catch(() => {});
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        gaveUp = true;
        reject(new StoreUnavailable('the offers before this one take too long'));
      }, patienceMs);
      void before.then(() => {
        clearTimeout(timer);
        if (!gaveUp) (mine as Promise<Result>).then(resolve, reject);
      });
    });
  };
}
