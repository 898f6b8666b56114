import { defineConfig } from 'vitest/config';

/** Unit, store and repository tests; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // Most tests wait for a process, a disk or a socket: three share two cores well.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts', 'torture/**/*.test.ts'],
          globalSetup: ['apps/server/src/store/testing/postgres-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'],
          // Nothing here leaves anything behind, so that modules are loaded once and not for every file.
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
