import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { bundleFolder, memoryFlag } from '../../apps/server/built-server.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { ensureServerBuilt } from '../../scripts/build-server.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { canSlowDown, slowProcessor } from './slow-processor.ts';

/**
 * `npm run bench -- process`: the built server as production starts it. Time until it is ready, memory at rest and
 * after full load, and the throughput of two processes against one on PostgreSQL. BENCH_SECONDS is the length of the
 * load (60), BENCH_FLAGS replace the flags of Node.
 */
const root = path.join(import.meta.dirname, '../..');
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const flags = process.env.BENCH_FLAGS?.split(' ').filter(Boolean) ?? [memoryFlag];
const rounds = 5;
const connections = 50;
/** Of a processor for each process, so small that database and load have enough. */
const slowShare = 0.2;

const request = {
  localeStr: 'de_DE',
  segment: 'agricultural',
  productGroupType: 'animal_feed',
  characteristicGroupType: 'mixed_feed',
  volumePerUnit: 30,
  amountOfUnits: 2,
  placement: 'outside',
  locationPlacename: 'Cloppenburg, Deutschland',
  locationLattitude: 52.85,
  locationLongitude: 8.04,
  locationCountry: 'Deutschland',
  recommendationShown: 'product-group',
};

export async function run(): Promise<void> {
  await ensureWebBuilt();
  await ensureServerBuilt();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-bench-'));
  try {
    const starts: number[] = [];
    // The first start creates the database and the compile cache.
    for (let round = 0; round <= rounds; round++) {
      const server = await start({ DATA_DIR: folder });
      if (round > 0) starts.push(server.readyMs);
      await server.stop();
    }
    console.info(`start until ready: median ${Math.round(median(starts))} ms (must 600, aim 350)`);

    const server = await start({ DATA_DIR: folder });
    await wait(10_000);
    console.info(`memory at rest: ${memoryMb(server.child)} MB (must 120, aim 90)`);
    const perSecond = await load(server.address, seconds);
    console.info(
      `memory after ${seconds} s of full load: ${memoryMb(server.child)} MB (must 250, aim 180), ${Math.round(perSecond)} recommendations/s`,
    );
    await server.stop();
    await compareProcesses(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Database and load share the processors with the server: if one process keeps them busy, a second cannot add much. */
function cpuTimes(): { busy: number; all: number } {
  let busy = 0;
  let all = 0;
  for (const { times } of os.cpus()) {
    const sum = Object.values(times).reduce((total, time) => total + time, 0);
    all += sum;
    busy += sum - times.idle;
  }
  return { busy, all };
}

/**
 * Twice: on the processors of this machine, which database and load share; and with a slow processor for each process,
 * so that the others are never short of time. The second shows what the processes cost each other.
 */
async function compareProcesses(folder: string): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres.ok) return console.info('processes: no PostgreSQL can be started here');
  try {
    const database = { DATABASE_URL: await createDatabase(postgres.value.url), DATA_DIR: folder };
    await compareOn('shared processors', database);
    if (canSlowDown()) await compareOn(`a processor of ${slowShare * 100} % for each`, database, slowShare);
    else console.info('processes: slow processors need Linux, root and control groups');
  } finally {
    await postgres.value.stop();
  }
}

async function compareOn(
  name: string,
  database: Readonly<Record<string, string>>,
  share?: number,
): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const rates: number[] = [];
    const busy: number[] = [];
    for (const processes of [1, 2]) {
      const server = await start({ ...database, PROCESSES: String(processes) });
      const serving = processes === 1 ? [server.child.pid] : childrenOf(server.child.pid);
      const slowed = serving.map((pid = 0, at) => {
        const processor = share === undefined ? undefined : slowProcessor(String(at), share);
        processor?.run(pid);
        return processor;
      });
      await load(server.address, 3);
      const before = cpuTimes();
      rates.push(await load(server.address, Math.min(seconds, 6)));
      const after = cpuTimes();
      busy.push((after.busy - before.busy) / (after.all - before.all));
      await server.stop();
      for (const processor of slowed) processor?.remove();
    }
    const [one = 0, two = 0] = rates;
    const [busyWithOne = 0, busyWithTwo = 0] = busy.map((part) => Math.round(part * 100));
    console.info(
      `processes, ${name}: 1: ${Math.round(one)}/s, processors ${busyWithOne} % busy; 2: ${Math.round(two)}/s, ${busyWithTwo} % busy`,
    );
    ratios.push(two / one);
  }
  console.info(`processes, ${name}: median ${median(ratios).toFixed(2)} × with two (must 1.7, aim 1.9)`);
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

async function start(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, `${bundleFolder}/main.js`], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_LOGIN: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isReady(address))) await wait(5);
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  const readyMs = performance.now() - began;
  // With several processes the others become ready after the first.
  if (env.PROCESSES) await wait(3_000);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, address, readyMs, stop };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

let loads = 0;

/** Recommendations per second; each connection has a configuration of its own. */
async function load(address: string, duration: number): Promise<number> {
  const url = `${address}/api/configurator/create-recommendation`;
  const run = String(loads++).padStart(4, '0');
  const bodies = Array.from({ length: connections }, (_, at) =>
    JSON.stringify({ ...request, id: `abcd-${run}-${String(at).padStart(4, '0')}` }),
  );
  const headers = { 'content-type': 'application/json' };
  const first = await fetch(url, { method: 'PUT', headers, body: bodies[0] ?? '' });
  const key = first.headers.get('configuration-key');
  if (!first.ok || !key) throw new Error(`${url} answered ${first.status}: ${await first.text()}`);
  const worker = new Worker(new URL('./api-load.ts', import.meta.url), {
    workerData: {
      url,
      bodies,
      connections,
      seconds: duration,
      headers: { ...headers, 'configuration-key': key },
    },
  });
  const [{ perSecond, failed }] = (await once(worker, 'message')) as [{ perSecond: number; failed: number }];
  if (failed > 0) console.warn(`${failed} requests failed`);
  return perSecond;
}

const memoryMb = ({ pid }: ChildProcess): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
