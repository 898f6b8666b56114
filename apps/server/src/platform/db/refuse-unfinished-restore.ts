import { existsSync } from 'node:fs';
import { databaseFileIn, restoringFileIn } from './data-dir.ts';
import { DatabaseUnfit } from './store-errors.ts';

/** Exists in PostgreSQL from the beginning of a restore until its commit. */
export const restoringTable = 'silowright_restoring';

/**
 * A start beside what a killed restore left would open an empty shop, with numbers from 1 and a new key, and the next
 * restore would be refused because of it (S23). Call it under the lock, which a running restore holds.
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  const draft = restoringFileIn(dataDir);
  if (!existsSync(draft) || existsSync(databaseFileIn(dataDir))) return;
  throw unfinishedRestore(draft, `delete ${draft}`);
}

export const unfinishedTable = (): DatabaseUnfit =>
  unfinishedRestore(`the table ${restoringTable}`, `drop table ${restoringTable}`);

const unfinishedRestore = (left: string, discard: string): DatabaseUnfit =>
  new DatabaseUnfit(
    `A restore was not finished: ${left} is left of it. Run it again (npm run restore -- FILE). ` +
      `To start without the backup instead, ${discard}.`,
  );
