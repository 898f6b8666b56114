import { inject } from 'vitest';
import { openStore } from '../open-store.ts';
import type { EngineName, Store } from '../store.ts';
import { openMemoryStore } from './memory-store.ts';
import { migratedTemplate } from './postgres-for-tests.ts';
import { createDatabase, runStatements } from './postgres-server.ts';

export interface TestEngine {
  readonly name: EngineName;
  /** A new empty store. */
  open(): Promise<Store>;
}

const postgresUrl = inject('postgresUrl');

/**
 * The engines of tests of the store, of locks, and of what happens at the same time. Tests of a feature use SQLite.
 * PostgreSQL is left out if it cannot be started.
 */
export const engines: readonly TestEngine[] = [
  { name: 'sqlite', open: openMemoryStore },
  ...(postgresUrl === null
    ? []
    : [
        {
          name: 'postgres' as const,
          open: () => openOnPostgres(postgresUrl),
        },
      ]),
];

/** Databases of closed stores. Emptying one is faster than copying the template and needs no extra disk space. */
const unused: string[] = [];

async function openOnPostgres(serverUrl: string): Promise<Store> {
  const url = unused.pop() ?? (await createMigrated(serverUrl));
  // A busy machine can stop a test for seconds.
  const store = await openStore({ engine: 'postgres', url, poolSize: 5, haltMs: 60_000 });
  return {
    ...store,
    close: async () => {
      await store.close();
      await runStatements(url, emptyAllTables);
      unused.push(url);
    },
  };
}

/** The URL of a new database on PostgreSQL that has the tables and no rows. */
export const createMigrated = (serverUrl = postgresUrl ?? ''): Promise<string> =>
  createDatabase(serverUrl, { template: migratedTemplate });

/** Ignores the order that foreign keys would require. The tables of the migrator stay. */
const emptyAllTables = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    loop execute format('delete from %I', name); end loop;
  end $$`;
