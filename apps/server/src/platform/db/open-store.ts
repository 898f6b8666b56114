import type { Config } from '../config/config.ts';
import type { PostgresStoreOptions } from './postgres-store.ts';
import { probingWrites } from './probe-writes.ts';
import { refusingDamage } from './refuse-damage.ts';
import type { Store } from './store.ts';

export type StoreLocation =
  | {
      readonly engine: 'sqlite';
      readonly dataDir: string | ':memory:';
      /** In memory: starts as a copy of this database. */
      readonly copyOf?: Buffer;
    }
  | ({ readonly engine: 'postgres' } & PostgresStoreOptions);

export const storeLocation = (
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
): StoreLocation =>
  config.databaseUrl
    ? { engine: 'postgres', url: config.databaseUrl, poolSize: config.databasePoolSize }
    : { engine: 'sqlite', dataDir: config.dataDir };

/** Opens the database and migrates its tables. Only the used engine is loaded. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if (location.engine === 'sqlite') {
    const { openSqliteStore } = await import('./sqlite-store.ts');
    return refusingDamage(probingWrites(await openSqliteStore(location.dataDir, location.copyOf)));
  }
  const { openPostgresStore } = await import('./postgres-store.ts');
  return refusingDamage(probingWrites(await openPostgresStore(location)));
}
