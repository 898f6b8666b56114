import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import type { StaffLogin } from './platform/identity/open-staff-login.ts';

// Before anything else is loaded: halves the time of later starts.
enableCompileCache();
// Files of this process are readable by its own account only (S9).
process.umask(0o077);

/** The only place that reads the environment. */
try {
  if (cluster.isPrimary && Number(process.env.PROCESSES) > 1) {
    const { startProcesses } = await import('./app/start-processes.ts');
    await startProcesses(process.env, import.meta.filename);
  } else await startOne();
} catch (error) {
  const { whyNotStarted } = await import('./app/start-server.ts');
  // Problems that the operator can fix print a message only; others print the stack.
  console.error(whyNotStarted(error) ?? error);
  // Resources opened before the error would keep the process alive.
  process.exit(1);
}

async function startOne(): Promise<void> {
  const { startServer } = await import('./app/start-server.ts');
  const server = await startServer(process.env);
  const { config, address } = server;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Limits the shutdown time if a request never ends.
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + 40_000).unref();
    await server.stop();
    // The channel to the first process would keep this one alive.
    if (cluster.isWorker) process.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  // With several processes the first one says so when all are ready.
  if (cluster.isWorker) return;
  console.info(`Silowright is ready: ${address}`);
  console.info(`Staff area:          ${address}/admin`);
  console.info(`Staff login:         ${describeStaffLogin(server.staffLogin)}`);
  if (config.publicUrl !== address) console.info(`Public address:      ${config.publicUrl}`);
}

function describeStaffLogin(login: StaffLogin | undefined): string {
  if (login?.account) return `${login.account.email}, password ${login.account.password} (demo)`;
  return login?.identity ? `by ${login.identity.domain}` : 'not configured';
}
