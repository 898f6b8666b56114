import { startServer } from '../../apps/server/src/start-server.ts';
import { openStore, type Store } from '../../apps/server/src/store/store.ts';

/**
 * The real server on a database that is far away and has few connections: so many questions at once, so many
 * milliseconds each. Its capacity is then small and known, and the generator beside it does not run out of machine.
 */
const connections = 4;
const questionMs = 100;

function limited(store: Store): Store {
  let free = connections;
  const queue: (() => void)[] = [];
  const ask = async <Result>(question: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      await new Promise((resolve) => setTimeout(resolve, questionMs));
      return await question();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
  return {
    ...store,
    read: (work) => ask(() => store.read(work)),
    write: (work) => ask(() => store.write(work)),
    run: (query, params) => ask(() => store.run(query, params)),
  };
}

const store = limited(await openStore({ engine: 'sqlite', dataDir: ':memory:' }));
const server = await startServer(
  { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  { store },
);
process.send?.(server.address);
process.once('disconnect', () => process.exit(0));
