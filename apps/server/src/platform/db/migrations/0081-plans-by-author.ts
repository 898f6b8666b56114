import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who planned a list by the id of the login or the token, to hold it when they may no longer (S21). */
export const plansByAuthor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('planned_lists').addColumn('author_id', 'text').execute();
  },
};
