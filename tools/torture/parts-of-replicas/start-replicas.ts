import {
  type ServerProcess,
  startServerProcess,
} from '../../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import { openReader } from '../../../apps/server/src/platform/db/testing/open-reader.ts';
import { makeScratch } from '../shared/scratch.ts';
import { serverEnv } from '../shared/server-env.ts';
import { startStaffIdentity } from '../shared/staff-identity.ts';

export type Replicas = Awaited<ReturnType<typeof startReplicas>>;

export const metricsToken = 'torture-reads-metrics';

/** Only the log contains the reason of a 500 or 503. */
function logErrors(chunk: Buffer): void {
  for (const line of chunk.toString().split('\n')) {
    if (/"(err|why)":/.test(line) && !/is stopping|"\/readyz"/.test(line))
      console.error(`a server says: ${line}`);
  }
}

/** Two real server processes on one PostgreSQL, a mail server that counts and an identity provider. */
export async function startReplicas(postgresServerUrl: string, from?: string) {
  const scratch = await makeScratch(postgresServerUrl);
  const staff = await startStaffIdentity();
  const mails = await startMailCounter();
  const env = {
    ...serverEnv({ scratch, staff, mails }),
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '2',
  };
  const start = async (folder?: string) => {
    const server = await startServerProcess(env, folder);
    server.child.stdout?.on('data', logErrors);
    return server;
  };
  const [first, second] = await Promise.all([start(from), start(from)]);
  const servers: [ServerProcess, ServerProcess] = [first, second];
  const reader = openReader(scratch.location);
  return {
    servers,
    staff,
    mails,
    reader,
    databaseUrl: scratch.databaseUrl ?? '',
    /** Stops one with SIGTERM, as a deploy does, and starts its successor. Returns the exit code. */
    replace: async (place: 0 | 1): Promise<{ readonly exitCode: number | null }> => {
      const old = servers[place];
      await old.stop();
      servers[place] = await start();
      return { exitCode: old.child.exitCode };
    },
    stop: async () => {
      await reader.close();
      await Promise.all(servers.map((server) => server.kill()));
      staff.stop();
      await mails.stop();
      scratch.remove();
    },
  };
}
