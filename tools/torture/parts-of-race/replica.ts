import { startServer } from '../../../apps/server/src/app/start-server.ts';
import { loadConfig } from '../../../apps/server/src/platform/config/config.ts';
import { openStore } from '../../../apps/server/src/platform/db/open-store.ts';
import { openStaffLogin } from '../../../apps/server/src/platform/identity/open-staff-login.ts';

/** The real server as one of several processes on a database. Its mails stay in the queue, where they are counted. */
const env = process.env as Record<string, string>;
const store = await openStore({ engine: 'postgres', url: env.DATABASE_URL ?? '', poolSize: 8 });
const config = loadConfig(env);
if (!config.ok) throw new Error(config.reason.join('\n'));
const staffLogin = await openStaffLogin(config.value);
const server = await startServer(env, { store, sendMails: false, staffLogin });
process.send?.(server.address);
process.once('disconnect', () => process.exit(0));
