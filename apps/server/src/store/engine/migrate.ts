import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/all-migrations.ts';
import type { Db, EngineName } from '../store.ts';
import { DatabaseUnfit } from './database-unfit.ts';

/** Applies all migrations, or all up to the named one, in one transaction. */
export async function migrate(db: Db, engine: EngineName, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
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
