import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** The history of each dealer, and an index for its quotations by day (PX-07). */
export const dealerChanges = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('dealer_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('dealer_id', 'text', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('together', 'integer', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('dealer_changes_of')
      .on('dealer_changes')
      .columns(['dealer_id', 'at', 'id'])
      .execute();
    await db.schema
      .createIndex('visit_counts_by_dealer')
      .on('visit_counts')
      .columns(['dealer', 'step', 'day', 'count', 'cents'])
      .execute();
  },
});
