import { loadConfig } from '../../apps/server/src/config/config.ts';
import { openStaffLogin } from '../../apps/server/src/outside/identity/open-staff-login.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { openStore } from '../../apps/server/src/store/engine/open-store.ts';

/** The real server as one of several processes on a database. Its mails stay in the queue, where they are counted. */
const env = process.env as Record<string, string>;
const store = await openStore({ engine: 'postgres', url: env.DATABASE_URL ?? '', poolSize: 8 });
const config = loadConfig(env);
if (!config.ok) throw new Error(config.reason.join('\n'));
const staffLogin = await openStaffLogin(config.value);
const server = await startServer(env, { store, sendMails: false, staffLogin });
process.send?.(server.address);
process.once('disconnect', () => process.exit(0));
