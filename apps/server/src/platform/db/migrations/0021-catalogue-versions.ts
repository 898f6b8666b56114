import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * Every catalogue that was ever served. A base price list belongs to one of them; a list of the release before has
 * none and belongs to that of the list before it, or else to the first.
 */
export const catalogueVersions = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogue_versions')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull().unique())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('differences', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('published_at', engine === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('price_lists').addColumn('catalogue_version', 'integer').execute();
  },
});
