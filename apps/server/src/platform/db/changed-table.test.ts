import { describe, expect, inject, it } from 'vitest';
import { findConfiguration } from '../../configurator/store/configurations.ts';
import { dealersInCountry } from '../../dealers/store/dealers.ts';
import { tablesUpTo } from '../backup/release-tables.ts';
import { migrations } from './migrations/all-migrations.ts';
import { openStore } from './open-store.ts';
import { prepared } from './prepared.ts';
import { createMigrated } from './testing/engines.ts';
import { runStatements } from './testing/postgres-server.ts';

/** Changes of the tables by a newer release while this one is running. */
describe.skipIf(inject('postgresUrl') === null)('a table that changes under prepared queries', () => {
  const open = async () => {
    const url = await createMigrated();
    return { url, store: await openStore({ engine: 'postgres', url, poolSize: 1 }) };
  };

  it('gets a column, and the queries still work (threat 64, S8)', async () => {
    const { url, store } = await open();
    const ask = async () => [await findConfiguration(store, 'x'), await dealersInCountry(store, 'NL')];
    expect(await ask()).toEqual([undefined, []]);
    await runStatements(
      url,
      'alter table configurations add column later text; alter table dealers add column later text',
    );
    expect(await ask()).toEqual([undefined, []]);
    await store.close();
  });

  it('changes the result of a query: it is prepared again and answered (threat 64, S8)', async () => {
    const { url, store } = await open();
    const everything = prepared<{ id: string }, { id: string }>({
      name: 'everything',
      kind: 'read',
      build: (db, param) => db.selectFrom('leads').selectAll().where('id', '=', param('id')),
    });
    expect(await store.run(everything, { id: 'x' })).toEqual([]);
    await runStatements(url, 'alter table leads add column later text');
    for (let time = 0; time < 3; time++) expect(await store.run(everything, { id: 'x' })).toEqual([]);
    await store.close();
  });
});

it.each(['configurations', 'dealers'])(
  'the table %s has the columns that the previous release prepared (threat 64, S8)',
  async (name) => {
    const columnsAt = async (migration: string) =>
      (await tablesUpTo(migration)).find((table) => table.name === name)?.columns;
    const last = Object.keys(migrations('sqlite')).at(-1) ?? '';
    expect(await columnsAt(last)).toEqual(await columnsAt('0011-staff-logs'));
  },
);
