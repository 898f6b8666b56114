import { defineConfig } from 'vitest/config';

/** The tests a mutant must fail: those of the engine alone, in one worker, since each mutant runs them anew. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/{recommendation,pricing}/*.test.ts'],
    testTimeout: 20_000,
    isolate: false,
    fileParallelism: false,
  },
});
