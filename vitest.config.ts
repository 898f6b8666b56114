import { defineConfig } from 'vitest/config';

/** Unit, store and repository tests; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['apps/server/src/store/testing/postgres-for-tests.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
