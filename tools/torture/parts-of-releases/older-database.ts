import path from 'node:path';
import { spawnServer } from '../../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import { writeBackup } from '../../../apps/server/src/platform/backup/back-up.ts';
import type { BackupSource, Cell } from '../../../apps/server/src/platform/backup/backup-tables.ts';
import { openBackupSource } from '../../../apps/server/src/platform/backup/open-tables.ts';
import { type Rows, readRows } from '../../../apps/server/src/platform/backup/testing/kept-rows.ts';
import { migrations } from '../../../apps/server/src/platform/db/migrations/all-migrations.ts';
import { checkOutRelease } from '../parts-of-replicas/check-out-release.ts';
import { multiplyOffers } from '../parts-of-restore/multiply-offers.ts';
import { makeFolder, makeScratch, type Scratch } from '../shared/scratch.ts';
import { startStaffIdentity } from '../shared/staff-identity.ts';
import { migrationBegins, migrationEnds } from './migration.ts';
import { mustRun } from './run-script.ts';
import { type Release, workWithRelease } from './work-with-release.ts';

/** The database of an older release with many quotations, to be copied and migrated. */
export interface OlderDatabase extends Pick<Scratch, 'dataDir' | 'databaseUrl' | 'location' | 'remove'> {
  readonly rows: Rows;
  /** Names of the applied migrations, and of those of this release. */
  readonly migrations: readonly string[];
  readonly migrationsOfThis: readonly string[];
  /** How long this release changes its tables. */
  readonly migrationMs: number;
}

/** The older release makes a few quotations; they are multiplied, and its own command restores them. */
export async function makeOlderDatabase(
  release: Release,
  offers: number,
  serverUrl?: string,
): Promise<OlderDatabase> {
  const checkout = checkOutRelease(release.commit);
  const staff = await startStaffIdentity();
  const mails = await startMailCounter();
  const few = await makeScratch();
  try {
    await workWithRelease({ scratch: few, staff, mails }, checkout.folder, release);
    const source = await openBackupSource(few.location);
    const file = path.join(makeFolder(), 'older.backup');
    await writeBackup(
      await multiplyOffers(await withoutMeetings(source), offers, offers),
      makeFolder(),
      file,
    );
    await source.close();
    const [kept, tried] = [await makeScratch(serverUrl), await makeScratch(serverUrl)];
    for (const scratch of [kept, tried]) await mustRun(checkout.folder, 'restore', [file], scratch.env);
    const migrationsOfThis = Object.keys(migrations('sqlite'));
    const server = spawnServer(tried.env);
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.stderr?.resume();
    const begins = await migrationBegins(tried.location, server);
    const began = performance.now();
    const ends = begins && (await migrationEnds(tried.location, server, migrationsOfThis));
    const migrationMs = performance.now() - began;
    server.kill('SIGKILL');
    await closed;
    if (!ends) throw new Error('This release did not migrate the database of the older one.');
    tried.remove();
    return {
      ...kept,
      rows: await readRows(kept.location),
      migrations: source.migrations,
      migrationsOfThis,
      migrationMs,
    };
  } finally {
    few.remove();
    checkout.remove();
    staff.stop();
    await mails.stop();
  }
}

/** A time is booked once, so meetings cannot be multiplied. */
async function withoutMeetings(source: BackupSource): Promise<BackupSource> {
  const meetings = source.tables.find(({ name }) => name === 'meetings');
  const ids = new Set<Cell>();
  if (meetings) {
    const place = meetings.columns.indexOf('id');
    for await (const rows of source.rows(meetings)) for (const row of rows) ids.add(row[place] ?? '');
  }
  return {
    ...source,
    async *rows(table) {
      for await (const rows of source.rows(table))
        yield rows.filter((row) => !row.some((cell) => ids.has(cell)));
    },
  };
}
