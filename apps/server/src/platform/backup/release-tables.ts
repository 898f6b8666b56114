import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/all-migrations.ts';
import type { Tables } from '../db/tables.ts';
import { BackupRefused, type TableShape } from './backup-tables.ts';
import { tablesOf } from './sqlite-tables.ts';

/** The last applied migration. An unknown one would mean lost data, so it is rejected. */
export function lastKnownMigration(thing: 'backup' | 'database', been: readonly string[]): string {
  const known = Object.keys(migrations('sqlite'));
  const unknown = been.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupRefused(
      `The ${thing} is from a newer release (${unknown.join(', ')}). Install that release or a newer one; nothing was changed.`,
    );
  }
  return been.at(-1) ?? '';
}

/** The tables of this release up to that migration, for both engines: created in memory and inspected. */
export async function tablesUpTo(migration: string): Promise<TableShape[]> {
  const database = new Database(':memory:');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    await migrate(db, 'sqlite', migration);
    return tablesOf(database);
  } finally {
    await db.destroy();
  }
}

export function mustMatch({ name, columns }: TableShape, tables: readonly TableShape[]): void {
  const own = tables.find((table) => table.name === name);
  if (own?.columns.join() === columns.join()) return;
  throw new BackupRefused(
    `The table ${name} of the backup does not look like this release's. Nothing was changed.`,
  );
}

/** Foreign tables and columns of a database, which a restore could not place. */
export const foreignNames = (found: readonly TableShape[], known: readonly TableShape[]): string[] =>
  found.flatMap(({ name, columns }) => {
    const own = known.find((table) => table.name === name);
    if (!own) return [name];
    return columns.filter((column) => !own.columns.includes(column)).map((column) => `${name}.${column}`);
  });
