import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Db, EngineName } from './store.ts';

/** Brings the tables up to date, all migrations or none. */
export async function migrate(db: Db, engine: EngineName): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
