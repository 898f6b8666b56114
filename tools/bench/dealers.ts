import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { addCounts } from '../../apps/server/src/platform/visits/visit-counts.ts';
import { Staff } from '../../e2e/desk.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { fillDesk } from './desk-parts/fill-desk.ts';

const rounds = 9;
const warmUps = 2;
const [few, many] = [50, 5_000];
const limits = { openRatio: 1.5, keyMs: 50 };

/** The page of dealers with 5,000 against 50, as cards and as a table: time until it shows, and for a key (PX-07). */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const folders = [few, many].map(() => mkdtempSync(path.join(tmpdir(), 'silowright-dealers-')));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const offices = await Promise.all(folders.map((folder, at) => openOffice(folder, [few, many][at] ?? 0)));
  try {
    const pages: Page[] = [];
    for (const { address, password } of offices) {
      const context: BrowserContext = await browser.newContext({
        baseURL: address,
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      await new Staff(page, { address, password }).logIn();
      pages.push(page);
    }
    for (const view of ['cards', 'table']) {
      const times: number[][] = [[], []];
      for (let round = 0; round < rounds + warmUps; round += 1) {
        for (const [at, page] of pages.entries()) {
          const ms = await open(page, view);
          if (round >= warmUps) times[at]?.push(ms);
        }
      }
      const [small = 1, large = 1] = times.map(median);
      const gaps: number[] = [];
      for (const page of pages) gaps.push(median(await gapsWhileTyping(page)));
      const ratio = large / small;
      console.info(
        `${view}: open ${small.toFixed(0)} → ${large.toFixed(0)} ms, ${ratio.toFixed(2)} x; a key takes ${gaps.map((gap) => gap.toFixed(1)).join(' → ')} ms`,
      );
      if (ratio > limits.openRatio || (gaps[1] ?? 0) > limits.keyMs) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await Promise.all(offices.map(({ stop }) => stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function openOffice(folder: string, dealers: number) {
  const store = await openStore({ engine: 'sqlite', dataDir: folder });
  await fillDesk(store, { quotations: 0, dealers, days: 365 }, Date.now());
  const day = new Date().toISOString().slice(0, 10);
  const visit = (dealer: string) =>
    ({
      day,
      market: 'm',
      country: 'NL',
      language: 'nl',
      dealer,
      step: 'quoted',
      cents: 100_000,
      currency: 'EUR',
    }) as const;
  for (let from = 0; from < dealers; from += 500) {
    const ids = Array.from({ length: Math.min(500, dealers - from) }, (_, each) => `dealer-${from + each}`);
    await store.write((db) =>
      addCounts(
        db,
        ids.map((id) => ({ visit: visit(id) })),
        Date.now(),
      ),
    );
  }
  await store.close();
  const env = { DATA_DIR: folder, DEMO_LOGIN: 'on', DEMO_LOGIN_PORT: '0' };
  const { address, stop } = await startServerProcess(env);
  const { password } = JSON.parse(readFileSync(path.join(folder, 'demo-login.json'), 'utf8'));
  return { address, password, stop };
}

/** Until the first dealer is painted, with the figures of the table. */
async function open(page: Page, view: string): Promise<number> {
  const begun = performance.now();
  await page.goto(`/admin/dealers?view=${view}`);
  const first = view === 'cards' ? page.getByRole('article').first() : page.locator('tbody svg').first();
  await first.waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return performance.now() - begun;
}

/** For each key the longest time that the page did not answer, until its results were shown. */
async function gapsWhileTyping(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.evaluate(() => {
    const measured = window as unknown as { gap: number };
    measured.gap = 0;
    let last = performance.now();
    // A task every few milliseconds: what delays it delays a key as well.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const now = performance.now();
      measured.gap = Math.max(measured.gap, now - last);
      last = now;
      setTimeout(() => channel.port2.postMessage(0), 1);
    };
    channel.port2.postMessage(0);
  });
  const gaps: number[] = [];
  for (const letter of 'technik 4') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(300);
    gaps.push(
      await page.evaluate(() => {
        const measured = window as unknown as { gap: number };
        const { gap } = measured;
        measured.gap = 0;
        return gap;
      }),
    );
  }
  return gaps;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
