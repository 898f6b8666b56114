import { beforeEach, describe, expect, it } from 'vitest';
import { lostRows, type Rows } from '../../../apps/server/src/platform/backup/testing/kept-rows.ts';
import { openStore } from '../../../apps/server/src/platform/db/open-store.ts';
import type { Db, Store } from '../../../apps/server/src/platform/db/store.ts';
import { findHalfLists } from './find-half-lists.ts';
import type { SentList } from './publishers.ts';

const rowsOf = (cents: number) => [
  { name: 'CS 30', volume: 30, uuid: 'u', priceInCents: cents, heightInMm: 1 },
];
const list = (version: number, comment: string) => ({
  kind: 'base' as const,
  segment: 'road_salt',
  version,
  comment,
  content_hash: '',
  author: 'Anna',
  content: JSON.stringify({ id: { version, segment: 'road_salt' }, prices: rowsOf(version) }),
  published_at: 0,
  revision: version,
  catalogue_version: null,
});
const plan = {
  id: 'plan',
  kind: 'base' as const,
  segment: 'road_salt',
  due_at: 0,
  state: 'published' as const,
  changes: '[]',
  changed: 1,
  content_hash: '',
  author: 'Anna',
  author_id: 'a',
  comment: 'torture planned',
  created_at: 0,
  settled_at: 1,
  settled_by: 'system',
  version: 3,
  problem: null,
};
const base = { kind: 'base' as const, segment: 'road_salt', acknowledged: true };
const sent: SentList[] = [
  { ...base, version: 2, comment: 'torture now', rows: rowsOf(2) },
  { ...base, comment: 'torture planned', rows: rowsOf(3), planId: 'plan' },
  { ...base, version: 4, comment: 'torture not acknowledged', rows: rowsOf(4), acknowledged: false },
];

const changeList = (version: number, change: object) => (db: Db) =>
  db.updateTable('price_lists').set(change).where('version', '=', version).execute();
const faults: readonly {
  readonly fault: string;
  readonly plant: (db: Db) => Promise<unknown>;
  readonly lost?: RegExp;
  readonly half?: RegExp;
}[] = [
  { fault: 'nothing', plant: async () => {} },
  {
    fault: 'a list that is gone',
    plant: (db) => db.deleteFrom('price_lists').where('version', '=', 2).execute(),
    lost: /^base list road_salt 2, which was acknowledged/,
    half: /versions 1,3/,
  },
  {
    fault: 'half a list',
    plant: changeList(2, { content: JSON.stringify({ prices: [] }) }),
    half: /2 is not what was sent/,
  },
  { fault: 'a plan that is gone', plant: (db) => db.deleteFrom('planned_lists').execute(), lost: /planned/ },
  {
    fault: 'a plan published and still waiting',
    plant: (db) => db.updateTable('planned_lists').set({ state: 'waiting', version: null }).execute(),
    half: /is waiting, its version says otherwise/,
  },
  {
    fault: 'a plan published twice',
    plant: (db) =>
      db
        .insertInto('price_lists')
        .values({ ...list(4, 'torture planned'), content: list(3, '').content })
        .execute(),
    half: /was published 2 times/,
  },
  {
    fault: 'a plan that failed',
    plant: (db) => db.updateTable('planned_lists').set({ state: 'failed', version: null }).execute(),
    lost: /is failed/,
    half: /is failed, its version says otherwise/,
  },
];

describe('the check after a kill during a publish', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
    await store.write(async (db) => {
      for (const one of [list(1, ''), list(2, 'torture now'), list(3, 'torture planned')])
        await db.insertInto('price_lists').values(one).execute();
      await db.insertInto('planned_lists').values(plan).execute();
    });
    return () => store.close();
  });

  it.each(faults)('reports $fault', async ({ plant, lost, half }) => {
    await store.write(plant);
    const found = await store.read((db) => findHalfLists(db, sent));
    const matching = (sentence?: RegExp) =>
      sentence ? expect.arrayContaining([expect.stringMatching(sentence)]) : [];
    expect(found).toEqual({ lost: matching(lost), half: matching(half) });
  });
});

describe('the comparison with the rows of before', () => {
  const rows = (columns: readonly string[], ...all: string[][]): Rows =>
    new Map([['offers', { columns, rows: all }]]);
  const before = rows(['id', 'number'], ['"a"', '1'], ['"b"', '2']);
  it.each<[string, Rows, RegExp[]]>([
    ['nothing', rows(['id', 'new', 'number'], ['"b"', 'null', '2'], ['"a"', '0', '1']), []],
    ['a lost row', rows(['id', 'number'], ['"a"', '1']), [/offers: "b"/]],
    ['a changed cell', rows(['id', 'number'], ['"a"', '1'], ['"b"', '3']), [/offers: "b"/]],
    ['a lost column', rows(['id'], ['"a"'], ['"b"']), [/column/]],
    ['a lost table', new Map(), [/table offers/]],
  ])('reports %s', (_, after, expected) => {
    const found = lostRows(before, after, { running: false });
    expect(found).toEqual(expected.map((sentence) => expect.stringMatching(sentence)));
  });
});
