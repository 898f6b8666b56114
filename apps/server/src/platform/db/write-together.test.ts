import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import type { Db, Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { busy, writeTogether } from './write-together.ts';

/** A store that only calls the work, and fails to commit if it is told so. */
function openStore(commit: () => Promise<void> = async () => {}): Pick<Store, 'write' | 'lockMs'> {
  return {
    lockMs: 2500,
    write: async (work) => {
      const result = await work({} as Db);
      await commit();
      return result;
    },
  };
}

/** Doubles each number, and notes which numbers were written together. */
function doubling(
  groups: number[][],
  answerOf: (item: number, alone: boolean) => number | Error | typeof busy,
) {
  return {
    keyOf: (item: number) => `${item % 100}`,
    write: async (_db: Db, items: readonly number[], alone: boolean) => {
      groups.push([...items]);
      return items.map((item) => answerOf(item, alone));
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

const lost = () => new StoreUnavailable('the connection is lost');
const refused = () => new StoreUnavailable('refused', { cause: new pg.DatabaseError('refused', 7, 'error') });

it('writes in one transaction what waits at the same time, each key once and 16 at most (threat 63, S4)', async () => {
  const groups: number[][] = [];
  const write = writeTogether(
    openStore(),
    doubling(groups, (item) => 2 * item),
  );
  const items = [...Array.from({ length: 18 }, (_, at) => at), 101, 201];
  expect(await Promise.all(items.map(write))).toEqual(items.map((item) => 2 * item));
  expect(groups).toEqual([items.slice(0, 16), [16, 17, 101], [201]]);
});

it('lets the next group begin while one commits, but not while one writes (threat 63, S4)', async () => {
  const steps: string[] = [];
  let commit = () => {};
  const commits = [
    new Promise<void>((resolve) => {
      commit = resolve;
    }),
  ];
  const write = writeTogether(
    openStore(async () => commits.shift()),
    {
      keyOf: String,
      write: async (_db: Db, [item]: readonly string[]) => {
        steps.push(`${item} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(`${item} ends`);
        return [item ?? ''];
      },
    },
  );
  const first = write('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await write('b')).toBe('b');
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  commit();
  expect(await first).toBe('a');
});

it('rejects only the item that has an error', async () => {
  const write = writeTogether(
    openStore(),
    doubling([], (item) => (item === 2 ? new Error('not 2') : item)),
  );
  const answers = await Promise.allSettled([1, 2, 3].map(write));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('writes an item alone that is busy in its group (threat 63, S4)', async () => {
  const groups: number[][] = [];
  const write = writeTogether(
    openStore(),
    doubling(groups, (item, alone) => (item === 2 && !alone ? busy : item)),
  );
  expect(await Promise.all([1, 2, 3].map(write))).toEqual([1, 2, 3]);
  expect(groups).toEqual([[1, 2, 3], [2]]);
});

it('writes each item alone if the database refuses their group', async () => {
  const groups: number[][] = [];
  const work = doubling(groups, (item) => item);
  const write = writeTogether(openStore(), {
    ...work,
    write: async (db, items, alone) => {
      const answers = await work.write(db, items, alone);
      if (items.includes(2)) throw refused();
      return answers;
    },
  });
  const answers = await Promise.allSettled([1, 2, 3].map(write));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
});

it('rejects all items if the connection is lost, because nobody knows what was stored', async () => {
  const groups: number[][] = [];
  const write = writeTogether(
    openStore(() => Promise.reject(lost())),
    doubling(groups, (item) => item),
  );
  const answers = await Promise.allSettled([1, 2].map(write));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(groups).toEqual([[1, 2]]);
});

it('gives up when a turn does not come, and never writes the item later (threat 63, S4)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const groups: number[][] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const work = doubling(groups, (item) => item);
  const write = writeTogether(openStore(), {
    ...work,
    write: async (db, items, alone) => {
      const answers = await work.write(db, items, alone);
      if (items.includes(1)) await held;
      return answers;
    },
  });
  const first = write(1);
  await new Promise((resolve) => setImmediate(resolve));
  const second = write(2).catch((error: unknown) => error);
  vi.advanceTimersByTime(2500);
  expect(await second).toBeInstanceOf(StoreUnavailable);
  goOn();
  expect(await first).toBe(1);
  expect(await write(3)).toBe(3);
  expect(groups).toEqual([[1], [3]]);
});
