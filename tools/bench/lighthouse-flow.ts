import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { ensureServerBuilt } from '../../scripts/build-server.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { lighthouse } from './lighthouse.ts';
import { median } from './load-call.ts';

/**
 * `npm run bench -- lighthouse-flow`: a user flow of Lighthouse, a visit from market to confirmation on a phone with
 * slow 4G and a fourth of the processor. Each step is measured from the first touch that leads to it until it is
 * complete. Medians of BENCH_ROUNDS (5) visits. Lighthouse is fetched by npm, because only benches need it.
 */
const folder = new URL('../../.cache/lighthouse/', import.meta.url);
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
/** What is used of Puppeteer. */
interface Page {
  goto(address: string): Promise<unknown>;
  waitForSelector(
    selector: string,
    options: { visible: true },
  ): Promise<{ tap(): Promise<void>; focus(): Promise<void> }>;
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
}

const onward = '[data-bottom-bar] [type=submit]';
/** After a step is there, until its pictures are drawn. */
const restMs = 2000;

const shown = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true });
const tap = async (page: Page, selector: string) => (await shown(page, selector)).tap();
async function type(page: Page, selector: string, text: string): Promise<void> {
  await (await shown(page, selector)).focus();
  await page.keyboard.type(text);
}

/** A visit: each step with what leads to it. Touches and keys come from outside the page and cost it nothing. */
const steps: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  [
    'product group',
    async (page) => {
      await tap(page, '[aria-describedby=market-agricultural-action]');
      await shown(page, '[name=product-group]');
    },
  ],
  [
    'volume',
    async (page) => {
      await tap(page, '[value=animal_feed]');
      await tap(page, '[value=mixed_feed]');
      await tap(page, onward);
      await shown(page, '#volume-volume');
    },
  ],
  [
    'location',
    async (page) => {
      await type(page, '#volume-volume', '30');
      await tap(page, onward);
      await shown(page, '[role=combobox]');
    },
  ],
  [
    'recommendation',
    async (page) => {
      await type(page, '[role=combobox]', 'Zwolle');
      await shown(page, '[role=option]');
      await page.keyboard.press('Enter');
      await tap(page, onward);
      await shown(page, 'dialog li[data-type] button');
    },
  ],
  [
    'configure',
    async (page) => {
      await tap(page, 'dialog li[data-type] button');
      await shown(page, '[data-testid=estimated-total]');
    },
  ],
  [
    'overview',
    async (page) => {
      await tap(page, onward);
      await shown(page, '#overview-email');
    },
  ],
  [
    'confirmation',
    async (page) => {
      const fields = {
        email: 'anna@farm.example',
        phone: '0205550100',
        firstName: 'Anna',
        lastName: 'de Boer',
        company: 'De Boer',
      };
      for (const [name, text] of Object.entries(fields)) await type(page, `#overview-${name}`, text);
      await tap(page, onward);
      await shown(page, '#next-steps');
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
    const [page] = await browser.pages();
    const flow: Flow = await startFlow(page, {
      flags: { throttlingMethod: 'devtools', onlyCategories: ['performance'] },
    });
    await page.goto(address);
    for (const [name, act] of steps) {
      await flow.startTimespan({ name });
      await act(page);
      await new Promise((resolve) => setTimeout(resolve, restMs));
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
