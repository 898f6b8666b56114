import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The plan of the yard that a visitor made (TD-06). */
export const yardPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('configurations').addColumn('yard_plan', 'text').execute();
  },
};
