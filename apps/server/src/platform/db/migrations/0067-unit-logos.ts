import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * Logos of visitors, and the configurations and quotations that show them (ST-07). Tables of their own: the previous
 * release has prepared queries on all columns of configurations (S8).
 */
export const unitLogos = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    const bytes = engine === 'sqlite' ? ('blob' as const) : ('bytea' as const);
    await db.schema
      .createTable('unit_logos')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('stored_at', time, (column) => column.notNull())
      .addColumn('shown', bytes, (column) => column.notNull())
      .addColumn('full_size', bytes, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('unit_logos_by_time').on('unit_logos').column('stored_at').execute();
    await db.schema
      .createTable('logo_uses')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('logo_uses_of').on('logo_uses').column('name').execute();
  },
});
