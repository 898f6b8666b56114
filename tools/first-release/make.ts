import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { textOfPdf } from '../../apps/server/src/deals/paper/testing/text-of-pdf.ts';
import { startMailServer } from '../../apps/server/src/mails/testing/mail-server.ts';
import { databaseFileIn } from '../../apps/server/src/platform/db/data-dir.ts';
import { olderReleases } from '../torture/parts-of-releases/work-with-release.ts';
import { checkOutRelease } from '../torture/parts-of-replicas/check-out-release.ts';
import { Asker } from '../torture/shared/asker.ts';
import { makeScratch } from '../torture/shared/scratch.ts';
import { startStaffIdentity } from '../torture/shared/staff-identity.ts';
import { changeLists, staffCall, workOnIncoming } from './staff-work.ts';
import { type Visited, visitAll } from './visits.ts';

/**
 * `node scripts/run.mjs tools/first-release/make.ts` runs the first release, lets visitors and staff work with it, and
 * writes its database and what it answered to the fixtures of apps/server/src/app/first-release.test.ts. Needed again
 * only if more should be in that database; the commit of the release must be in the history.
 */
const fixtures = path.resolve(
  import.meta.dirname,
  '../../apps/server/src/app/testing/fixtures/release-0.1.0',
);
const [firstRelease] = olderReleases;
const checkout = checkOutRelease(firstRelease!.commit);
const scratch = await makeScratch();
const staff = await startStaffIdentity();
const mails = await startMailServer();
try {
  const server = await startServerProcess(
    { ...scratch.env, ...staff.env, SMTP_URL: mails.url, LOG_LEVEL: 'error', MEETING_DAYS_AHEAD: '60' },
    checkout.folder,
  );
  const asker = new Asker();
  asker.open(server.address);
  const call = staffCall(asker, staff.token);
  await changeLists(call);
  const { quotations, lead, meetings } = await visitAll(asker, mails);
  await workOnIncoming(call, quotations.withdrawn!.number, quotations.open!.number);
  const said = {
    madeAt: new Date().toISOString(),
    quotations: await Promise.all(
      Object.values(quotations).map(async (one) => ({
        ...one,
        ...(await answersAbout(server.address, one)),
      })),
    ),
    lead,
    meetings: await Promise.all(
      meetings.map(async (token) => ({
        token,
        answer: await get(`${server.address}/api/meetings/${token}`),
      })),
    ),
    dealers: await call('GET', 'dealer/list'),
  };
  await server.stop();
  mkdirSync(fixtures, { recursive: true });
  writeFileSync(path.join(fixtures, 'answers.json'), `${JSON.stringify(said, null, 2)}\n`);
  writeFileSync(
    path.join(fixtures, 'silowright.sqlite.gz'),
    gzipSync(wholeFile(scratch.dataDir), { level: 9 }),
  );
} finally {
  await mails.stop();
  staff.stop();
  scratch.remove();
  checkout.remove();
}

/** With what is still in the log of SQLite, and without free pages. */
function wholeFile(dataDir: string): Buffer {
  const file = databaseFileIn(dataDir);
  const database = new Database(file);
  database.pragma('journal_mode = DELETE');
  database.exec('vacuum');
  database.close();
  return readFileSync(file);
}

async function answersAbout(address: string, { configuration, signToken, reopenToken }: Visited) {
  const headers = { 'sign-token': signToken };
  const signing = await get(`${address}/api/signing/${configuration}`, headers);
  const response = await fetch(`${address}/api/signing/${configuration}/document`, { headers });
  const pdf = Buffer.from(await response.arrayBuffer());
  const reopened = await get(`${address}/api/configurator/reopen/${reopenToken}`);
  return {
    signing,
    reopened,
    pdf: { sha256: createHash('sha256').update(pdf).digest('hex'), pages: await textOfPdf(pdf) },
  };
}

async function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
