import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { inspectDatabase } from '../../apps/server/src/app/inspect/inspect-database.ts';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { databaseFileIn } from '../../apps/server/src/platform/db/data-dir.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { makeFewOffers } from './parts-of-restore/make-few-offers.ts';
import { runRounds } from './shared/run-rounds.ts';
import { makeScratch } from './shared/scratch.ts';
import type { Torture } from './torture.ts';

const pageBytes = 4096;
const pagesHit = 12;
const bytesHit = 50;

/**
 * Random bytes of random pages are overwritten, as a bad disk does. A start either serves or says why not, without a
 * stack trace, and no changed document passes the doctor unnoticed (S28).
 */
export const torture: Torture<{ rounds: number; lanes: number }> = {
  options: { rounds: 10, lanes: 2 },
  run: async ({ rounds, lanes }, ledger) => {
    const template = await makeScratch();
    await makeFewOffers(template.dataDir);
    const before = await documentsOf(template.dataDir);
    const clean = await runRounds(
      rounds,
      Array.from({ length: lanes }, () => async () => {
        const scratch = await makeScratch();
        cpSync(template.dataDir, scratch.dataDir, { recursive: true });
        overwrite(databaseFileIn(scratch.dataDir));
        const violations: string[] = [];
        const named = await doctorNames(scratch.dataDir);
        const changed = await documentsOf(scratch.dataDir).then(
          (after) => after !== before,
          () => true,
        );
        if (changed && !named) violations.push('a changed document passed the doctor');
        const started = await startServerProcess(scratch.env).then(
          (server) => server.stop().then(() => ''),
          (error: Error) => error.message,
        );
        if (/^ {4}at /m.test(started)) violations.push(`the start printed a stack trace: ${started}`);
        ledger.add({
          damagedDatabases: 1,
          documentsChanged: Number(changed),
          namedByDoctor: Number(named),
          startsRefused: Number(started !== ''),
          startsServed: Number(started === ''),
          wrong: violations.length,
        });
        scratch.remove();
        return violations;
      }),
      ledger,
    );
    template.remove();
    return clean;
  },
};

/** Never the first page, which says where everything is. */
function overwrite(file: string): void {
  const bytes = readFileSync(file);
  for (let hit = 0; hit < pagesHit; hit++) {
    const page = 1 + Math.floor(Math.random() * (bytes.length / pageBytes - 1));
    const at = page * pageBytes + Math.floor(Math.random() * (pageBytes - bytesHit));
    for (let offset = 0; offset < bytesHit; offset++) bytes[at + offset] = Math.floor(Math.random() * 256);
  }
  writeFileSync(file, bytes);
}

/** Whether the doctor reports damage of a page or of a document. */
const doctorNames = (dataDir: string): Promise<boolean> =>
  inspectDatabase({ engine: 'sqlite', dataDir }).then(
    ({ damage, documents }) => damage.length > 0 || (documents?.damaged.length ?? 0) > 0,
    () => true,
  );

async function documentsOf(dataDir: string): Promise<string> {
  const { db, close } = openReader({ engine: 'sqlite', dataDir });
  try {
    return JSON.stringify([
      await db.selectFrom('offers').select(['id', 'frozen']).orderBy('id').execute(),
      await db.selectFrom('catalogue_versions').select(['version', 'content']).orderBy('version').execute(),
      await db
        .selectFrom('price_lists')
        .select(['segment', 'kind', 'content'])
        .orderBy('segment')
        .orderBy('kind')
        .execute(),
      await db.selectFrom('documents').select(['id', 'bytes']).orderBy('id').execute(),
    ]);
  } finally {
    await close();
  }
}
