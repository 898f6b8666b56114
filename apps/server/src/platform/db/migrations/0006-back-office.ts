import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Logos by content, and the list of quotations and leads for staff. */
export const backOffice = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    const bytes = engine === 'sqlite' ? ('blob' as const) : ('bytea' as const);
    // Prefixes are found by a range, which needs text sorted by bytes.
    const word = engine === 'sqlite' ? sql`text` : sql`text collate "C"`;

    await db.schema
      .createTable('media')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('incoming')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('total_cents', time)
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('handled', 'integer', (column) => column.notNull())
      .addColumn('handled_by', 'text')
      .addColumn('assigned_to', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('incoming_pk', ['kind', 'id'])
      .execute();
    await db.schema
      .createIndex('incoming_newest')
      .on('incoming')
      .columns(['kind', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('incoming_handled')
      .on('incoming')
      .columns(['kind', 'handled', 'created_at', 'id'])
      .execute();

    await db.schema
      .createTable('incoming_words')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('word', word, (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('incoming_words_pk', ['kind', 'word', 'id'])
      .execute();
    await db.schema.createIndex('incoming_words_id').on('incoming_words').columns(['kind', 'id']).execute();

    await db.schema.createIndex('offers_state').on('offers').columns(['state', 'created_at', 'id']).execute();
    await db.schema.createIndex('offers_client').on('offers').column('client_email').execute();
    await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();
    await db.schema.createIndex('outbox_meeting').on('outbox').column('meeting_id').execute();
  },
});
