import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hash of a PDF or picture, to notice damage (S28). Files of earlier releases have none. */
export const documentHashes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documents').addColumn('sha256', 'text').execute();
  },
};
