import { startServer } from '../../apps/server/src/start-server.ts';
import { openStore } from '../../apps/server/src/store/store.ts';

/** The real server as one of several processes on a database; its mails stay in the queue, where they are counted. */
const env = process.env as Record<string, string>;
const store = await openStore({ engine: 'postgres', url: env.DATABASE_URL ?? '', poolSize: 8 });
const server = await startServer(env, { store, sendMails: false });
process.send?.(server.address);
process.once('disconnect', () => process.exit(0));
