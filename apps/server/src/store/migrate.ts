import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Db, EngineName } from './store.ts';

/** Brings the tables up to date, or as far as the named migration; all migrations or none. */
export async function migrate(db: Db, engine: EngineName, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
