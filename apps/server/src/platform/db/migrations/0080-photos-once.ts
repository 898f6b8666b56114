import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * The content of a picture of the site once, and the configurations and quotations that have it (S18); of which
 * configuration another one is a copy (S19). Tables of their own, because the previous release runs beside this one:
 * its pictures stay where they are and are read from there.
 */
export const photosOnce = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    const bytes = engine === 'sqlite' ? ('blob' as const) : ('bytea' as const);
    await db.schema
      .createTable('photos')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('photo_uses')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('photo_uses_of').on('photo_uses').column('digest').execute();
    await db.schema
      .createTable('copies')
      .addColumn('configuration_id', 'text', (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('copies_of').on('copies').column('origin').execute();
    await sql`create index offers_reopen_code on offers (substr(reopen_token_hash, 1, 5))`.execute(db);
  },
});
