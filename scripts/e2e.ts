import { spawnSync } from 'node:child_process';
import { ensureWebBuilt } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

/** The browser tests against the built app; further arguments go to Playwright. */
findChromium();
await ensureWebBuilt();
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
