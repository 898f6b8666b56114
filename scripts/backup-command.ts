import type { TableSum } from '../apps/server/src/platform/backup/backup-lines.ts';
import { BackupRefused } from '../apps/server/src/platform/backup/backup-tables.ts';
import { settings } from '../apps/server/src/platform/config/settings.ts';
import { type StoreLocation, storeLocation } from '../apps/server/src/platform/db/open-store.ts';

interface Installation {
  readonly location: StoreLocation;
  readonly dataDir: string;
}

/** Reads only the settings of the database: a backup must not fail because the mail password is missing. */
export function installationOf(env: Readonly<Record<string, string | undefined>>): Installation {
  const dataDir = env[settings.dataDir.name]?.trim() || settings.dataDir.default;
  const databaseUrl = env[settings.databaseUrl.name]?.trim() || undefined;
  return { location: storeLocation({ databaseUrl, databasePoolSize: 2, dataDir }), dataDir };
}

/** An expected refusal prints its message only; any other error prints its stack. */
export async function orSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known =
      error instanceof BackupRefused || (error instanceof Error && error.message.includes('DATA_DIR'));
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

export const tableOf = (tables: Readonly<Record<string, TableSum>>): string =>
  Object.entries(tables)
    .map(
      ([name, { rows, hash }]) =>
        `${name.padEnd(20)} ${String(rows).padStart(10)} rows  ${hash.slice(0, 16)}`,
    )
    .join('\n');
