import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Revisions of dealers; every save by staff can be looked up and undone. */
export const dealerSaves = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    // Not a column of dealers, because the previous release would fail on it (decision 38).
    await db.schema
      .createTable('dealer_revisions')
      .addColumn('dealer_id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('dealer_saves')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('dealers', 'text', (column) => column.notNull())
      .addColumn('undone_at', time)
      .addColumn('undone_by', 'text')
      .execute();
    await db.schema.createIndex('dealer_saves_by_time').on('dealer_saves').columns(['at', 'id']).execute();
  },
});
