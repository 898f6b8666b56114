import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { shapesFor } from '@silowright/catalogue/browser-files';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { build } from 'vite';
import { findChromium } from '../../scripts/find-chromium.ts';

const limitMs = 50;
const rounds = 6;

/**
 * Time from click to painted change of the 2-D preview, on a production build of a page with only the preview and
 * buttons, in Chromium. The measurement ends after the frame that shows the change.
 */
export async function run(): Promise<void> {
  const script = await pageScript();
  const shapes = JSON.stringify(shapesFor(sampleCatalogue().content)).replaceAll('<', '\\u003c');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><title>preview</title><body><script id="shapes" type="application/json">${shapes}</script>` +
        `<script type="module">${script}</script>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(address);
      await page.waitForSelector('svg');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const times = await page.evaluate(measure, rounds);
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
      console.info(
        `processor / ${slowdown}: ${times.length} clicks, median ${at(0.5)} ms, p75 ${at(0.75)} ms, p95 ${at(0.95)} ms`,
      );
      if (slowdown === 1 && Number(at(0.5)) > limitMs) process.exitCode = 1;
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page: clicks every button, waits for the frame after the change, returns milliseconds. */
async function measure(rounds: number): Promise<number[]> {
  const frame = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(undefined);
      }),
    );
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const button of document.querySelectorAll('button')) {
      await new Promise((done) => setTimeout(done, 30));
      const before = document.querySelector('svg')!.innerHTML;
      const start = performance.now();
      button.click();
      await frame();
      const elapsed = performance.now() - start;
      if (document.querySelector('svg')!.innerHTML !== before) times.push(elapsed);
    }
  return times;
}

async function pageScript(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: resolve(import.meta.dirname, 'preview-page/main.tsx'),
        formats: ['es'],
        fileName: 'page',
      },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !('output' in output)) throw new Error('the page was not built');
  return output.output
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n')
    .replaceAll('</script', '<\\/script');
}
