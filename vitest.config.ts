import { configDefaults, defineConfig } from 'vitest/config';
import { patienceMs } from './e2e/eventually.ts';
import { grownSampleDir } from './packages/catalogue/src/testing/write-grown-sample.ts';
import { routesOfCalls } from './packages/ui/vite/routes-of-calls.ts';

/** These replace a module for the whole process, so each has a process of its own. */
export const mocking = [
  'apps/server/src/app/start-server-early-fault.test.ts',
  'apps/server/src/platform/backup/backup-draft.test.ts',
];

/** Tests of packages and web app run on the sample with one more of everything: none may depend on its size (CT-01). */
const onGrownSample = { SAMPLE_DIR: grownSampleDir };
const writeGrownSample = 'packages/catalogue/src/testing/write-grown-sample.ts';

/** Unit, store and repository tests; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  // The same for all projects, which share transformed modules.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Many tests wait for a process, a disk or a socket: three share two cores well, and each loads the server once.
    maxWorkers: 3,
    // What is missing is said soon (C22), and a slow machine has many times what it needs.
    expect: { poll: { timeout: patienceMs } },
    // These only bound a test that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './scripts/tell-failures.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server', 'scripts', 'tools', 'catalogues'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          exclude: [...configDefaults.exclude, ...mocking],
          globalSetup: ['apps/server/src/platform/db/testing/postgres-for-tests.ts'],
          // Loaded once in each process, as Node itself runs it: to load the server for every file took half of the time.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: { name: 'mocking', include: mocking },
      },
      {
        extends: true,
        plugins: [routesOfCalls],
        // Each load of a page evaluates the app anew (e2e/dom/dom-page.ts); Node itself runs packages and server once.
        test: {
          name: 'dom',
          env: { NODE_ENV: 'production' },
          include: ['e2e/dom/*.test.ts'],
          isolate: false,
          expect: { poll: { timeout: patienceMs, interval: 20 } },
          server: {
            deps: {
              inline: [/wouter/, /zustand/],
              external: [
                /\/apps\/server\/.*\.ts$/,
                /\/packages\/(domain|contract|texts|catalogue)\/.*\.ts$/,
                /node_modules\/(?!wouter|zustand).*js$/,
              ],
            },
          },
        },
      },
      {
        extends: true,
        plugins: [routesOfCalls],
        test: {
          name: 'pure',
          env: onGrownSample,
          globalSetup: [writeGrownSample],
          // The web app under test has the sample, as in a browser.
          setupFiles: ['packages/ui/src/testing/sample-in-browser.ts'],
          include: ['{packages,apps/site,apps/desk}/**/*.test.{ts,tsx}'],
          // Nothing here waits for a process, a disk or a socket.
          testTimeout: 30_000,
          // Nothing here leaves anything behind, so that modules are loaded once and not for every file.
          isolate: false,
        },
      },
    ],
  },
});
