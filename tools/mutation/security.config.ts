import { defineConfig } from 'vitest/config';

/**
 * The tests a mutant of validation or authorisation must fail: those that need neither a database nor a process of
 * their own, in one worker, since each mutant runs them anew. The contract has a run of its own.
 */
export default defineConfig({
  test: {
    include: [
      'packages/domain/src/session/field-rules.test.ts',
      'apps/server/src/platform/http/{json-body,rate-limit,gates}.test.ts',
      'apps/server/src/platform/config/identity-settings.test.ts',
      'apps/server/src/platform/identity/*.test.ts',
    ],
    testTimeout: 20_000,
    isolate: false,
    fileParallelism: false,
  },
});
