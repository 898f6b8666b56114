import { expect, it, vi } from 'vitest';
import { startTestApp } from '../platform/http/testing/test-app.ts';

const thrown = vi.hoisted(() => [] as unknown[]);

/** The first poll fails while the rest of the server is still being built. */
vi.mock('../prices/catalogues.ts', async (original) => {
  const actual = await original<typeof import('../prices/catalogues.ts')>();
  return {
    openCatalogues: async (...[store, onPollError]: Parameters<typeof actual.openCatalogues>) => {
      const catalogues = await actual.openCatalogues(store, onPollError);
      try {
        onPollError(new Error('the database is away'));
      } catch (error) {
        thrown.push(error);
      }
      return catalogues;
    },
  };
});

it('a poll that fails before the app exists does not end the process (C11)', async () => {
  const app = await startTestApp();
  expect(thrown).toEqual([]);
  await app.stop();
});
