import pg from 'pg';
import { firstOfEachKey } from './first-of-each-key.ts';
import type { Db, Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Another transaction has something that an item of a group needs: it goes alone afterwards, and may wait. */
export const busy = Symbol('busy');

interface Together<Item, Result> {
  /** A group has one item for each key. */
  readonly keyOf: (item: Item) => string;
  /** The result of each item; an error is that of the item alone. `alone`: it may wait for locks. */
  readonly write: (
    db: Db,
    items: readonly Item[],
    alone: boolean,
  ) => Promise<readonly (Result | Error | typeof busy)[]>;
}

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

/** For SQLite, which serialises writes, many in one commit. */
export const writeAlone =
  <Item, Result>(
    store: Pick<Store, 'write'>,
    { write }: Together<Item, Result>,
  ): ((item: Item) => Promise<Result>) =>
  async (item) => {
    const [result = busy] = await store.write((db) => write(db, [item], true));
    if (result === busy) throw unavailable();
    if (result instanceof Error) throw result;
    return result;
  };

const mostInGroup = 16;

/**
 * Writes the items of one process in one transaction after the other; those that wait meanwhile share the next one. A
 * frozen process then leaves one open transaction in the database that blocks others until it is ended (S4). The next
 * one begins when this one only has to commit. The maximum wait for a turn is that of a lock.
 */
export function writeTogether<Item, Result>(
  store: Pick<Store, 'write' | 'lockMs'>,
  { keyOf, write }: Together<Item, Result>,
): (item: Item) => Promise<Result> {
  let waiting: Call<Item, Result>[] = [];
  /** Those of earlier groups. */
  let single: Call<Item, Result>[] = [];
  let running = false;

  const schedule = () => {
    if (running || waiting.length + single.length === 0) return;
    running = true;
    // All calls of this turn of the event loop are together.
    setImmediate(() => {
      const calls = nextCalls();
      if (calls.length === 0) over();
      else void run(calls, over);
    });
  };
  const over = () => {
    running = false;
    schedule();
  };
  const nextCalls = (): readonly Call<Item, Result>[] => {
    const first = single.shift();
    if (first) return [first];
    const { group, later } = firstOfEachKey(waiting, ({ item }) => keyOf(item), mostInGroup);
    waiting = later;
    return [...group.values()];
  };
  const run = async (calls: readonly Call<Item, Result>[], over: () => void): Promise<void> => {
    const alone = calls.length === 1;
    let isOver = false;
    const once = () => {
      if (!isOver) over();
      isOver = true;
    };
    try {
      const items = calls.map(({ item }) => item);
      const results = await store.write((db) => write(db, items, alone).finally(once));
      calls.forEach((call, at) => {
        const result = results[at];
        if (result === busy || result === undefined) goAlone(call, unavailable());
        else if (result instanceof Error) settle(call, () => call.reject(result));
        else settle(call, () => call.resolve(result));
      });
    } catch (error) {
      for (const call of calls) {
        if (alone || isLost(error)) settle(call, () => call.reject(error));
        else goAlone(call, error);
      }
    }
    once();
    schedule();
  };
  const goAlone = (call: Call<Item, Result>, error: unknown) => {
    if (performance.now() < call.until) single.push(call);
    else settle(call, () => call.reject(error));
  };
  const settle = ({ timer }: Call<Item, Result>, answer: () => void) => {
    clearTimeout(timer);
    answer();
  };
  const giveUp = (call: Call<Item, Result>) => {
    const without = (calls: readonly Call<Item, Result>[]) => calls.filter((other) => other !== call);
    if (![...waiting, ...single].includes(call)) return;
    waiting = without(waiting);
    single = without(single);
    call.reject(unavailable());
  };
  return (item) =>
    new Promise((resolve, reject) => {
      const call: Call<Item, Result> = {
        item,
        resolve,
        reject,
        until: performance.now() + store.lockMs,
        timer: setTimeout(() => giveUp(call), store.lockMs),
      };
      waiting.push(call);
      schedule();
    });
}

const unavailable = () => new StoreUnavailable('the offers before this one take too long');

/** Nobody knows what was stored. If the database answered with an error, it has undone everything. */
const isLost = (error: unknown): boolean =>
  error instanceof StoreUnavailable && !(error.cause instanceof pg.DatabaseError);
