import { countHalted } from '../../apps/server/src/platform/db/testing/marker-table.ts';
import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { type Configured, configure, sendOffer } from './parts-of-race/send-offer.ts';
import { type Replicas, startReplicas } from './parts-of-replicas/start-replicas.ts';
import { pause } from './shared/asker.ts';
import type { Torture } from './torture.ts';

const inTimeMs = 3000;
/** Percentage of offers to the other replica that must be answered in time. */
const minPercent = 99;
const offersAHalt = 5;
const busyVisitors = 8;

/** One of two replicas is frozen inside its transactions; visitors of the other one do not wait (S4). */
export const torture: Torture<{ halts: number }> = {
  options: { halts: 10 },
  run: async ({ halts }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const replicas = await startReplicas(postgres.value.url);
    const busy = startVisitors(replicas);
    try {
      for (let halt = 0; halt < halts; halt++) ledger.add(await haltOnce(replicas));
      const { offers = 0, inTime = 0 } = ledger.figures();
      return offers > 0 && (100 * inTime) / offers >= minPercent;
    } finally {
      await busy.stop();
      await replicas.stop();
      await postgres.value.stop();
    }
  },
};

/** Freezes the first replica, repeatedly until it is inside a transaction, and calls the second. */
async function haltOnce(replicas: Replicas) {
  const [frozen] = replicas.servers;
  const ready: Configured[] = [];
  while (ready.length < offersAHalt) ready.push(await configure(at(replicas, 1), 1));
  for (;;) {
    frozen.child.kill('SIGSTOP');
    if ((await countHalted(replicas.databaseUrl)) > 0) break;
    frozen.child.kill('SIGCONT');
    await pause(Math.random() * 50);
  }
  try {
    const took = await Promise.all(
      ready.map(async (configured, nth) => {
        await pause(nth * 100);
        const began = performance.now();
        const { status } = await sendOffer(at(replicas, 1), 1, configured, 'Halt');
        return { status, ms: performance.now() - began };
      }),
    );
    const inTime = took.filter(({ status, ms }) => status === 200 && ms <= inTimeMs);
    for (const late of took.filter((one) => !inTime.includes(one))) console.error(JSON.stringify(late));
    return { halts: 1, offers: took.length, inTime: inTime.length };
  } finally {
    frozen.child.kill('SIGCONT');
    await pause(500);
  }
}

/** Visitors who keep the first replica busy with transactions. */
function startVisitors(replicas: Replicas): { stop(): Promise<void> } {
  let over = false;
  const visit = async () => {
    while (!over) {
      // Errors are ignored, because their replica is frozen.
      await configure(at(replicas, 0), 0)
        .then((configured) => sendOffer(at(replicas, 0), 0, configured, 'Busy'))
        .catch(() => pause(200));
    }
  };
  const visitors = Array.from({ length: busyVisitors }, visit);
  return {
    stop: async () => {
      over = true;
      await Promise.all(visitors);
    },
  };
}

/** A client that calls one replica only. */
const at = (replicas: Replicas, place: 0 | 1) => ({
  put: async (_: number, path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${replicas.servers[place].address}/api${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return {
      status: response.status,
      text: await response.text(),
      key: response.headers.get('configuration-key') ?? undefined,
    };
  },
});
