import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../apps/server/src/mails/testing/mail-counter.ts';
import { createDatabaseIn } from '../../apps/server/src/platform/db/testing/database-in-folder.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import type { Ledger } from './ledger.ts';
import { amounts, difference, look, tell } from './parts-of-kill/kill-rounds.ts';
import { nothingAcknowledged } from './shared/acknowledged.ts';
import { Asker, pause } from './shared/asker.ts';
import { makeFolder, markScratch, mustBeScratch, type Scratch } from './shared/scratch.ts';
import { serverEnv } from './shared/server-env.ts';
import { mountSmallDisk, type SmallDisk } from './shared/small-disk.ts';
import { startStaffIdentity } from './shared/staff-identity.ts';
import { startCrowd } from './shared/visitors.ts';
import type { Torture } from './torture.ts';

const diskMegabytes = 96;
const patienceMs = 30_000;

/**
 * The disk of the database fills up under load and is freed again (threat 55). Only PostgreSQL's tables are on the
 * small disk, not its log: without space for its log PostgreSQL exits, which kill-database covers.
 */
export const torture: Torture<{ times: number }> = {
  options: { times: 1 },
  run: async ({ times }, ledger) => {
    let clean = true;
    for (let round = 0; round < times; round++) {
      const disk = mountSmallDisk(diskMegabytes);
      clean = (await fillUnder(await markScratch(disk.folder), disk, ledger)) && clean;
      disk.remove();
      clean = (await onPostgres(ledger)) && clean;
    }
    return clean;
  },
};

async function onPostgres(ledger: Ledger): Promise<boolean> {
  const postgres = await startPostgres({ fsync: true });
  if (!postgres.ok) throw new Error(postgres.reason);
  const disk = mountSmallDisk(diskMegabytes);
  const scratch = await markScratch(makeFolder(), await createDatabaseIn(disk.folder, postgres.value));
  try {
    return await fillUnder(scratch, disk, ledger);
  } finally {
    await postgres.value.stop();
    disk.remove();
    scratch.remove();
  }
}

async function fillUnder(scratch: Scratch, disk: SmallDisk, ledger: Ledger): Promise<boolean> {
  await mustBeScratch(scratch);
  const staff = await startStaffIdentity();
  const mails = await startMailCounter();
  const server = await startServerProcess(serverEnv({ scratch, staff, mails }));
  const reader = openReader(scratch.location);
  const acknowledged = nothingAcknowledged();
  const asker = new Asker();
  asker.open(server.address);
  const crowd = startCrowd({ asker, acknowledged, mails, staffToken: staff.token });
  const statusOf = async (path: string) => (await fetch(server.address + path)).status;
  const offers = () => acknowledged.counts.offers;
  const refused = () => asker.statuses['503'] ?? 0;
  try {
    const worked = await within(() => offers() >= 5);
    disk.fill();
    const refuses = await within(() => refused() >= 10);
    const notReady = await within(async () => (await statusOf('/readyz')) === 503);
    const alive = (await statusOf('/healthz')) === 200;
    const whileFull = await look(reader, acknowledged);
    disk.makeRoom();
    const roomAt = performance.now();
    const ready = await within(async () => (await statusOf('/readyz')) === 200);
    const recoveryMs = Math.round(performance.now() - roomAt);
    const before = offers();
    const worksAgain = await within(() => offers() >= before + 5);
    const content = await crowd.end();
    const afterwards = await look(reader, acknowledged);
    const missed = Object.entries({ worked, refuses, notReady, alive, ready, worksAgain, content }).filter(
      ([, held]) => !held,
    );
    for (const [what] of missed) console.error(`${scratch.location.engine}: not seen: ${what}`);
    const found = {
      lost: [...whileFull.lost, ...afterwards.lost, ...(await reader.damage())],
      half: [...whileFull.half, ...afterwards.half],
    };
    const { 500: internal = 0, 503: unavailable = 0, hung = 0, nobody = 0 } = asker.statuses;
    ledger.add({
      fullDisks: 1,
      ...difference(acknowledged.counts, {} as never),
      ...amounts(found),
      answered503: unavailable,
      answered500: internal,
      unanswered: hung + nobody,
      missed: missed.length,
    });
    ledger.set({ slowestRecoveryMs: Math.max(recoveryMs, ledger.figures().slowestRecoveryMs ?? 0) });
    return tell(scratch.location.engine, found) && missed.length + internal + hung + nobody === 0;
  } finally {
    disk.makeRoom();
    await crowd.end();
    await reader.close();
    await server.stop();
    staff.stop();
    await mails.stop();
  }
}

async function within(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await holds()) return true;
    await pause(50);
  }
  return false;
}
