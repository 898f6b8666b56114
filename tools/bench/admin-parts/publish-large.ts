import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import {
  type ServerProcess,
  startServerProcess,
} from '../../../apps/server/src/app/testing/server-process.ts';
import { mixedFeed } from '../../../apps/server/src/configurator/testing/worked-cases.ts';
import {
  createDatabase,
  startPostgres,
} from '../../../apps/server/src/platform/db/testing/postgres-server.ts';
import { newId } from '../../../apps/server/src/platform/http/testing/test-client.ts';
import { startStaffIdentity } from '../../torture/shared/staff-identity.ts';
import { makeQuotations } from './make-quotations.ts';
import { writeManyUnits } from './write-many-units.ts';

const visitors = 4;
const quietMs = 5_000;
/** Event-loop delay while visitors are served (PX-09). */
const limitP99Ms = 10;

/** Calls the real server with a list of 100,000 rows, on both engines, while it serves visitors. */
export async function publishLarge(): Promise<void> {
  await publishOn('SQLite', {});
  const postgres = await startPostgres();
  if (!postgres.ok) return console.log(`PostgreSQL skipped: ${postgres.reason}`);
  await publishOn('PostgreSQL', { DATABASE_URL: await createDatabase(postgres.value.url) });
  await postgres.value.stop();
}

async function publishOn(engine: string, env: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-bench-'));
  const delayFile = path.join(folder, 'delay.json');
  const staff = await startStaffIdentity();
  const server = await startServerProcess({
    ...env,
    ...staff.env,
    DATA_DIR: folder,
    CATALOGUE_DIR: writeManyUnits(folder, 100_000),
    DELAY_FILE: delayFile,
    NODE_OPTIONS: `--import ${new URL('./measure-delay.ts', import.meta.url)}`,
  });
  const delay = () => delayOf(server, delayFile);
  await makeQuotations(server.address);
  const visits = startVisitors(server.address);
  try {
    const headers = { authorization: `Bearer ${staff.token()}`, 'content-type': 'application/json' };
    const url = `${server.address}/api/admin/unit/prices`;
    const list = (await (await fetch(`${url}/agricultural`, { headers })).json()) as {
      id: { version: number; segment: string };
      prices: BasePriceRow[];
    };
    const body = JSON.stringify({
      id: { ...list.id, version: list.id.version + 1 },
      prices: list.prices.map((row) => ({ ...row, priceInCents: row.priceInCents + 100 })),
    });
    await pause(quietMs);
    await delay();
    visits.take();
    await pause(quietMs);
    const before = { ...(await delay()), callMs: worst(visits.take()) };

    const measured = async (method: string, address: string) => {
      const begun = performance.now();
      const answer = await fetch(address, { method, headers, body });
      if (answer.status !== 200) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
      const answeredMs = performance.now() - begun;
      await pause(2_000);
      return { answeredMs, ...(await delay()), callMs: worst(visits.take()) };
    };
    const preview = await measured('POST', `${url}/effect`);
    const publish = await measured('PUT', url);
    const megabytes = (body.length / 1e6).toFixed(0);
    console.log(
      `preview and publish of ${list.prices.length} rows (${megabytes} MB) on ${engine}, ${visitors} visitors served`,
    );
    console.log(`  answered after ${preview.answeredMs.toFixed(0)} and ${publish.answeredMs.toFixed(0)} ms`);
    for (const [name, seen] of Object.entries({ before, preview, publish })) {
      if (seen.p99Ms > limitP99Ms) process.exitCode = 1;
      console.log(
        `  ${name.padEnd(7)} event-loop delay p99 ${seen.p99Ms.toFixed(1)} of ${limitP99Ms} ms, longest ${seen.maxMs.toFixed(0)} ms; a visitor's call p99 ${seen.callMs.p99.toFixed(0)} ms, longest ${seen.callMs.longest.toFixed(0)} ms`,
      );
    }
  } finally {
    await visits.stop();
    await server.kill();
    staff.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Event-loop delay of the server since the last request for it. */
async function delayOf(
  { child }: ServerProcess,
  file: string,
): Promise<{ readonly p99Ms: number; readonly maxMs: number }> {
  rmSync(file, { force: true });
  child.kill('SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(20);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Visitors who each request ten recommendations a second, one after the other. */
function startVisitors(address: string) {
  let times: number[] = [];
  let running = true;
  const visit = async () => {
    while (running) {
      const begun = performance.now();
      const response = await fetch(`${address}/api/configurator/create-recommendation`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...mixedFeed, id: newId() }),
      });
      await response.arrayBuffer();
      times.push(performance.now() - begun);
      await pause(100);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    take: (): number[] => {
      const taken = times;
      times = [];
      return taken;
    },
    stop: async () => {
      running = false;
      await all;
    },
  };
}

function worst(times: readonly number[]): { readonly p99: number; readonly longest: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, longest: sorted.at(-1) ?? 0 };
}
