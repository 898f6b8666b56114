import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { writePriceList } from '../packages/domain/src/pricing/price-list-csv.ts';
import { findChromium } from '../scripts/find-chromium.ts';

const rows = 100_000;
const root = path.join(import.meta.dirname, 'csv-page');

/** Measures the longest gap between two frames while the app's worker reads and compares 100,000 rows. */
export async function run(): Promise<void> {
  const files = await builtPage();
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? '/').split('?')[0] ?? '/');
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const { current, csv } = lists();
    await page.evaluate((text) => Object.assign(window, { current: text }), current);
    const buffer = Buffer.from(csv);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.locator('input').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    const result = await page.waitForFunction(() => (window as unknown as { result?: object }).result, null, {
      timeout: 120_000,
    });
    const { metrics } = await devTools.send('Performance.getMetrics');
    const scriptMs = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    const { changed, ms, maxGapMs, idleGapMs } = (await result.jsonValue()) as Record<string, number>;
    console.log(
      `${rows} rows (${(buffer.length / 1e6).toFixed(0)} MB): ${changed} changes found in ${ms?.toFixed(0)} ms`,
    );
    // Processor time does not depend on other load. It includes reading the current list at the start.
    console.log(`  script of the page in all: ${scriptMs.toFixed(1)} ms of processor time`);
    console.log(`  longest frame gap ${maxGapMs?.toFixed(1)} ms (idle page: ${idleGapMs?.toFixed(1)} ms)`);
  } finally {
    await browser.close();
    server.close();
  }
}

function lists() {
  const prices = Array.from({ length: rows }, (_, index) => ({
    name: `vvs4 Ø2.80 m ${index} m³`,
    volume: index,
    uuid: randomUUID(),
    priceInCents: 100_000 + index,
    heightInMm: 8_000,
  }));
  const raised = prices.map((row, index) =>
    index % 2 ? { ...row, priceInCents: row.priceInCents + 100 } : row,
  );
  return {
    current: JSON.stringify({ id: { version: 1, segment: 'agricultural' }, prices }),
    csv: writePriceList(raised, ';'),
  };
}

/** A page with only the app's worker and its caller. */
async function builtPage(): Promise<Map<string, string>> {
  const result = await build({ root, logLevel: 'error', build: { write: false, target: 'es2022' } });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
}
