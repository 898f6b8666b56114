import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * Meetings that can be moved and cancelled. No release has stored a meeting before, so the first version of the table
 * is dropped without a copy.
 */
export const meetings = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema.dropTable('meetings').execute();
    await db.schema
      .createTable('meetings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('configuration_id', 'text')
      .addColumn('starts_at', time, (column) => column.notNull())
      .addColumn('ends_at', time, (column) => column.notNull())
      // One booking per slot (D23); nulls do not count, so a cancelled meeting frees its time.
      .addColumn('slot', time, (column) => column.unique())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .execute();
  },
});
