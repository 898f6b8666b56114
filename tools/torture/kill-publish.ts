import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../apps/server/src/mails/testing/mail-counter.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import type { Ledger } from './ledger.ts';
import { findHalfLists } from './parts-of-publish/find-half-lists.ts';
import { type SentList, startPublishers } from './parts-of-publish/publishers.ts';
import { Asker, pause } from './shared/asker.ts';
import { makeScratch, mustBeScratch } from './shared/scratch.ts';
import { serverEnv } from './shared/server-env.ts';
import { startStaffIdentity } from './shared/staff-identity.ts';
import type { Torture } from './torture.ts';

/** A kill follows after this many answers of lists, or after this time on a busy machine. */
const maxAnswers = 4;
const patienceMs = 8000;
const maxMs = 400;
const planPatienceMs = 20_000;

/**
 * The server is killed while staff publish and plan lists. The next start must work by itself; a publish is whole or
 * absent, and nothing acknowledged is lost.
 */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    try {
      const clean = await Promise.all([
        killPublishers(times, ledger),
        killPublishers(times, ledger, postgres.value.url),
      ]);
      return !clean.includes(false);
    } finally {
      await postgres.value.stop();
    }
  },
};

async function killPublishers(times: number, ledger: Ledger, serverUrl?: string): Promise<boolean> {
  const scratch = await makeScratch(serverUrl);
  await mustBeScratch(scratch);
  const staff = await startStaffIdentity();
  const mails = await startMailCounter();
  const env = serverEnv({ scratch, staff, mails });
  const sent: SentList[] = [];
  const asker = new Asker();
  asker.shut();
  let server = await startServerProcess(env);
  const reader = openReader(scratch.location);
  const publishers = startPublishers({ asker, sent, staffToken: staff.token });
  let faults = 0;
  const look = async (when: string) => {
    const before = structuredClone(sent);
    const { lost, half } = await reader.moment((db) => findHalfLists(db, before));
    for (const sentence of lost) console.error(`${when}: LOST ${sentence}`);
    for (const sentence of half) console.error(`${when}: HALF-MADE ${sentence}`);
    ledger.add({ lost: lost.length, half: half.length });
    faults += lost.length + half.length;
  };
  const waiting = () =>
    reader.db.selectFrom('planned_lists').select('id').where('state', '=', 'waiting').execute();
  try {
    for (let kill = 1; kill <= times && !asker.isOver; kill++) {
      asker.open(server.address);
      await atWork(sent);
      await server.kill();
      asker.shut();
      server = await startServerProcess(env);
      await look(`kill ${kill}`);
      ledger.add({ kills: 1 });
    }
    asker.open(server.address);
    await atWork(sent);
    const content = await publishers.end();
    const began = performance.now();
    while ((await waiting()).length > 0 && performance.now() - began < planPatienceMs) await pause(200);
    const unpublished = (await waiting()).length;
    await look('at the end');
    const acknowledged = sent.filter((list) => list.acknowledged);
    const planned = acknowledged.filter(({ version }) => version === undefined).length;
    ledger.add({
      lists: acknowledged.length - planned,
      plans: planned,
      plansNotPublished: unpublished,
      wrongAnswers: Number(!content),
    });
    return content && faults + unpublished === 0 && planned > 0 && acknowledged.length > planned;
  } finally {
    await publishers.end();
    await server.kill();
    await reader.close();
    staff.stop();
    await mails.stop();
    if (faults === 0) scratch.remove();
    else console.error(`the remaining data is in ${scratch.databaseUrl ?? scratch.dataDir}`);
  }
}

/** Returns at a random time after some lists were acknowledged. */
async function atWork(sent: readonly SentList[]): Promise<void> {
  const answered = () => sent.filter(({ acknowledged }) => acknowledged).length;
  const enough = answered() + Math.floor(Math.random() * (maxAnswers + 1));
  const began = performance.now();
  while (answered() < enough && performance.now() - began < patienceMs) await pause(5);
  await pause(Math.random() * maxMs);
}
