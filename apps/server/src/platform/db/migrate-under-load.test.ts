import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openStore } from './open-store.ts';
import type { Tables } from './tables.ts';
import { createDatabase } from './testing/postgres-server.ts';

/** The state before the migration that changes the tables of mails and meetings, in this order. */
const before = '0012-clock-and-processes';

describe.skipIf(inject('postgresUrl') === null)('tables change while the previous release writes', () => {
  it('neither the migration nor a booking fails when they lock the same tables in a different order (S8)', async () => {
    const url = await createDatabase(inject('postgresUrl') ?? '');
    const pool = new pg.Pool({ connectionString: url });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db, 'postgres', before);

    const visitor = await pool.connect();
    await visitor.query('begin');
    await visitor.query('lock table meetings in row exclusive mode');
    const opening = openStore({ engine: 'postgres', url, poolSize: 1 });
    opening.catch(() => {});
    const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and not granted`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
    await visitor.query('lock table outbox in row exclusive mode');
    await visitor.query('commit');
    visitor.release();

    const store = await opening;
    await store.close();
    await db.destroy();
  });
});
