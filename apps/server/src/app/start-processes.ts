import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { answerMetrics } from '../insight/metrics/metrics-of-all.ts';
import { type Environment, loadConfig } from '../platform/config/config.ts';
import { WrongSettings } from '../platform/config/wrong-settings.ts';

const maxPauseMs = 30_000;

/**
 * Starts the processes of PROCESSES behind one port, the first one alone: it migrates the database. A process that ends
 * is replaced, after a pause that grows while none becomes ready.
 */
export async function startProcesses(env: Environment, script: string): Promise<void> {
  const outcome = loadConfig(env);
  if (!outcome.ok) throw new WrongSettings(outcome.reason);
  const { processes, drainSeconds } = outcome.value;
  let stopping = false;
  let failures = 0;
  cluster.setupPrimary({ exec: script });
  answerMetrics();

  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A child ends by itself within this time.
    setTimeout(() => process.exit(1), drainSeconds * 1000 + 45_000).unref();
    for (const worker of workers()) worker.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  let isUp = false;
  cluster.on('exit', async (worker, code, signal) => {
    // One that was still starting ends by the signal itself.
    if (stopping && code !== 0 && signal !== 'SIGTERM') process.exitCode = 1;
    if (stopping || !isUp) return;
    console.error(`Process ${worker.process.pid} ended (${signal ?? code}); another one is started.`);
    await wait(Math.min(1000 * 2 ** failures++, maxPauseMs));
    if (!stopping && (await started()) !== undefined) failures = 0;
  });

  const port = await started();
  const others = port === undefined ? [] : await Promise.all(Array.from({ length: processes - 1 }, started));
  if (port === undefined || others.includes(undefined)) {
    // The one that did not start has printed why.
    process.exitCode = 1;
    return stop();
  }
  isUp = true;
  console.info(`Silowright is ready: http://localhost:${port} (${processes} processes)`);
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** The port, when a new process listens; undefined if it ended before. */
function started(): Promise<number | undefined> {
  const worker = cluster.fork();
  return new Promise((resolve) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', () => resolve(undefined));
  });
}
