import { startServer } from '../../../apps/server/src/app/start-server.ts';
import { openStore } from '../../../apps/server/src/platform/db/open-store.ts';
import type { Store } from '../../../apps/server/src/platform/db/store.ts';

/**
 * The real server on a database with limited concurrency and a fixed duration per query, so that its capacity is
 * small and known and the load generator is not the bottleneck. Reports the number of answered queries.
 */
const workers = 4;
const questionMs = 100;
const pool = 16;
let answered = 0;

function limited(store: Store): Store {
  const freeAt = Array.from({ length: workers }, () => 0);
  let connections = pool;
  const queue: (() => void)[] = [];
  /** The simulated database does not depend on this process: the end time is fixed when the query arrives. */
  const answerTime = (): number => {
    const worker = freeAt.indexOf(Math.min(...freeAt));
    const endsAt = Math.max(performance.now(), freeAt[worker] ?? 0) + questionMs;
    freeAt[worker] = endsAt;
    return endsAt;
  };
  const ask = async <Result>(question: () => Promise<Result>): Promise<Result> => {
    if (connections > 0) connections -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      const waitMs = answerTime() - performance.now();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return await question();
    } finally {
      answered += 1;
      const next = queue.shift();
      if (next) next();
      else connections += 1;
    }
  };
  return {
    ...store,
    read: (work) => ask(() => store.read(work)),
    write: (work) => ask(() => store.write(work)),
    run: (query, params) => ask(() => store.run(query, params)),
    ping: () => ask(() => store.ping()),
  };
}

const store = limited(await openStore({ engine: 'sqlite', dataDir: ':memory:' }));
const server = await startServer(
  { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  { store },
);
process.send?.(server.address);
process.on('message', () => process.send?.(answered));
process.once('disconnect', () => process.exit(0));
