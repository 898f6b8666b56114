import { StoreUnavailable } from './store-unavailable.ts';

/**
 * Runs the work of one process one after the other. Quotation numbers are taken one by one anyway. Without this, a
 * frozen process would leave many open transactions in the database, each of which blocks the others until it is
 * ended (S4). The maximum wait is that of a lock. A turn is over at the latest when its work is; the work may say so
 * earlier, when it only has to commit.
 */
export function takeTurns(
  patienceMs = 2500,
): <Result>(work: (over: () => void) => Promise<Result>) => Promise<Result> {
  let last: Promise<void> = Promise.resolve();
  return <Result>(work: (over: () => void) => Promise<Result>) => {
    const before = last;
    const { promise, resolve: over } = Promise.withResolvers<void>();
    last = promise;
    return new Promise<Result>((resolve, reject) => {
      let gaveUp = false;
      const timer = setTimeout(() => {
        gaveUp = true;
        reject(new StoreUnavailable('the offers before this one take too long'));
      }, patienceMs);
      void before.then(() => {
        clearTimeout(timer);
        if (gaveUp) over();
        else work(over).finally(over).then(resolve, reject);
      });
    });
  };
}
