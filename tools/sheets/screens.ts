import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { Album, windows } from '../../e2e/screens/album.ts';
import { sheetPage } from '../../e2e/screens/sheet-page.ts';
import { visitorWalks } from '../../e2e/screens/visitor-walks.ts';
import { Visit } from '../../e2e/visitor.ts';
import { type Language, languages } from '../../packages/domain/src/locale.ts';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

/**
 * `npm run screens`: pictures of every visitor screen and its states, in every language and width, from a real
 * server, with one contact sheet for each language and width. `-- --walk budget,configure --language de --width 390
 * --to FOLDER --whole` makes fewer, elsewhere, or of whole pages.
 */
const { values } = parseArgs({
  options: {
    walk: { type: 'string', default: Object.keys(visitorWalks).join() },
    language: { type: 'string', default: languages.join() },
    width: { type: 'string', default: Object.keys(windows).join() },
    to: { type: 'string', default: '.cache/screens' },
    whole: { type: 'boolean', default: false },
  },
});
const walks = chosen('walk', values.walk, Object.keys(visitorWalks));
const asked = chosen('language', values.language, languages);
const widths = chosen('width', values.width, Object.keys(windows)).map(Number);
const folder = path.resolve(values.to);

/** Longest time for one element; a screen that does not come ends its walk. */
const patienceMs = 30_000;
/** Walks at a time. */
const atOnce = 2;

const executablePath = findChromium();
await ensureWebBuilt();
rmSync(folder, { recursive: true, force: true });
const album = new Album({ folder, widths, whole: values.whole });
const server = await startServerProcess();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const jobs = asked.flatMap((language) => walks.map((walk) => ({ language, walk })));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let job = jobs.shift(); job; job = jobs.shift())
        await walkThrough(browser, job.language, job.walk);
    }),
  );
  for (const language of asked) for (const width of widths) await makeSheet(browser, language, width);
} finally {
  await browser.close();
  await server.stop();
}
console.info(`${album.pictures.length} pictures and their sheets in ${folder}`);
for (const problem of album.problems) console.error(problem);
process.exitCode = album.problems.length > 0 ? 1 : 0;

function chosen<T extends string>(option: string, text: string, allowed: readonly T[]): T[] {
  const names = text.split(',');
  const unknown = names.filter((name) => !allowed.includes(name as T));
  if (unknown.length > 0) {
    console.error(`--${option} ${unknown.join()}: unknown. Allowed: ${allowed.join()}`);
    process.exit(1);
  }
  return names as T[];
}

async function walkThrough(browser: Browser, language: Language, name: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1280, height: windows[1280]! },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  try {
    await visitorWalks[name]!({
      visitor: new Visit(page, language),
      request: context.request,
      look: (screen) => album.take(page, language, name, screen),
    });
    console.info(`${name}, ${language}`);
  } catch (error) {
    album.problems.push(`${name}, ${language}: ${error instanceof Error ? error.message : error}`);
    await album.take(page, language, name, `${name} stopped here`).catch(() => undefined);
  } finally {
    await context.close();
  }
}

async function makeSheet(browser: Browser, language: Language, width: number): Promise<void> {
  const pictures = album.pictures
    .filter((picture) => picture.language === language && picture.width === width)
    .toSorted((one, other) => walks.indexOf(one.walk) - walks.indexOf(other.walk));
  if (pictures.length === 0) return;
  const name = `sheet.${language}.${width}`;
  const html = path.join(folder, `${name}.html`);
  writeFileSync(html, sheetPage(`${language}, ${width} px`, pictures, width < 768 ? 195 : 480));
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  await page.goto(`file://${html}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
