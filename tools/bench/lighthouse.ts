import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { ensureServerBuilt } from '../../scripts/build-server.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { median } from './load-call.ts';

/**
 * `npm run bench -- lighthouse`: Lighthouse of a phone with simulated slow 4G, medians of BENCH_ROUNDS (5) rounds. It is
 * fetched by npx, because only this bench needs it.
 */
export const lighthouse = 'lighthouse@13.5.0';
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const pages = [
  { name: 'market', path: '/', must: 95, lcpMs: 1800 },
  { name: 'product group', path: '/agriculture', must: 95 },
  { name: 'budget', path: '/budget', must: 95 },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function run(): Promise<void> {
  await ensureWebBuilt();
  await ensureServerBuilt();
  const server = await startServerProcess({ LOG_LEVEL: 'error' });
  const reports = new Map<string, Report[]>();
  try {
    for (let round = 0; round < rounds; round++)
      for (const { name, path } of pages) {
        const report = await measure(server.address + path);
        reports.set(name, [...(reports.get(name) ?? []), report]);
      }
  } finally {
    await server.stop();
  }
  for (const { name, must, lcpMs } of pages) {
    const of = (read: (report: Report) => number) => Math.round(median((reports.get(name) ?? []).map(read)));
    const time = (audit: string) => of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    const scores = categories.map((each) => of((report) => report.categories[each].score * 100));
    const lcp = time('largest-contentful-paint');
    console.info(
      `${name.padEnd(14)} ${scores.join(', ')} (performance must ${must}), first paint ${time('first-contentful-paint')} ms, ` +
        `LCP ${lcp} ms${lcpMs ? ` (must ${lcpMs})` : ''}, blocked ${time('total-blocking-time')} ms`,
    );
  }
}

async function measure(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, url, '--output=json', '--quiet', `--only-categories=${categories.join()}`],
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() }, maxBuffer: 100e6 },
  );
  return JSON.parse(stdout) as Report;
}
