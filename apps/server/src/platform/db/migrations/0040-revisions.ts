import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Revisions by staff that wait, or waited, for the approval of another person (D29). */
export const revisions = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('revisions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('configuration_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('percent', 'real', (column) => column.notNull())
      .addColumn('total_cents', time, (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('asked_at', time, (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', time)
      .addColumn('reason', 'text')
      .execute();
    await db.schema.createIndex('revisions_state').on('revisions').columns(['state', 'asked_at']).execute();
    await db.schema.createIndex('revisions_offer').on('revisions').column('offer_id').execute();
    await db.schema
      .createIndex('revisions_configuration')
      .on('revisions')
      .columns(['configuration_id', 'state'])
      .execute();
  },
});
