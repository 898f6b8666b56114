import type { APIRequestContext, BrowserContext, Page, expect as PlaywrightExpect } from '@playwright/test';
import { test as base, expect as vitestExpect } from 'vitest';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { blankPdfThreads } from '../../apps/server/src/platform/threads/testing/shared-threads.ts';
import type { Language } from '../../packages/domain/src/locale.ts';
import { type CatalogueName, type Size, sizes, Visit } from '../visitor.ts';
import './dom-matchers.ts';
import { DomNetwork } from './dom-network.ts';
import { DomPage } from './dom-page.ts';

interface Fixtures {
  server: TestApp;
  domPage: DomPage;
  /** Typed as in the browser tests. What a DOM page does not have is not a function. */
  page: Page;
  context: BrowserContext;
  /** Calls without the page, with cookies of their own. */
  request: APIRequestContext;
  /** Opens a page on another device: the one before is closed, because all windows share the process. */
  otherDevice: () => Promise<Page>;
  /** Opens a page of that size in that language. */
  visit: (language?: Language, size?: Size) => Promise<Visit>;
}

const networkOf = ({ app }: TestApp) => new DomNetwork((request) => app.server.inject(request));

/** The shipped catalogue of these settings; walks on one of their own read no texts of it. */
const catalogueOf = ({ CATALOGUE_DIR }: Readonly<Record<string, string>>): CatalogueName =>
  CATALOGUE_DIR === 'catalogues/steel' ? 'steel' : 'grp';

/** Tests on a server with these settings and options. */
export const testOn = (
  env: Readonly<Record<string, string>>,
  options: Parameters<typeof startTestApp>[1] = {},
) =>
  base.extend<Fixtures>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from the pattern
      async ({}, use) => {
        const server = await startTestApp({ EXAMPLE_DEALERS: 'on', ...env }, options);
        await use(server);
        await server.stop();
      },
      { scope: 'file' },
    ],
    domPage: async ({ server }, use) => {
      const page = new DomPage(networkOf(server));
      const errors: unknown[] = [];
      page.on('pageerror', (error: unknown) => errors.push(error));
      await use(page);
      await page.close();
      vitestExpect(errors).toEqual([]);
    },
    page: async ({ domPage }, use) => use(domPage as unknown as Page),
    context: async ({ page }, use) => use(page.context()),
    request: async ({ server }, use) => use(networkOf(server).calls as unknown as APIRequestContext),
    otherDevice: async ({ server, page }, use) => {
      let other: DomPage | undefined;
      await use(async () => {
        await page.close();
        other = new DomPage(networkOf(server));
        return other as unknown as Page;
      });
      await other?.close();
    },
    visit: async ({ page }, use) =>
      use(async (language = 'en', size = 'wide') => {
        await page.setViewportSize(sizes[size]);
        return new Visit(page, language, catalogueOf(env));
      }),
  });

export const test = testOn({});

/** Mails are sent to the mailbox of the server, with a blank file for each PDF. */
export const testWithMails = testOn({}, { sendMails: true, threads: blankPdfThreads });

export const expect = vitestExpect as unknown as typeof PlaywrightExpect;
