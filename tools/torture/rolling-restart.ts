import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { amounts, atWork, look, tell } from './parts-of-kill/kill-rounds.ts';
import { startRoundRobin } from './parts-of-replicas/round-robin.ts';
import { type Replicas, startReplicas } from './parts-of-replicas/start-replicas.ts';
import { nothingAcknowledged } from './shared/acknowledged.ts';
import { Asker } from './shared/asker.ts';
import { startCrowd } from './shared/visitors.ts';
import type { Torture } from './torture.ts';

/** A deploy under load: processes are stopped and replaced one after the other without a failed request. */
export const torture: Torture<{ times: number }> = {
  options: { times: 10 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const replicas = await startReplicas(postgres.value.url);
    try {
      let clean = true;
      // Saved in steps, so that an aborted run keeps its results.
      for (let left = times; left > 0; left -= 10) {
        const seen = await restartInTurn(replicas, Math.min(10, left));
        ledger.add(seen);
        clean &&= wentUnnoticed(seen);
      }
      return clean;
    } finally {
      await replicas.stop();
      await postgres.value.stop();
    }
  },
};

/** Restarts the processes one after the other under load and counts the results of the visitors. */
export async function restartInTurn(replicas: Replicas, times: number) {
  const proxy = await startRoundRobin(replicas.servers.map(({ address }) => address));
  const acknowledged = nothingAcknowledged();
  const asker = new Asker();
  let badExits = 0;
  await proxy.allReady();
  asker.open(proxy.address);
  const crowd = startCrowd({ asker, acknowledged, mails: replicas.mails, staffToken: replicas.staff.token });
  try {
    for (let restart = 0; restart < times; restart++) {
      const place = restart % 2 === 0 ? 0 : 1;
      await atWork(asker);
      const { exitCode } = await replicas.replace(place);
      if (exitCode !== 0) badExits += 1;
      proxy.replace(place, replicas.servers[place].address);
      await proxy.allReady();
    }
    await atWork(asker);
    // Fails if the visitors stopped early, because then nothing was tested.
    const content = !asker.isOver && (await crowd.end());
    const found = await look(replicas.reader, acknowledged);
    tell('after all restarts', found);
    const { hung = 0, ...answered } = asker.statuses;
    const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    return {
      restarts: times,
      requests: sumOf(Object.values(answered)) + hung,
      // 409 is the correct answer to a repeated request.
      failedRequests: sumOf(
        Object.entries(answered).map(([status, count]) => (status === '200' || status === '409' ? 0 : count)),
      ),
      // No answer within 30 s: the machine is too busy, or a restart lost the request.
      slowRequests: hung,
      wrongAnswers: Number(!content),
      brokenOff: proxy.brokenOff(),
      badExits,
      ...amounts(found),
    };
  } finally {
    await crowd.end().catch((error) => console.error(error));
    proxy.stop();
  }
}

export function wentUnnoticed(seen: Awaited<ReturnType<typeof restartInTurn>>): boolean {
  const { failedRequests, slowRequests, wrongAnswers, brokenOff, badExits, lost, half } = seen;
  return failedRequests + slowRequests + wrongAnswers + brokenOff + badExits + lost + half === 0;
}
