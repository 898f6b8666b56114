import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/all-migrations.ts';
import { letRunUnprepared } from './prepared.ts';
import type { Db, EngineName } from './store.ts';
import { DatabaseUnfit } from './store-errors.ts';

/** Applies all migrations, or all up to the named one, in one transaction. */
export async function migrate(db: Db, engine: EngineName, upTo?: string): Promise<void> {
  if (upTo === undefined && (await hasAll(db, Object.keys(migrations(engine))))) return;
  if (engine === 'postgres') await apply(db, engine, upTo);
  else await db.connection().execute((one) => inOwnTransaction(one, () => apply(one, engine, upTo)));
}

/** Kysely migrates SQLite without a transaction: a server killed meanwhile would leave half of a migration. */
async function inOwnTransaction(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    await work();
    await sql`commit`.execute(db);
  } catch (error) {
    // A full disk has ended it already.
    await sql`rollback`.execute(db).catch(() => {});
    throw error;
  }
}

async function apply(db: Db, engine: EngineName, upTo: string | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOn(engine) } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (!error) return;
  const unknown = /previously executed migration (\S+) is missing/.exec((error as Error).message)?.[1];
  if (unknown === undefined) throw error;
  throw new DatabaseUnfit(
    `A newer release has changed the tables of the database (${unknown}). ` +
      'Install that release or a newer one, or restore the backup from before it.',
    { cause: error },
  );
}

/** A migration may fill rows by the functions that write them. */
const migrationsOn = (engine: EngineName): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations(engine)).map(([name, { up }]) => [
      name,
      { up: (db) => up(letRunUnprepared(db, engine)) },
    ]),
  );

/** The usual start: one query instead of those that look for the tables of the migrator. */
async function hasAll(db: Db, names: readonly string[]): Promise<boolean> {
  const applied = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
    .execute(db)
    .then(
      ({ rows }) => rows.map(({ name }) => name),
      // A new database has no such table.
      () => [],
    );
  return applied.join() === names.join();
}
