import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';
import type { EngineName } from './store.ts';
import type { Tables } from './tables.ts';
import { createDatabase } from './testing/postgres-server.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const open: Record<EngineName, () => Promise<Kysely<Tables>>> = {
  sqlite: async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-migrate-'));
    folders.push(folder);
    return new Kysely({
      dialect: new SqliteDialect({ database: new Database(path.join(folder, 'a.sqlite')) }),
    });
  },
  postgres: async () => {
    const url = await createDatabase(inject('postgresUrl') ?? '');
    return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  },
};
const engineNames: EngineName[] = inject('postgresUrl') === null ? ['sqlite'] : ['sqlite', 'postgres'];

it.each(engineNames)(
  'an update that fails leaves the tables as they were, on %s (threat 53)',
  async (engine) => {
    const db = await open[engine]();
    const columns = async () => {
      const tables = await db.introspection.getTables();
      return tables.map(({ name, columns: all }) => [name, all.map((column) => column.name)]);
    };
    await migrate(db, engine, '0001-first-tables');
    // A later migration makes a table of this name.
    await sql`create table planned_lists (id text)`.execute(db);
    const before = await columns();
    await expect(migrate(db, engine)).rejects.toThrow(/planned_lists/);
    expect(await columns()).toEqual(before);

    await sql`drop table planned_lists`.execute(db);
    await migrate(db, engine);
    expect(JSON.stringify(await columns())).toContain('planned_lists');
    await db.destroy();
  },
);
