import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** The picture of the site that a visitor added to the quotation, with consent (TD-05). */
export const sitePhotos = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    const bytes = engine === 'sqlite' ? ('blob' as const) : ('bytea' as const);
    await db.schema
      .createTable('site_photos')
      .addColumn('configuration_id', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .execute();
  },
});
