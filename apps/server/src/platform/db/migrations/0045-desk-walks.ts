import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const filtered = ['state', 'market', 'country', 'dealer_id', 'assigned_to', 'handled'] as const;

/** Totals are by currency, and mails are a list like the others. */
export const deskWalks = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of filtered) {
      await db.schema.dropIndex(`incoming_by_${column}`).execute();
      await db.schema
        .createIndex(`incoming_by_${column}`)
        .on('incoming')
        // The last three only spare the row: an open offer expires by itself, and totals are summed by currency.
        .columns([
          ...['list', column, 'created_at', 'id', 'valid_until', 'total_cents', 'currency'],
          // What waits on the desk is counted in this index alone.
          ...(column === 'state' ? ['handled', 'assigned_to'] : []),
        ])
        .execute();
    }
    await db.schema.dropIndex('incoming_listed').execute();
    await db.schema
      .createIndex('incoming_listed')
      .on('incoming')
      .columns(['list', 'created_at', 'id', 'total_cents', 'currency'])
      .execute();
    // A list implies its kind; with this index SQLite walked the whole list instead of looking rows up.
    await db.schema.dropIndex('incoming_newest').execute();
    await db.schema.createIndex('outbox_listed').on('outbox').columns(['created_at', 'id']).execute();
    await db.schema
      .createIndex('outbox_by_state')
      .on('outbox')
      .columns(['state', 'created_at', 'id'])
      .execute();
  },
});
