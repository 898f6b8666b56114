import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Actions of staff on incoming items, and erasures. */
export const staffLogs = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('incoming_events')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('incoming_id', 'text', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('incoming_events_of')
      .on('incoming_events')
      .columns(['kind', 'incoming_id', 'at'])
      .execute();
    await db.schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('person_hash', 'text')
      .addColumn('erased', 'text', (column) => column.notNull())
      .addColumn('remains', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('erasures_by_time').on('erasures').columns(['at', 'id']).execute();
  },
});
