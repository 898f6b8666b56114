import { enableCompileCache } from 'node:module';
import type { StaffLogin } from './outside/identity/open-staff-login.ts';

// Before anything else is loaded: the second start takes half the time of the first.
enableCompileCache();
// Whatever this process writes is for its own account only (S9).
process.umask(0o077);
const { startServer, whyNotStarted } = await import('./start-server.ts');

/** The only place that reads the environment. */
try {
  const server = await startServer(process.env);
  const { config, address } = server;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A request that never ends must not keep the process for ever.
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + 40_000).unref();
    await server.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  console.info(`Silowright is ready: ${address}`);
  console.info(`Staff area:          ${address}/admin`);
  console.info(`Staff login:         ${describeStaffLogin(server.staffLogin)}`);
  if (config.publicUrl !== address) console.info(`Public address:      ${config.publicUrl}`);
} catch (error) {
  // What the operator can mend is a sentence; only a fault of ours shows where it comes from.
  console.error(whyNotStarted(error) ?? error);
  // What was opened before the error would keep a server alive that serves nothing.
  process.exit(1);
}

function describeStaffLogin(login: StaffLogin | undefined): string {
  if (login?.account) return `${login.account.email}, password ${login.account.password} (demo)`;
  return login?.identity ? `by ${login.identity.domain}` : 'not configured';
}
