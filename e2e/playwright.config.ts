import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { patienceMs } from './eventually.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // Most tests wait now and then for a mail, a timer or an answer: three share two cores well.
  workers: 3,
  // A test that passes on the second try is reported as flaky and counts as failed (scripts/test.ts).
  retries: 1,
  // What is missing is said soon (C22), and a slow machine has many times what it needs.
  expect: { timeout: patienceMs },
  // Only bounds a test that hangs; a test that needs longer says so.
  timeout: 120_000,
  // The full matrix and tests tagged @full run only in `npm run check`.
  projects: [
    { name: 'flows', testMatch: '*.spec.ts', grepInvert: /@full/ },
    { name: 'full', testMatch: '*.full.ts' },
    { name: 'rest', testMatch: '*.spec.ts', grep: /@full/ },
  ],
  reporter: [
    ['list'],
    ['../scripts/tell-failures.ts'],
    ['json', { outputFile: '../.cache/reports/browser.json' }],
  ],
  use: {
    actionTimeout: patienceMs,
    // Found before Playwright starts (scripts/e2e.ts); a test never installs anything.
    launchOptions: {
      executablePath: findChromium({ mayInstall: false }),
      // A page that leaves about:blank keeps its process.
      args: ['--no-sandbox', '--renderer-process-limit=1'],
    },
    // No waiting for animations; tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer before the routes of a test; the test of offline pages allows it.
    serviceWorkers: 'block',
    trace: 'off',
    locale: 'en-GB',
  },
});
