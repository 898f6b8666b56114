import { type ColumnDataType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Milliseconds need 64 bits in PostgreSQL; bytes have another type name there. */
const columnTypes = {
  sqlite: { time: 'integer', bytes: 'blob', real: 'real' },
  postgres: { time: 'bigint', bytes: 'bytea', real: 'double precision' },
} as const satisfies Record<EngineName, Record<string, ColumnDataType>>;

export const firstTables = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const { time, bytes, real } = columnTypes[engine];

    await db.schema
      .createTable('configurations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('segment', 'text')
      .addColumn('values', 'text', (column) => column.notNull())
      .addColumn('country', 'text')
      .addColumn('dealer_id', 'text')
      .addColumn('price_version', 'integer')
      .addColumn('option_version', 'integer')
      .addColumn('pinned_at', time)
      .addColumn('unit_uuid', 'text')
      .addColumn('unit_type', 'text')
      .addColumn('selection', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('updated_at', time, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('price_lists')
      .addColumn('segment', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('base', 'options')`))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('published_at', time, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_lists_pk', ['segment', 'kind', 'version'])
      .execute();

    await db.schema
      .createTable('dealers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hub_spot_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('industry', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('segments', 'text', (column) => column.notNull())
      .addColumn('lat', real, (column) => column.notNull())
      .addColumn('lng', real, (column) => column.notNull())
      .addColumn('image_url', 'text')
      .addColumn('crm_url', 'text')
      .addColumn('active', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('offers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('configuration_id', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('client_email', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('frozen', 'text', (column) => column.notNull())
      .addColumn('valid_until', time, (column) => column.notNull())
      .addColumn('reopen_token_hash', 'text', (column) => column.notNull())
      .addColumn('sign_token_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addUniqueConstraint('offers_same_content', ['configuration_id', 'content_hash'])
      .addUniqueConstraint('offers_number', ['number', 'revision'])
      .execute();

    await db.schema
      .createTable('offer_numbers')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('next', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('offer_id', 'text')
      .addColumn('lead_id', 'text')
      .addColumn('meeting_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('recipient_role', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('not_before', time, (column) => column.notNull())
      .addColumn('lease_until', time)
      .addColumn('lease_owner', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('raw', bytes)
      .addColumn('last_error', 'text')
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('sent_at', time)
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'not_before']).execute();
    await db.schema.createIndex('outbox_offer').on('outbox').column('offer_id').execute();

    await db.schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addUniqueConstraint('documents_once', ['offer_id', 'kind'])
      .execute();

    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('configuration_id', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addUniqueConstraint('leads_same_content', ['configuration_id', 'content_hash'])
      .execute();

    await db.schema
      .createTable('meetings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('configuration_id', 'text')
      .addColumn('starts_at', time, (column) => column.notNull().unique())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('recipient_limits')
      .addColumn('recipient_hash', 'text', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('recipient_limits_recipient')
      .on('recipient_limits')
      .columns(['recipient_hash', 'at'])
      .execute();
  },
});
