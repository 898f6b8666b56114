import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A list is checked against one version of the other list of its segment. The sum of both versions grows by one with
 * every publish, so this key lets only one of two publishes succeed that were checked at the same moment. Earlier
 * lists have no revision.
 */
export const listRevisions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('price_lists').addColumn('revision', 'integer').execute();
    await db.schema
      .createIndex('price_lists_revision')
      .unique()
      .on('price_lists')
      .columns(['segment', 'revision'])
      .execute();
  },
});
