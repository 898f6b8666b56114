import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The currency of the total in the list of staff. Rows from before are in the only currency there was. */
export const currencyOfTotals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('incoming').addColumn('currency', 'text').execute();
  },
};
