import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A list counts with the other list of its segment and was checked against one version of it. The sum of both versions
 * grows by one with every publish, so this key lets one of two publishes through that were checked at the same moment.
 * Lists of before have no revision.
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
