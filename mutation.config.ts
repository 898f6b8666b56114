import { defineConfig } from 'vitest/config';

/** The tests a mutant must fail: those of the domain alone, which need no database and no browser. */
export default defineConfig({
  test: { include: ['packages/domain/src/{recommendation,pricing}/*.test.ts'], testTimeout: 20_000 },
});
