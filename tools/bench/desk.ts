import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenDesk, openDesk } from '../../apps/server/src/desk/testing/open-desk.ts';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import type { Store } from '../../apps/server/src/platform/db/store.ts';
import {
  createDatabase,
  runStatements,
  startPostgres,
} from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { measureExport } from './desk-parts/export-memory.ts';
import { type DeskSize, fillDesk } from './desk-parts/fill-desk.ts';
import { questions, type Sized, thorough, whole } from './desk-parts/questions.ts';

const many: DeskSize = { quotations: Number(process.env.ROWS ?? 200_000), dealers: 2_000, days: 5 * 365 };
const few: DeskSize = { quotations: 200, dealers: 20, days: 60 };
const rounds = Number(process.env.ROUNDS ?? 40);
/** A busy machine gets fewer rounds, so that the whole takes less than six minutes. */
const maxMsEach = Number(process.env.EACH_MS ?? 2_500);
/** A folder that keeps the filled databases for the next run. */
const keptIn = process.env.KEEP;
/** Which engine, and which questions. */
const engine = new RegExp(process.env.ENGINE ?? '');
const only = new RegExp(process.env.ONLY ?? '');

/** Lists of 200,000 quotations and 2,000 dealers against lists of 200 and 20, on both engines, as ratios. */
export async function run(): Promise<void> {
  const folder = keptIn ?? mkdtempSync(path.join(tmpdir(), 'silowright-bench-'));
  mkdirSync(folder, { recursive: true });
  if (engine.test('SQLite')) {
    await compare('SQLite', (name) => openStore({ engine: 'sqlite', dataDir: path.join(folder, name) }));
  }
  if (engine.test('PostgreSQL')) await onPostgres();
  if (!keptIn) rmSync(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const dataFolder = keptIn && path.join(keptIn, 'postgres');
  if (dataFolder) mkdirSync(dataFolder, { recursive: true });
  const isNew = !dataFolder || !existsSync(path.join(dataFolder, 'PG_VERSION'));
  const started = await startPostgres(dataFolder ? { dataFolder } : {});
  if (!started.ok) {
    console.log(started.reason);
    return;
  }
  const server = started.value;
  const urls: string[] = [];
  const open = async (name: string) => {
    const url = isNew
      ? await createDatabase(server.url, { name })
      : server.url.replace(/\/postgres$/, `/${name}`);
    urls.push(url);
    // An index over all rows takes long on a busy machine.
    return openStore({ engine: 'postgres', url, poolSize: 5, silenceMs: 600_000 });
  };
  // The server does this by itself some minutes after so many rows.
  await compare('PostgreSQL', open, async () => {
    for (const url of urls) await runStatements(url, 'vacuum analyze');
  });
  if (keptIn) server.process.kill('SIGINT');
  else await server.stop();
}

async function compare(
  name: string,
  open: (name: string) => Promise<Store>,
  settle?: () => Promise<void>,
): Promise<void> {
  const stores = { small: await open('small'), large: await open('large') };
  for (const [store, size] of [
    [stores.small, few],
    [stores.large, many],
  ] as const) {
    const known = await store.read((db) => db.selectFrom('incoming').select('id').limit(1).execute());
    if (known.length > 0) continue;
    const begun = performance.now();
    await fillDesk(store, size, Date.now());
    console.log(`${name}: ${size.quotations} quotations made in ${seconds(begun)} s`);
  }
  await settle?.();
  // Otherwise the retention erases most of it meanwhile.
  const env = { RETENTION_DAYS: '3650' };
  const [small, large] = [await openDesk(stores.small, env), await openDesk(stores.large, env)];
  console.log(
    `${name}: ${many.quotations} quotations against ${few.quotations}, the faster quarter of up to ${rounds} calls in turn`,
  );
  const groups = [
    ['lists, their totals and the home page:', questions],
    ['what continues a search or a total behind the first answer, once:', thorough],
    ['everything in one answer:', whole],
  ] as const;
  for (const [title, asked] of groups) {
    console.log(`  ${title}`);
    for (const [what, question] of Object.entries(asked))
      if (only.test(what)) await measure(what, question, small, large);
  }
  if (only.test('export')) await measureExport(large, many);
  await small.close();
  await large.close();
}

async function measure(name: string, question: Sized, small: OpenDesk, large: OpenDesk): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const rows: [string, string] = ['', ''];
  const asked = [question(few), question(many)] as const;
  const start = performance.now();
  for (let round = 0; round < rounds + 3; round += 1) {
    if (round >= 10 && performance.now() - start > maxMsEach) break;
    for (const [place, office] of [small, large].entries()) {
      const begun = performance.now();
      const { status, json } = await office.call('GET', asked[place] ?? '');
      if (status !== 200) throw new Error(`${asked[place]} answered ${status}`);
      if (round >= 3) times[place]?.push(performance.now() - begun);
      rows[place] = String(json.items?.length ?? json.dealers?.length ?? json.length ?? '');
    }
  }
  const [a, b] = times.map(quartile) as [number, number];
  const ratio = b / a;
  console.log(
    `  ${ratio > 1.5 ? '!' : ' '} ${name.padEnd(36)} ${a.toFixed(2)} → ${b.toFixed(2)} ms, ${ratio.toFixed(2)} x` +
      (rows[0] === rows[1] ? '' : `  (${rows.join(' against ')} rows)`),
  );
}

const seconds = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(0);

/** The lower one: other programs of the machine only add to a time. */
const quartile = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
