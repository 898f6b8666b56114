import { defineConfig } from 'vitest/config';

/**
 * The tests a mutant of the contract must fail. A schema is made when its file is read, so each mutant needs all of
 * them anew: they are the contract's own and nothing else. Names and sentences are not mutated: they are data.
 */
export default defineConfig({
  test: {
    include: ['packages/contract/src/*.test.ts'],
    isolate: false,
    fileParallelism: false,
  },
});
