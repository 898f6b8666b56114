import type { StoreLocation } from '../db/open-store.ts';
import type { BackupSource, DatabaseMoment, RestoreTarget } from './backup-tables.ts';
import { foreignNames, lastKnownMigration, tablesUpTo } from './release-tables.ts';

export async function openBackupSource(location: StoreLocation): Promise<BackupSource> {
  const moment = await openMoment(location);
  try {
    const tables = await tablesUpTo(lastKnownMigration('database', moment.migrations));
    return { ...moment, tables, leftOut: foreignNames(moment.tables, tables) };
  } catch (error) {
    await moment.close();
    throw error;
  }
}

async function openMoment(location: StoreLocation): Promise<DatabaseMoment> {
  if (location.engine === 'sqlite')
    return (await import('./sqlite-tables.ts')).sqliteSource(location.dataDir);
  return (await import('./postgres-tables.ts')).postgresSource(location.url);
}

/** Rejects a database that already has tables; creates those of the backup's release. */
export async function openRestoreTarget(
  location: StoreLocation,
  lastMigration: string,
): Promise<RestoreTarget> {
  if (location.engine === 'sqlite') {
    return (await import('./sqlite-tables.ts')).sqliteTarget(location.dataDir, lastMigration);
  }
  return (await import('./postgres-tables.ts')).postgresTarget(location.url, lastMigration);
}
