import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first, because it does not render a toolbar. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const onPath = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
};

const ofPlaywright = (): string | undefined => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const run = (program: string, args: readonly string[]): boolean => {
  console.info(`No Chromium found; trying: ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
};

/** Tries Playwright's download first, then system packages if this user may install them. */
function install(): void {
  if (run('playwright', ['install', 'chromium'])) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    ['chromium-headless-shell', 'chromium'].some((name) =>
      run('sh', ['-c', `apt-get update -q && apt-get install -y -q --no-install-recommends ${name}`]),
    );
}

const look = (): string | undefined => onPath() ?? ofPlaywright();

/** Finds a Chromium on this machine or installs one; throws a clear error if that fails. */
export function findChromium({ mayInstall = true } = {}): string {
  const found = look();
  if (found) return found;
  if (mayInstall) install();
  const installed = look();
  if (!installed)
    throw new Error(
      'No Chromium found. Install Chromium or Google Chrome, or run "npx playwright install chromium".',
    );
  return installed;
}
