import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** The last known time, and the running processes. */
export const clockAndProcesses = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seen_at', time, (column) => column.notNull())
      .addColumn('confirmed_at', time)
      .addColumn('confirmed_by', 'text')
      .execute();
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seen_at', time, (column) => column.notNull())
      .execute();
  },
});
