import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { mailNames } from '../../apps/server/src/dev/mail-gallery.ts';
import { sheetPage } from '../../e2e/screens/sheet-page.ts';
import { type Language, languages, localeOfLanguage } from '../../packages/domain/src/locale.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

/**
 * `npm run mail-pictures`: every HTML mail at the widths of mail clients, light and dark, with one contact sheet for
 * each width and scheme. Ends with an error if a mail is wider than its window. `-- --mail signed-visitor --language de
 * --to FOLDER` makes fewer, or elsewhere.
 */
const { values } = parseArgs({
  options: {
    mail: { type: 'string', default: mailNames.join() },
    language: { type: 'string', default: languages.join() },
    to: { type: 'string', default: '.cache/mail-pictures' },
  },
});
const widths = [320, 390, 700];
const folder = path.resolve(values.to);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = await startServerProcess();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const problems: string[] = [];
try {
  for (const language of values.language.split(',') as Language[]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const pictures = [];
        for (const screen of values.mail.split(',')) {
          await page.goto(`${server.address}/dev/mails/${screen}/${localeOfLanguage(language)}/html`);
          const file = `${language}-${screen}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(folder, file), fullPage: true });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          if (overflow > 0) problems.push(`${file}: ${overflow} px wider than the window`);
          pictures.push({ screen, language, width, file });
        }
        const title = `${language} ${width} ${colorScheme}`;
        writeFileSync(
          path.join(folder, `${title.replaceAll(' ', '-')}.html`),
          sheetPage(title, pictures, width),
        );
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.info(`pictures and their sheets in ${folder}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
