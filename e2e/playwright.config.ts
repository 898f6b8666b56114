import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The full matrix runs only when asked for by name, in `npm run check`.
  projects: [
    { name: 'flows', testMatch: '*.spec.ts' },
    { name: 'full', testMatch: '*.full.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/browser.json' }]],
  use: {
    // Found before Playwright starts (scripts/e2e.ts); a test never installs anything.
    launchOptions: { executablePath: findChromium({ mayInstall: false }), args: ['--no-sandbox'] },
    trace: 'off',
    locale: 'en-GB',
  },
});
