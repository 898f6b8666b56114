import type { BrowserContext, Page, expect as PlaywrightExpect } from '@playwright/test';
import { test as base, expect as vitestExpect } from 'vitest';
import { startTestApp, type TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import type { Language } from '../../packages/domain/src/locale.ts';
import { type Size, sizes, Visit } from '../visitor.ts';
import './dom-matchers.ts';
import { DomNetwork } from './dom-network.ts';
import { DomPage } from './dom-page.ts';

interface Fixtures {
  server: TestApp;
  domPage: DomPage;
  /** Typed as in the browser tests. What a DOM page does not have is not a function. */
  page: Page;
  context: BrowserContext;
  /** Opens a page of that size in that language. */
  visit: (language?: Language, size?: Size) => Promise<Visit>;
}

export const test = base.extend<Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startTestApp({ EXAMPLE_DEALERS: 'on' });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  domPage: async ({ server }, use) => {
    const page = new DomPage(new DomNetwork((request) => server.app.server.inject(request)));
    const errors: unknown[] = [];
    page.on('pageerror', (error: unknown) => errors.push(error));
    await use(page);
    await page.close();
    vitestExpect(errors).toEqual([]);
  },
  page: async ({ domPage }, use) => use(domPage as unknown as Page),
  context: async ({ page }, use) => use(page.context()),
  visit: async ({ page }, use) =>
    use(async (language = 'en', size = 'wide') => {
      await page.setViewportSize(sizes[size]);
      return new Visit(page, language);
    }),
});

export const expect = vitestExpect as unknown as typeof PlaywrightExpect;
