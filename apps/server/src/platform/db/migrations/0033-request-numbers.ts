import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests without a price have numbers of their own, R-2026-000001 (QU-08). Earlier ones keep theirs. */
export const requestNumbers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_numbers')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('next', 'integer', (column) => column.notNull())
      .execute();
  },
});
