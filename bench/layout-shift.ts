import { chromium, type Page } from '@playwright/test';
import { startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { Visit } from '../e2e/visitor.ts';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/find-chromium.ts';

/** Slow 4G of Lighthouse. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Late parts, such as the map, have arrived after this time. */
const settleMs = 2_500;

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before its scripts: collects shifts that no input of the last 500 ms explains. */
function collect(): void {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources?: { node?: Node | null }[];
  };
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[])
      if (!entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          sources: (entry.sources ?? []).map(({ node }) =>
            node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}`.slice(0, 60) : 'text',
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(page: Page): Promise<readonly Shift[]> {
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => window.shifts.splice(0));
}

/** `npm run bench -- layout-shift`: the layout shift of each step of a visit on a slow connection; must be 0. */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const server = await startServerProcess();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const [language, width, height] of [
      ['de', 390, 844],
      ['en', 1280, 800],
    ] as const) {
      const context = await browser.newContext({ baseURL: server.address, viewport: { width, height } });
      const page = await context.newPage();
      await page.addInitScript(collect);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
      page.setDefaultTimeout(60_000);
      const visit = new Visit(page, language);
      const report = async (step: string) => {
        const shifts = await shiftOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        const sources = [...new Set(shifts.flatMap(({ sources: names }) => names))].slice(0, 3);
        console.info(`${language} ${width} px, ${step}: ${sum.toFixed(4)} ${sources.join(', ')}`.trim());
        if (sum >= 0.0001) process.exitCode = 1;
      };
      await visit.open();
      await report('market');
      await visit.chooseMarket('agricultural');
      await visit.expectStep('product-group');
      await report('product group');
      await visit.chooseProduct('animal_feed', 'mixed_feed');
      await visit.expectStep('volume');
      await report('volume');
      // Typed by keys: a filled field is no input for the browser, and what it shows would count.
      await page.locator('#volume-volume').pressSequentially('30');
      await page.locator('#volume-amount').press('ControlOrMeta+a');
      await page.locator('#volume-amount').pressSequentially('2');
      await visit.button('step.location').click();
      await visit.expectStep('location');
      await report('location');
      await visit.givePlace('Cloppenburg');
      await visit.askRecommendation();
      await visit.dialog.locator('li[data-type]').first().waitFor();
      await report('recommendation');
      await visit.chooseFirstUnit();
      await visit.expectStep('configure');
      await report('configure');
      await visit.openOverview();
      await report('overview');
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
