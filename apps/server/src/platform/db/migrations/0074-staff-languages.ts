import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The language that a member of staff chose (D21). A table of its own: the previous release has prepared queries on all
 * columns of staff_members (S8).
 */
export const staffLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_languages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute();
  },
};
