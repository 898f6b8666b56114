import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BackOffice, openBackOffice } from '../apps/server/src/admin/testing/open-back-office.ts';
import { openStore } from '../apps/server/src/store/engine/open-store.ts';
import type { Store } from '../apps/server/src/store/store.ts';
import { createDatabase, startPostgres } from '../apps/server/src/store/testing/postgres-server.ts';
import { fillDesk } from './desk-parts/fill-desk.ts';

const many = { quotations: Number(process.env.ROWS ?? 200_000), dealers: 2_000 };
const few = { quotations: 200, dealers: 20 };
const rounds = 40;

const list = '/admin/incoming/quotations';
/** Each question is asked of both stores in turn; `deep` continues in the middle of the list. */
const questions: Readonly<Record<string, string>> = {
  open: list,
  'next page': `${list}?after=DEEP`,
  'filter: state open': `${list}?state=open`,
  'filter: state expired': `${list}?state=expired`,
  'filter: state signed': `${list}?state=signed`,
  'filter: expiring': `${list}?state=expiring`,
  'filter: market': `${list}?market=road_salt`,
  'filter: country': `${list}?country=DK`,
  'filter: dealer': `${list}?dealer=dealer-7`,
  'filter: mine': `${list}?person=me`,
  'filter: without a person': `${list}?person=none`,
  'filter: mails in trouble': `${list}?mail=trouble`,
  'filter: dates': `${list}?from=2026-02-01&to=2026-03-01`,
  'filter: amount': `${list}?min=5000000`,
  'filter: three at once': `${list}?country=DK&market=agricultural&state=signed`,
  'search: number': `${list}?search=Q-2024-000123`,
  'search: rare word': `${list}?search=zwaluw`,
  'search: common word': `${list}?search=silo`,
  'search: common pair': `${list}?search=silo+muller`,
  'search: words that never meet': `${list}?search=walesa+brinkm`,
  'search: phone': `${list}?search=04445+100123`,
  'sort: name': `${list}?sort=name&order=asc`,
  'sort: amount': `${list}?sort=total`,
  'sort: validity': `${list}?sort=expires`,
  'sort: amount within a state': `${list}?sort=total&state=signed`,
  'sort: amount within a dealer': `${list}?sort=total&dealer=dealer-7`,
  totals: '/admin/count/quotations',
  'totals of a filter': '/admin/count/quotations?country=DK&state=signed',
  dealers: '/admin/dealer/list',
};

/** Lists of 200,000 quotations and 2,000 dealers against lists of 200 and 20, on both engines, as ratios. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'silowright-bench-'));
  const started = await startPostgres();
  const postgres = started.ok ? started.value : undefined;
  const stores: Record<string, (name: string) => Promise<Store>> = {
    SQLite: (name) => openStore({ engine: 'sqlite', dataDir: path.join(folder, name) }),
    ...(postgres && {
      PostgreSQL: async () =>
        openStore({ engine: 'postgres', url: await createDatabase(postgres.url), poolSize: 5 }),
    }),
  };
  for (const [engine, open] of Object.entries(stores)) {
    const [small, large] = [await open('small'), await open('large')];
    for (const [store, size] of [
      [small, few],
      [large, many],
    ] as const) {
      await fillDesk(store, size, Date.now());
    }
    await measure(engine, await openBackOffice(small), await openBackOffice(large));
  }
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}

async function measure(engine: string, small: BackOffice, large: BackOffice): Promise<void> {
  console.log(
    `${engine}: ${many.quotations} quotations against ${few.quotations}, median of ${rounds} calls`,
  );
  for (const [name, question] of Object.entries(questions)) {
    const times: [number[], number[]] = [[], []];
    const asked = [question.replace('DEEP', deep(few)), question.replace('DEEP', deep(many))] as const;
    for (let round = 0; round < rounds + 5; round += 1) {
      for (const [place, office] of [small, large].entries()) {
        const begun = performance.now();
        const { status } = await office.call('GET', asked[place] ?? '');
        if (status !== 200) throw new Error(`${question} answered ${status}`);
        if (round >= 5) times[place]?.push(performance.now() - begun);
      }
    }
    const [a, b] = times.map(median) as [number, number];
    console.log(`  ${name.padEnd(32)} ${a.toFixed(2)} → ${b.toFixed(2)} ms, ${(b / a).toFixed(2)} x`);
  }
  await exportAll(large);
  await small.close();
  await large.close();
}

/** A cursor of the middle of five years. */
const deep = ({ quotations }: typeof few): string =>
  `${Date.now() - Math.floor(2.5 * 365 * 86_400_000)}.q-${String(quotations / 2).padStart(7, '0')}`;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Peak of the resident memory while everything is exported, read as a slow client would. */
async function exportAll(office: BackOffice): Promise<void> {
  for (const format of ['csv', 'xlsx']) {
    const begun = performance.now();
    const before = process.memoryUsage().rss;
    let [peak, bytes] = [before, 0];
    const response = await fetch(
      `${office.address}/api/admin/export/quotations?format=${format}&locale=de_DE`,
      {
        headers: { authorization: `Bearer ${office.workshop.goodToken()}` },
      },
    );
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    const mb = (size: number) => (size / 1e6).toFixed(0);
    console.log(
      `  export ${format}: ${mb(bytes)} MB in ${((performance.now() - begun) / 1000).toFixed(1)} s, memory ${mb(before)} → ${mb(peak)} MB`,
    );
  }
}
