import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The plan of the yard that a visitor made (TD-06). A table of its own: the previous release has prepared queries on
 * all columns of configurations (S8).
 */
export const yardPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('yard_plans')
      .addColumn('configuration_id', 'text', (column) => column.primaryKey())
      .addColumn('plan', 'text', (column) => column.notNull())
      .execute();
  },
};
