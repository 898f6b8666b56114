import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  findConfiguration,
  type RecommendedValues,
  saveChoice,
  saveRecommendedValues,
} from '../../configurator/store/configurations.ts';
import { runTogether } from './run-together.ts';
import type { Store } from './store.ts';
import { engines } from './testing/engines.ts';

const values = (id: string, changes: Partial<RecommendedValues> = {}): RecommendedValues => ({
  id,
  browser_hash: 'own',
  locale: 'de_DE',
  segment: 'agricultural',
  values: `{"of":"${id}"}`,
  country: 'DE',
  dealer_id: null,
  price_version: 1,
  option_version: 1,
  pinned_at: 1000,
  now: 1_794_718_737_836,
  ...changes,
});
const choice = (id: string, revision = 1) => ({
  id,
  revision,
  unit_uuid: `unit of ${id}`,
  unit_type: 'vvs4',
  selection: null,
  now: 1_794_718_737_900,
});
const ids = Array.from({ length: 250 }, (_, at) => `id-${at}`);
const all = <Result>(work: (id: string, at: number) => Promise<Result>) => Promise.all(ids.map(work));

describe.each(engines)('calls at the same time on $name', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.open();
  });
  afterEach(() => store.close());

  it('are all stored and read, each with its own result', async () => {
    expect(await all((id) => saveRecommendedValues(store, values(id)))).toEqual(ids.map(() => true));
    const isOwn = (at: number) => at % 3 !== 0;
    const renewed = await all((id, at) =>
      saveRecommendedValues(store, values(id, { country: 'NL', browser_hash: isOwn(at) ? 'own' : 'other' })),
    );
    expect(renewed).toEqual(ids.map((_, at) => isOwn(at)));
    const rows = await all((id) => findConfiguration(store, id));
    expect(rows).toMatchObject(
      ids.map((id, at) => ({
        id,
        values: `{"of":"${id}"}`,
        unit_uuid: null,
        created_at: 1_794_718_737_836,
        ...(isOwn(at) ? { country: 'NL', revision: 2 } : { country: 'DE', revision: 1 }),
      })),
    );
    expect(
      await all((id, at) => saveChoice(store, choice(id, 2)).then((saved) => saved === isOwn(at))),
    ).toEqual(ids.map(() => true));
    expect(await findConfiguration(store, 'id-1')).toMatchObject({ unit_uuid: 'unit of id-1', revision: 3 });
    expect(await Promise.all(['id-1', 'x', 'id-2'].map((id) => findConfiguration(store, id)))).toMatchObject([
      { id: 'id-1' },
      undefined,
      { id: 'id-2' },
    ] as never);
  });

  it('on one configuration run one after the other, and of two choices on one state one is stored', async () => {
    const twice = await Promise.all([1, 2, 3].map(() => saveRecommendedValues(store, values('a'))));
    expect(twice).toEqual([true, true, true]);
    await saveRecommendedValues(store, values('b'));
    const chosen = await Promise.all(
      [choice('a', 3), choice('b'), choice('a', 3)].map((one) => saveChoice(store, one)),
    );
    expect(chosen[1]).toBe(true);
    expect([chosen[0], chosen[2]].sort()).toEqual([false, true]);
  });
});

const [, postgres] = engines;
describe.skipIf(inject('postgresUrl') === null)('calls at the same time on PostgreSQL', () => {
  let store: Store;
  beforeEach(async () => {
    store = await postgres!.open();
  });
  afterEach(() => store.close());

  it('that the database refuses fail alone', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((id) =>
        saveRecommendedValues(store, values(id, id === 'b' ? { locale: 'no\0text' } : {})),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await findConfiguration(store, 'b')).toBeUndefined();
  });

  it('do not wait for a configuration that another transaction has locked', async () => {
    for (const id of ['a', 'b', 'c']) await saveRecommendedValues(store, values(id));
    let waiting: Promise<boolean> | undefined;
    await store.write(async (db) => {
      await sql`select id from configurations where id = 'a' for update`.execute(db);
      waiting = saveChoice(store, choice('a'));
      await setTimeout(50);
      expect(await Promise.all(['b', 'c'].map((id) => saveChoice(store, choice(id))))).toEqual([true, true]);
    });
    expect(await waiting).toBe(true);
  });
});

it('calls that arrive while two groups are on their way wait, and go as one', async () => {
  const sizes: number[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const run = runTogether<{ id: number }, { id: number }>({
    keyOf: ({ id }) => String(id),
    runOne: async (params) => [params],
    runMany: async (group) => {
      sizes.push(group.length);
      await answered;
      return [...group];
    },
    isRefusal: () => false,
  });
  const turns = [
    [1, 2],
    [3, 4, 5],
    [6, 7],
    [8, 9],
  ];
  const calls: Promise<{ id: number }[]>[] = [];
  for (const turn of turns) {
    calls.push(...turn.map((id) => run({ id })));
    await setImmediate();
    await setImmediate();
  }
  expect(sizes).toEqual([2, 3]);
  answer();
  expect((await Promise.all(calls)).flat()).toEqual(turns.flat().map((id) => ({ id })));
  expect(sizes).toEqual([2, 3, 4]);
});

it('a lost connection fails the whole group, because it may have been stored', async () => {
  const run = runTogether<{ id: number }, { id: number }>({
    keyOf: ({ id }) => String(id),
    runOne: () => Promise.reject(new Error('run alone')),
    runMany: () => Promise.reject(new Error('connection lost')),
    isRefusal: () => false,
  });
  const outcomes = await Promise.allSettled([run({ id: 1 }), run({ id: 2 })]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'connection lost',
    'connection lost',
  ]);
});
