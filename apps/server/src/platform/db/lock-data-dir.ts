import path from 'node:path';
import Database from 'better-sqlite3';
import { closeToOthers } from './data-dir.ts';
import { DatabaseUnfit } from './store-errors.ts';

/**
 * Two processes on one folder would corrupt each other's view of the data. The lock is an open exclusive transaction
 * on a separate file, so the operating system frees it after a crash.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'lock.sqlite');
  const lock = new Database(file, { timeout: 0 });
  try {
    closeToOthers(file);
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
    throw new DatabaseUnfit(
      `Another process is already using the data folder ${path.resolve(dataDir)}. ` +
        'Stop it first, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL) for several processes.',
      { cause: error },
    );
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}
