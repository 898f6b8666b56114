import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { saveMedia } from './documents.ts';
import { openStore } from './open-store.ts';
import type { Db } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';

const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
afterAll(() => store.close());

const pages = async (db: Db) => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  return rows[0]?.page_count ?? 0;
};
const allow = (count: number) =>
  store.read((db) => sql`pragma max_page_count = ${sql.raw(`${count}`)}`.execute(db));
const keep = (bytes: number) => store.write((db) => saveMedia(db, `${bytes}`, Buffer.alloc(bytes), 1));

it('is not ready while the disk is full, and recovers without a restart (threat 55)', async () => {
  await allow((await store.read(pages)) + 10);
  await store.ping();
  await expect(keep(100_000)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  // A small write still fits; that does not make it ready.
  await keep(100);
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);

  await allow(1_000_000);
  await store.ping();
  await keep(100_000);
  const names = await store.read((db) => db.selectFrom('media').select('name').orderBy('name').execute());
  expect(names).toEqual([{ name: '100' }, { name: '100000' }]);
});
