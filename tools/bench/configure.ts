import { chromium } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { ConfiguredUnit, type UnitType } from '../../e2e/configured-unit.ts';
import { Visit } from '../../e2e/visitor.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

const limitMs = 100;
const serverDelayMs = 400;
const types: readonly UnitType[] = ['vvs4', 'nb', 'fs'];

/**
 * Time from click to painted price and drawing on the real configure screen, with a slow server. The measurement ends
 * after the frame that shows the change, before an answer can arrive.
 */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const server = await startServerProcess();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const slowdown of [1, 4]) {
      const times: number[] = [];
      for (const type of types) {
        const context = await browser.newContext({
          baseURL: server.address,
          viewport: { width: 1280, height: 900 },
        });
        const page = await context.newPage();
        const unit = new ConfiguredUnit(new Visit(page, 'en'));
        await unit.enter(type);
        await page.route('**/select-options', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, serverDelayMs));
          await route.continue();
        });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        for (const section of ['colour', 'access']) {
          await unit.open(section);
          times.push(...(await page.evaluate(measure)));
        }
        await context.close();
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
      console.info(
        `processor / ${slowdown}: ${times.length} clicks, median ${at(0.5)} ms, p75 ${at(0.75)} ms, p95 ${at(0.95)} ms`,
      );
      if (Number(slowdown === 1 ? at(0.5) : at(0.75)) > limitMs) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Runs in the page: clicks every choice of the open section and records the times of those that changed price and
 * drawing.
 */
async function measure(): Promise<number[]> {
  const shown = () =>
    [
      document.querySelector('[data-testid="estimated-total"]')?.textContent,
      document.querySelector('svg[role="img"]')?.innerHTML,
    ] as const;
  const frame = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(undefined);
      }),
    );
  const times: number[] = [];
  const names = [...document.querySelectorAll<HTMLInputElement>('fieldset[data-group] input')].map(
    ({ name, value }) => `input[name="${name}"][value="${value}"]`,
  );
  for (const selector of names) {
    const input = document.querySelector<HTMLInputElement>(selector);
    if (!input || input.disabled) continue;
    await new Promise((done) => setTimeout(done, 60));
    const before = shown();
    const start = performance.now();
    input.click();
    await frame();
    const elapsed = performance.now() - start;
    const after = shown();
    if (after.every((part, index) => part !== before[index])) times.push(elapsed);
  }
  return times;
}
