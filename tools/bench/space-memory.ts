import { chromium } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { configuredUnit } from '../../e2e/configured-unit.ts';
import { Visit } from '../../e2e/visitor.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

const times = Number(process.argv[3] ?? 10);
/** Compiled code and texts stay after the first time; more growth is a leak. */
const maxGrowthMb = 2;

/** `npm run bench -- space-memory [times]`: opens and leaves the view in space; nothing may stay (TD-02). */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
  try {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 1100, height: 560 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    const { visitor } = await configuredUnit(async () => new Visit(page, 'en'), 'ms', { query: '&three_d' });
    const heapMb = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize / 2 ** 20;
    };
    const heaps: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await visitor.button('configure.view-space').click();
      await page.locator('canvas[data-frames]').waitFor();
      await visitor.button('configure.view-front').click();
      await page.locator('canvas').waitFor({ state: 'detached' });
      heaps.push(await heapMb());
    }
    const left = await page.evaluate(() =>
      performance
        .getEntriesByName('unit-space-closed')
        .map((mark) => (mark as PerformanceMark).detail as { geometries: number; textures: number }),
    );
    const kept = left.filter(({ geometries, textures }) => geometries + textures > 0).length;
    const growth = (heaps.at(-1) ?? 0) - (heaps[1] ?? 0);
    console.info(`heap after each time: ${heaps.map((mb) => mb.toFixed(1)).join(', ')} MB`);
    console.info(`left ${left.length} times; with geometries or textures left: ${kept}`);
    console.info(`growth since the second time: ${growth.toFixed(1)} MB`);
    if (kept > 0 || left.length !== times || growth > maxGrowthMb) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}
