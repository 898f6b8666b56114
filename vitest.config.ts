import { defineConfig } from 'vitest/config';

/** Unit, store and repository tests; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'torture/**/*.test.ts',
    ],
    globalSetup: ['apps/server/src/store/testing/postgres-for-tests.ts'],
    // By default one core is left idle; on two cores that is half of them.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
