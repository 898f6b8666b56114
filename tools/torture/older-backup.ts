import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../apps/server/src/mails/testing/mail-counter.ts';
import { backUp } from '../../apps/server/src/platform/backup/back-up.ts';
import { countRows, lostRows, readRows } from '../../apps/server/src/platform/backup/testing/kept-rows.ts';
import { databaseFileIn } from '../../apps/server/src/platform/db/data-dir.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import { mustRun, runScript } from './parts-of-releases/run-script.ts';
import { olderReleases, type Release, workWithRelease } from './parts-of-releases/work-with-release.ts';
import { checkOutRelease } from './parts-of-replicas/check-out-release.ts';
import type { Acknowledged } from './shared/acknowledged.ts';
import { Asker, pause } from './shared/asker.ts';
import { findHalfMade } from './shared/find-half-made.ts';
import { findLost } from './shared/find-lost.ts';
import { makeFolder, makeScratch, type Scratch } from './shared/scratch.ts';
import { type ServerPlaces, serverEnv } from './shared/server-env.ts';
import { type StaffIdentity, startStaffIdentity } from './shared/staff-identity.ts';
import type { Torture } from './torture.ts';

const root = path.join(import.meta.dirname, '../..');
const mailPatienceMs = 60_000;

/**
 * Backups that older releases made are restored by this one, from and into both engines; the server starts and
 * everything of before is read. A backup of this release is refused by the older ones.
 */
export const torture: Torture<{ times: number }> = {
  options: { times: 1 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const staff = await startStaffIdentity();
    let clean = true;
    try {
      for (let time = 0; time < times; time++) {
        for (const release of olderReleases) {
          const checkout = checkOutRelease(release.commit);
          try {
            const fromEngine = async (engine: string) => {
              const made = await makeOlderBackup(release, checkout.folder, staff, engine);
              for (const target of ['', postgres.value.url]) {
                const { faults, ...seen } = await restoreHere(made, checkout.folder, staff, target);
                for (const fault of faults)
                  console.error(`${release.commit}, ${nameOf(engine)} → ${nameOf(target)}: ${fault}`);
                ledger.add({ ...seen, faults: faults.length });
                clean &&= faults.length === 0;
              }
              made.remove();
            };
            await Promise.all(['', postgres.value.url].map(fromEngine));
          } finally {
            checkout.remove();
          }
        }
      }
      return clean;
    } finally {
      staff.stop();
      await postgres.value.stop();
    }
  },
};

const nameOf = (serverUrl: string) => (serverUrl ? 'PostgreSQL' : 'SQLite');

type OlderBackup = Awaited<ReturnType<typeof makeOlderBackup>>;

/** The older release works, and its own command makes the backup. */
async function makeOlderBackup(release: Release, from: string, staff: StaffIdentity, serverUrl: string) {
  const scratch = await makeScratch(serverUrl);
  const mails = await startMailCounter();
  const acknowledged = await workWithRelease({ scratch, staff, mails }, from, release);
  await mails.stop();
  const file = path.join(makeFolder(), 'older.backup');
  await mustRun(from, 'backup', [file], scratch.env);
  return { file, acknowledged, rows: await readRows(scratch.location), remove: scratch.remove };
}

async function restoreHere(made: OlderBackup, from: string, staff: StaffIdentity, serverUrl: string) {
  const { rows, acknowledged } = made;
  const scratch = await makeScratch(serverUrl);
  const mails = await startMailCounter();
  const faults: string[] = [];
  await mustRun(root, 'restore', [made.file], scratch.env);
  for (const row of lostRows(rows, await readRows(scratch.location), { running: false }))
    faults.push(`not restored: ${row}`);
  const places = { scratch, staff, mails };
  const server = await startServerProcess(serverEnv(places));
  try {
    const read = await readAll(server.address, places, faults);
    const queued = await deliverQueued(places, faults);
    for (const row of lostRows(rows, await readRows(scratch.location), { running: true }))
      faults.push(`changed by the start: ${row}`);
    faults.push(...(await missing(scratch, acknowledged)));
    const findings = await examine({ ...serverEnv(places), DEMO_LOGIN: 'off' });
    // The identity provider is one of this harness.
    for (const { area, level, text } of findings)
      if (level === 'error' && area !== 'identity') faults.push(`the doctor: ${text}`);
    const refused = await olderRefuses(scratch, from, serverUrl, faults);
    return {
      restored: 1,
      rows: countRows(rows),
      ...read,
      queuedMails: queued,
      refusedByOlder: refused,
      faults,
    };
  } finally {
    await server.stop();
    await mails.stop();
    scratch.remove();
  }
}

/** Every list, document and quotation of before, as staff read them. */
async function readAll(address: string, { scratch, staff }: ServerPlaces, faults: string[]) {
  const asker = new Asker();
  asker.open(address);
  const ask = async (call: string) =>
    fetch(`${address}/api/admin/${call}`, { headers: { authorization: `Bearer ${staff.token()}` } });
  const reader = openReader(scratch.location);
  try {
    const { db } = reader;
    const documents = await db.selectFrom('documents').select(['id', 'bytes']).execute();
    for (const { id, bytes } of documents) {
      const answer = await ask(`documents/${id}`);
      if (hashOf(Buffer.from(await answer.arrayBuffer())) !== hashOf(bytes))
        faults.push(`document ${id}: ${answer.status}, or other bytes`);
    }
    const lists = await db.selectFrom('price_lists').select(['kind', 'segment', 'version']).execute();
    for (const { kind, segment, version } of lists) {
      const { status } = await ask(`unit/history/${kind}/${segment}/${version}`);
      if (status !== 200) faults.push(`${kind} list ${segment} ${version}: ${status}`);
    }
    const items = await db.selectFrom('incoming').select(['list', 'id']).execute();
    for (const { list, id } of items) {
      const { status } = await ask(`incoming/${list}/${id}`);
      if (status !== 200) faults.push(`${list} ${id}: ${status}`);
    }
    const people = await db.selectFrom('offers').select('client_email').distinct().execute();
    for (const { client_email: email } of people) {
      const answer = await fetch(`${address}/api/admin/person/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${staff.token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      if (!(await answer.text()).includes(email)) faults.push(`person ${email}: ${answer.status}`);
    }
    const plans = await db.selectFrom('planned_lists').select('id').where('state', '=', 'waiting').execute();
    for (const { id } of plans) {
      const { status } = await ask(`unit/plans/${id}`);
      if (status !== 200) faults.push(`plan ${id}: ${status}`);
    }
    return {
      documents: documents.length,
      lists: lists.length,
      items: items.length,
      people: people.length,
      plans: plans.length,
    };
  } finally {
    await reader.close();
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Every mail that waited arrives. Returns how many. */
async function deliverQueued({ scratch, mails }: ServerPlaces, faults: string[]): Promise<number> {
  const reader = openReader(scratch.location);
  try {
    const left = () =>
      reader.db.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute();
    const began = performance.now();
    let open = await left();
    for (; open.length > 0 && performance.now() - began < mailPatienceMs; open = await left())
      await pause(200);
    for (const { id } of open) faults.push(`mail ${id} is not sent`);
    return mails.accepted.size;
  } finally {
    await reader.close();
  }
}

async function missing({ location }: Scratch, acknowledged: Acknowledged): Promise<string[]> {
  const reader = openReader(location);
  try {
    const found = await reader.moment(async (db) => [
      ...(await findLost(db, acknowledged)),
      ...(await findHalfMade(db)),
    ]);
    return [...found, ...(await reader.damage())];
  } finally {
    await reader.close();
  }
}

/** The older release says in one sentence that the backup is newer, and leaves the place empty. */
async function olderRefuses(scratch: Scratch, from: string, serverUrl: string, faults: string[]) {
  const file = path.join(makeFolder(), 'newer.backup');
  await backUp(scratch.location, scratch.dataDir, file);
  const empty = await makeScratch(serverUrl);
  const { status, said } = await runScript(from, 'restore', [file], empty.env);
  const isClear = status === 1 && /newer release/.test(said) && !/^ {4}at /m.test(said);
  if (!isClear) faults.push(`the older release did not refuse clearly: ${status} ${said}`);
  if (existsSync(databaseFileIn(empty.dataDir))) faults.push('the older release left a database');
  const checked = await runScript(from, 'restore', [file, '--check'], empty.env);
  if (checked.status !== 1) faults.push(`the older release calls the newer backup valid: ${checked.said}`);
  empty.remove();
  return Number(isClear);
}
