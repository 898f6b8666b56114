import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { Visit } from '../e2e/visitor.ts';
import { ensureServerBuilt } from '../scripts/build-server.ts';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { lighthouse } from './lighthouse.ts';
import { median } from './load-call.ts';

/**
 * `npm run bench -- lighthouse-flow`: a user flow of Lighthouse, a visit from market to confirmation on a phone with
 * slow 4G and a fourth of the processor. Each step is measured from the first touch that leads to it until it is
 * complete. Medians of BENCH_ROUNDS (5) visits. Lighthouse is fetched by npm, because only benches need it.
 */
const folder = new URL('../.cache/lighthouse/', import.meta.url);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const must = 98;

interface Flow {
  startTimespan(step: { name: string }): Promise<void>;
  endTimespan(): Promise<void>;
  createFlowResult(): Promise<{ steps: { name: string; lhr: Result }[] }>;
}
interface Result {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** A visit: each step with what leads to it. */
const steps: readonly [name: string, act: (visitor: Visit) => Promise<void>][] = [
  [
    'product group',
    async (visitor) => {
      await visitor.chooseMarket('agricultural');
      await visitor.page.locator('input[name="product-group"]').first().waitFor();
    },
  ],
  [
    'volume',
    async (visitor) => {
      await visitor.chooseProduct('animal_feed', 'mixed_feed');
      await visitor.page.locator('#volume-volume').waitFor();
    },
  ],
  [
    'location',
    async (visitor) => {
      await visitor.giveVolume(30);
      await visitor.placeField.waitFor();
    },
  ],
  [
    'recommendation',
    async (visitor) => {
      await visitor.givePlace('Zwolle');
      await visitor.askRecommendation();
    },
  ],
  ['configure', (visitor) => visitor.chooseFirstUnit()],
  [
    'overview',
    async (visitor) => {
      await visitor.openOverview();
      await visitor.page.locator('#overview-email').waitFor();
    },
  ],
  [
    'confirmation',
    async (visitor) => {
      await visitor.giveContact({ email: 'anna@farm.example' });
      await visitor.sendQuotation();
    },
  ],
];

export async function run(): Promise<void> {
  await ensureWebBuilt();
  await ensureServerBuilt();
  await ensureLighthouse();
  const server = await startServerProcess({ LOG_LEVEL: 'error', RATE_LIMIT: 'off' });
  const results = new Map<string, Result[]>();
  try {
    for (let round = 0; round < rounds; round++)
      for (const { name, lhr } of await visit(server.address))
        results.set(name, [...(results.get(name) ?? []), lhr]);
  } finally {
    await server.stop();
  }
  for (const [name] of steps) {
    const of = (read: (result: Result) => number) => median((results.get(name) ?? []).map(read));
    const figure = (audit: string) => of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    console.info(
      `${name.padEnd(15)} ${Math.round(of(({ categories }) => categories.performance.score * 100))} (must ${must}), ` +
        `blocked ${figure('total-blocking-time').toFixed(0)} ms, ` +
        `next paint ${figure('interaction-to-next-paint').toFixed(0)} ms, ` +
        `shift ${figure('cumulative-layout-shift').toFixed(3)}`,
    );
  }
}

/** Lighthouse needs Puppeteer's page; what the visitor does is written for Playwright: both use one browser. */
async function visit(address: string): Promise<{ name: string; lhr: Result }[]> {
  const [{ startFlow }, { default: puppeteer }] = await Promise.all([
    import(new URL('node_modules/lighthouse/core/index.js', folder).href),
    import(new URL('node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js', folder).href),
  ]);
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
    headless: 'shell',
  });
  try {
    const driven = await chromium.connectOverCDP(browser.wsEndpoint());
    const [page] = await browser.pages();
    const [context] = driven.contexts();
    const flow: Flow = await startFlow(page, {
      flags: { throttlingMethod: 'devtools', onlyCategories: ['performance'] },
    });
    const visitor = new Visit(context!.pages()[0]!, 'en');
    await visitor.open(address);
    for (const [name, act] of steps) {
      await flow.startTimespan({ name });
      await act(visitor);
      await flow.endTimespan();
    }
    return (await flow.createFlowResult()).steps;
  } finally {
    await browser.close();
  }
}

async function ensureLighthouse(): Promise<void> {
  if (existsSync(new URL('node_modules/lighthouse/package.json', folder))) return;
  const into = ['--prefix', folder.pathname, '--no-save', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', ...into, lighthouse]);
}
