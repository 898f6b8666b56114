import { StoreUnavailable } from './store-unavailable.ts';

/**
 * Runs the work of one process one after the other. Quotation numbers are taken one by one anyway. Without this, a
 * frozen process would leave many open transactions in the database, each of which blocks the others until it is
 * ended (S4). The maximum wait is that of a lock.
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
