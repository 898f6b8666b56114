import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { makeQuotations } from './admin-parts/make-quotations.ts';
import { writeManyUnits } from './admin-parts/write-many-units.ts';

const limitMs = 50;
const failurePicture = path.join(os.tmpdir(), 'silowright-bench-failure.png');

/**
 * The page of base prices with 1,000 more rows (`-- prices 2000`: with 2,000) in a real browser: the longest gap
 * between two frames while somebody types, filters, changes many prices, undoes, waits for the preview and publishes.
 * On a busy machine a frame waits for others; the processor time of the page's longest task says what the page itself
 * takes, and a table of plain texts what this browser takes. The event loop of the server is measured by `admin`.
 */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-bench-'));
  const server = await startServerProcess({
    DATA_DIR: folder,
    CATALOGUE_DIR: writeManyUnits(folder, 1_000),
    DEMO_LOGIN: 'on',
    WEB_ROOT: '',
  });
  // In use the server is another machine: it must not take the processor from the browser.
  lowerPriority(server.child.pid!);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await makeQuotations(server.address);
    const page = await browser.newPage({ baseURL: server.address });
    await logIn(page, JSON.parse(readFileSync(path.join(folder, 'demo-login.json'), 'utf8')).password);
    await page.goto('/admin/prices');
    const fields = page.locator('input[data-position]');
    await fields.first().waitFor({ timeout: 120_000 });
    await page.evaluate(watchFrames);
    const measured = async (name: string, work: () => Promise<unknown>) => {
      if ((await measureFrames(page, name, work)) > limitMs) process.exitCode = 1;
    };
    console.log(`base prices: ${await page.getByText(/Version \d+ · /).innerText()}`);
    await measured('nothing, for comparison', () => page.waitForTimeout(2_000));
    await measurePlainTable(browser);
    await measured('typing a price', async () => {
      await fields.nth(2).selectText();
      await fields.nth(2).pressSequentially('4,321.50', { delay: 40 });
      await page.keyboard.press('Enter');
    });
    await measured('preview of one price', () => effectIsShown(page));
    await measured('scrolling all rows', () => scroll(page, 'section[aria-label="Base prices"]'));
    await measured('searching', async () => {
      await page
        .getByRole('searchbox', { name: 'Search', exact: true })
        .pressSequentially('silo 42', { delay: 60 });
      await page.waitForTimeout(800);
    });
    await measured('all rows again', async () => {
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('');
      await page.waitForTimeout(800);
    });
    await measured('+3.5% on all, typed', async () => {
      await page.getByLabel('Change', { exact: true }).pressSequentially('3.5', { delay: 60 });
      await page.getByLabel('Round', { exact: true }).selectOption('up');
      await page.waitForTimeout(500);
    });
    await measured('applied', () => page.getByRole('button', { name: 'Apply', exact: true }).click());
    await measured('preview of all prices', () => effectIsShown(page));
    await measured('undone', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.waitForTimeout(300);
    });
    await measured('done again', async () => {
      await page.getByRole('button', { name: 'Redo', exact: true }).click();
      await page.waitForTimeout(300);
    });
    await measured('published', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      // The message is shown for two seconds only; the version stays.
      await page.getByText(/^Version 2 · /).waitFor({ timeout: 120_000 });
    });
  } catch (error) {
    console.error(`The page at the failure: ${failurePicture}`);
    await browser.contexts()[0]?.pages()[0]?.screenshot({ path: failurePicture });
    throw error;
  } finally {
    await browser.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints and returns the longest gap between two frames while something is done. */
async function measureFrames(page: Page, name: string, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'disabled-by-default-toplevel'] });
  await page.evaluate(() => (window as unknown as Watched).takeGap());
  await work();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const gap = await page.evaluate(() => (window as unknown as Watched).takeGap());
  const trace = await browser?.stopTracing();
  const task = trace ? maxTaskMs(trace) : 0;
  console.log(
    `  ${name.padEnd(28)} longest frame gap ${gap.toFixed(0).padStart(5)} ms, longest task ${task.toFixed(0).padStart(5)} ms of processor`,
  );
  return gap;
}

/** On Linux each thread has a priority of its own; a new one gets that of its maker. */
function lowerPriority(pid: number): void {
  const tasks = `/proc/${pid}/task`;
  for (const thread of existsSync(tasks) ? readdirSync(tasks) : [pid])
    os.setPriority(Number(thread), os.constants.priority.PRIORITY_LOW);
}

const jumps = [0.2, 0.7, 0.4, 0];

/**
 * What this browser needs by itself: the same jumps in a table of plain texts with as many rows in view, written
 * with as little script as possible.
 */
async function measurePlainTable(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(
    '<div id="box" style="height:440px;overflow:auto"><div style="height:4600000px"><table id="rows" style="position:relative;width:740px;table-layout:fixed"></table></div></div>',
  );
  await page.evaluate(watchFrames);
  await page.evaluate(() => {
    const [box, rows] = ['box', 'rows'].map((id) => document.getElementById(id) as HTMLElement);
    box?.addEventListener('scroll', () => {
      const first = Math.floor(box.scrollTop / 46);
      if (!rows) return;
      rows.style.top = `${first * 46}px`;
      rows.innerHTML = Array.from(
        { length: 18 },
        (_, row) =>
          `<tr style="height:46px">${`<td>${first + row}</td>`.repeat(6)}<td><input value="${row}"></td></tr>`,
      ).join('');
    });
  });
  await measureFrames(page, 'scrolling a plain table', () => scroll(page, '#box'));
  await page.close();
}

async function scroll(page: Page, box: string): Promise<void> {
  for (const share of jumps) {
    await page.locator(box).evaluate((element, at) => {
      element.scrollTop = at * element.scrollHeight;
    }, share);
    await page.waitForTimeout(300);
  }
}

/** Processor time of the longest task of a page's main thread, in milliseconds. */
function maxTaskMs(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as {
    traceEvents: {
      readonly name: string;
      readonly tid: number;
      readonly tdur?: number;
      readonly args?: { readonly name?: string };
    }[];
  };
  const main = new Set(
    events.flatMap(({ name, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [tid] : [],
    ),
  );
  const tasks = events.filter(({ name, tid }) => name.endsWith('RunTask') && main.has(tid));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

interface Watched {
  takeGap(): number;
}

/** Runs in the page. */
function watchFrames(): void {
  let [last, maxMs] = [performance.now(), 0];
  const frame = (now: number) => {
    maxMs = Math.max(maxMs, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(window, {
    takeGap: () => {
      const taken = maxMs;
      maxMs = 0;
      return taken;
    },
  });
}

async function effectIsShown(page: Page): Promise<void> {
  await page.getByText(/There are no quotations yet|The last \d+ quotations/).waitFor({ timeout: 120_000 });
  await page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 120_000 });
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/login\//);
  await page.getByLabel('E-mail').fill('staff@example.com');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin\/home$/);
}
