import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * What releases have shipped, so that a later one knows which prices it changed and which ones staff changed. A table
 * of its own: the previous release runs beside this one (decision 38).
 */
export const shippedLists = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shipped_lists')
      .addColumn('segment', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('shipped_at', engine === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('shipped_lists_key', ['segment', 'number'])
      .addUniqueConstraint('shipped_lists_content', ['segment', 'content_hash'])
      .execute();
  },
});
