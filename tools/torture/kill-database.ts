import { once } from 'node:events';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../apps/server/src/mails/testing/mail-counter.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import {
  type PostgresOptions,
  type PostgresServer,
  startPostgres,
} from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import type { Ledger } from './ledger.ts';
import {
  amounts,
  aSignature,
  atWork,
  difference,
  killsEach,
  look,
  secondsEach,
  signatureEvery,
  tell,
  wasBusy,
} from './parts-of-kill/kill-rounds.ts';
import { killTree } from './parts-of-kill/kill-tree.ts';
import { countMails, deliverTheRest, mailFaults } from './parts-of-kill/mails-after-kills.ts';
import { nothingAcknowledged } from './shared/acknowledged.ts';
import { Asker, pause } from './shared/asker.ts';
import { makeScratch, mustBeScratch } from './shared/scratch.ts';
import { serverEnv } from './shared/server-env.ts';
import { startStaffIdentity } from './shared/staff-identity.ts';
import { startCrowd } from './shared/visitors.ts';
import type { Torture } from './torture.ts';

/** Waiting for a connection times out after 5 s; no request may take much longer. */
const maxRefusalMs = 8000;

/** PostgreSQL is killed under load (threat 54): the server keeps running, returns 503 and recovers. */
export const torture: Torture<{ times: number }> = {
  options: { times: 5 },
  run: async ({ times }, ledger) => {
    let clean = true;
    for (let done = 0; done < times; done += killsEach) {
      const [kills, began] = [Math.min(killsEach, times - done), performance.now()];
      clean = (await killDatabase(kills, ledger)) && clean;
      ledger.set({ secondsAKill: secondsEach(began, kills) });
    }
    return clean;
  },
};

async function killDatabase(kills: number, ledger: Ledger): Promise<boolean> {
  const staff = await startStaffIdentity();
  const mails = await startMailCounter();
  let postgres = await started({ fsync: true });
  const scratch = await makeScratch(postgres.url);
  const again = { port: Number(new URL(postgres.url).port), dataFolder: postgres.dataFolder, fsync: true };
  const server = await startServerProcess(serverEnv({ scratch, staff, mails }));
  const acknowledged = nothingAcknowledged();
  const asker = new Asker();
  asker.open(server.address);
  const crowd = startCrowd({ asker, acknowledged, mails, staffToken: staff.token });
  const statusOf = (path: string) =>
    fetch(server.address + path, { signal: AbortSignal.timeout(maxRefusalMs) }).then(
      ({ status }) => status,
      () => 0,
    );
  let clean = true;
  try {
    for (let kill = 1; kill <= kills && !asker.isOver; kill++) {
      const [counted, answered] = [{ ...acknowledged.counts }, { ...asker.statuses }];
      await atWork(asker);
      if (kill % signatureEvery === 0) await aSignature(acknowledged);
      await mustBeScratch(scratch);
      const gone = once(postgres.process, 'exit');
      killTree(postgres.process.pid ?? 0);
      await gone;
      const [alive, ready] = [await statusOf('/healthz'), await statusOf('/readyz')];
      postgres = await started(again);
      const back = performance.now();
      while ((await statusOf('/readyz')) !== 200 && performance.now() - back < maxRefusalMs) await pause(20);
      const recoveryMs = Math.round(performance.now() - back);
      const found = await lookThrough(scratch, acknowledged);
      const answers = difference(asker.statuses, answered);
      const wrong = {
        died: Number(server.child.exitCode !== null || alive !== 200),
        readyWhileAway: Number(ready !== 503),
        answered500: answers['500'] ?? 0,
        unanswered: (answers.nobody ?? 0) + (answers.hung ?? 0),
        slow: Number(asker.slowestRefusalMs > maxRefusalMs),
        notBack: Number(recoveryMs > maxRefusalMs),
      };
      ledger.add({
        kills: 1,
        ...difference(acknowledged.counts, counted),
        ...amounts(found),
        ...wrong,
        answered503: answers['503'] ?? 0,
      });
      ledger.set({ slowestRecoveryMs: Math.max(recoveryMs, ledger.figures().slowestRecoveryMs ?? 0) });
      const wrongs = Object.entries(wrong).filter(([, count]) => count > 0);
      for (const [what, count] of wrongs) console.error(`kill ${kill}: ${what} ${count}`);
      clean = tell(`kill ${kill}`, found) && wrongs.length === 0 && clean;
    }
    console.info(`slowest refusal: ${Math.round(asker.slowestRefusalMs)} ms`);
    clean = (await crowd.end()) && wasBusy(acknowledged, kills) && clean;
    await server.stop();
    const reader = openReader(scratch.location);
    const undelivered = await deliverTheRest({ scratch, staff, mails }, reader);
    const counts = await countMails(reader.db, mails, kills);
    await reader.close();
    ledger.add({ ...counts, undelivered });
    clean &&= undelivered + mailFaults(counts) === 0;
  } catch (error) {
    ledger.add({ brokenBatches: 1 });
    throw error;
  } finally {
    await crowd.end();
    await server.stop();
    staff.stop();
    await mails.stop();
    await postgres.stop();
    scratch.remove();
  }
  return clean;
}

async function lookThrough(
  { location }: Awaited<ReturnType<typeof makeScratch>>,
  acknowledged: ReturnType<typeof nothingAcknowledged>,
) {
  const reader = openReader(location);
  try {
    return await look(reader, acknowledged);
  } finally {
    await reader.close();
  }
}

async function started(options: PostgresOptions): Promise<PostgresServer> {
  const outcome = await startPostgres(options);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}
