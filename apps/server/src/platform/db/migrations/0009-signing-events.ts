import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Signing events, each once per offer: the audit page is written from them. */
export const signingEvents = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('signing_events')
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('signing_events_pk', ['offer_id', 'event'])
      .execute();
  },
});
