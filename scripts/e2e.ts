import { spawnSync } from 'node:child_process';
import { ensureServerBuilt } from './build-server.ts';
import { ensureWebBuilt } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Runs the browser tests on the built app. Arguments are passed to Playwright; `--project full` runs the full matrix.
 */
findChromium();
await ensureWebBuilt();
await ensureServerBuilt();
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...projectOf(process.argv.slice(2))],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;

function projectOf(args: string[]): string[] {
  return args.some((argument) => argument.startsWith('--project')) ? args : ['--project=flows', ...args];
}
