import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertWords } from '../../incoming/incoming-words.ts';
import { insertRow, insertRows } from './prepared.ts';
import type { Db, Store } from './store.ts';
import { engines } from './testing/engines.ts';

const saveLogo = (db: Db, name: string) =>
  insertRow(db, 'media', { name, bytes: Buffer.from('logo'), created_at: 1 });
const logos = (store: Store) => store.read((db) => db.selectFrom('media').select('name').execute());

describe.each(engines)('prepared queries in a transaction on $name', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.open();
  });
  afterEach(() => store.close());

  it('are sent together and undone together if one fails', async () => {
    const names = ['a', 'b', 'a', 'c'];
    await expect(store.write((db) => Promise.all(names.map((name) => saveLogo(db, name))))).rejects.toThrow(
      /unique/i,
    );
    expect(await logos(store)).toEqual([]);
    await store.write((db) => saveLogo(db, 'd'));
    expect(await logos(store)).toEqual([{ name: 'd' }]);
  });

  it('report the first error, also if a later one is known before (S4)', async () => {
    const late = async (db: Db) => {
      await saveLogo(db, 'a').catch(async (error: unknown) => {
        await new Promise((resolve) => setImmediate(resolve));
        throw error;
      });
    };
    await store.write((db) => saveLogo(db, 'a'));
    const both = store.write((db) =>
      Promise.all([late(db), ...['b', 'c'].map((name) => saveLogo(db, name))]),
    );
    await expect(both).rejects.toThrow(/unique/i);
    expect(await logos(store)).toEqual([{ name: 'a' }]);
  });

  it('insert several rows, also with a text that is cut within a letter', async () => {
    const rows = ['one', `a${'𐐷'.repeat(30)}`.slice(0, 60), '"quoted\\ud800"'].map((hash, at) => ({
      recipient_hash: hash,
      at,
    }));
    await store.write((db) => insertRows(db, 'recipient_limits', rows));
    await store.write((db) => insertRows(db, 'recipient_limits', []));
    const stored = await store.read((db) =>
      db.selectFrom('recipient_limits').selectAll().orderBy('at').execute(),
    );
    expect(stored).toEqual(
      rows.map(({ recipient_hash, at }) => ({ recipient_hash: recipient_hash.toWellFormed(), at })),
    );
  });

  it('store words that are cut within a letter, and those that are names in JavaScript', async () => {
    const words = ['__proto__', 'constructor', '12', `a${'𐐷'.repeat(30)}`.slice(0, 60)];
    await store.write((db) => insertWords(db, { kind: 'leads', id: 'x' }, words));
    const stored = await store.read((db) => db.selectFrom('incoming_words').select('word').execute());
    expect(stored.map(({ word }) => word).sort()).toEqual(words.map((word) => word.toWellFormed()).sort());
  });
});

it('a prepared write is refused where SQLite has ended the transaction', async () => {
  const [sqlite] = engines;
  const store = await sqlite!.open();
  await expect(store.read((db) => saveLogo(db, 'a'))).rejects.toThrow('There is no transaction.');
  expect(await logos(store)).toEqual([]);
  await store.close();
});
