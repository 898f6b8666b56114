import { expect } from '@playwright/test';
import type { ServerProcess } from '../apps/server/src/app/testing/server-process.ts';
import type { Language } from '../packages/domain/src/locale.ts';
import { test as base } from './servers.ts';
import { type Size, sizes, Visit } from './visitor.ts';

interface VisitFixtures {
  /** Opens a page of that size in that language. */
  visit: (language?: Language, size?: Size) => Promise<Visit>;
  /** Script errors of the page; unexpected ones fail the test. */
  scriptErrors: string[];
}

/** Every log line is written, because a test searches them for names. */
const usual: Readonly<Record<string, string>> = { LOG_LEVEL: 'debug' };

interface ServerFixtures {
  /** Server settings in addition to the defaults of the tests. */
  serverEnv: Readonly<Record<string, string>>;
  server: ServerProcess;
}

export const test = base.extend<VisitFixtures & ServerFixtures>({
  serverEnv: [usual, { option: true }],
  server: async ({ servers, serverEnv }, use) => use(await servers(serverEnv)),
  baseURL: async ({ server }, use) => use(server.address),
  scriptErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
    expect(errors).toEqual([]);
  },
  visit: async ({ page, scriptErrors: _ }, use) => {
    await use(async (language = 'en', size = 'wide') => {
      await page.setViewportSize(sizes[size]);
      return new Visit(page, language);
    });
  },
});

export { expect };
