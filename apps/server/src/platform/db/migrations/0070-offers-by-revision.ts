import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The latest revision of a quotation, and those that are open, are found without reading the others. */
export const offersByRevision: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('offers_revision')
      .on('offers')
      .columns(['configuration_id', 'revision', 'state'])
      .execute();
  },
};
