import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * Recent uses of each source, the source of a held mail, the digest that lists a mail, and until when a booking waits
 * for its confirmation. Earlier bookings are confirmed.
 */
export const sources = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('source_uses')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('until', time, (column) => column.notNull())
      .addColumn('meeting_id', 'text')
      .execute();
    await db.schema
      .createIndex('source_uses_source')
      .on('source_uses')
      .columns(['source_hash', 'kind', 'until'])
      .execute();
    await db.schema.createIndex('source_uses_until').on('source_uses').column('until').execute();
    await db.schema.createIndex('source_uses_meeting').on('source_uses').column('meeting_id').execute();
    await db.schema.alterTable('outbox').addColumn('source', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('digest_id', 'text').execute();
    await db.schema.createIndex('outbox_digest').on('outbox').column('digest_id').execute();
    await db.schema
      .createIndex('outbox_sent')
      .on('outbox')
      .columns(['recipient', 'state', 'sent_at'])
      .execute();
    await db.schema.alterTable('meetings').addColumn('confirm_by', time).execute();
  },
});
