import type { Page } from '@playwright/test';
import { expect, test } from './visit.ts';
import { type Size, sizes, words } from './visitor.ts';

/** What the page says in the console, with errors of scripts. */
function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

const heading = 'h1';
/** Remembers the heading that came with the page. */
const rememberHeading = (page: Page) =>
  page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { firstHeading: document.querySelector(selector) }),
    );
  }, heading);
const keepsHeading = (page: Page) =>
  page.evaluate(
    (selector) =>
      (window as unknown as { firstHeading: Element | null }).firstHeading ===
      document.querySelector(selector),
    heading,
  );

for (const size of ['wide', 'phone'] as const satisfies readonly Size[])
  test(`the app hydrates the screens of first pages without a message in the console, ${size} (RT-01, RT-12)`, async ({
    browser,
    baseURL,
  }) => {
    const t = words('de');
    for (const path of ['/', '/agriculture', '/budget']) {
      // Each is the first page of a visit.
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: sizes[size],
        serviceWorkers: 'allow',
      });
      const page = await context.newPage();
      const messages = messagesOf(page);
      await rememberHeading(page);
      await page.goto(`${path}?language=de`);
      await expect(page.locator('#before-start')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await keepsHeading(page), path).toBe(true);
      expect(messages, path).toEqual([]);
      // The elements of the server have the handlers of the app.
      await page.getByRole('button', { name: t('help.open'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await context.close();
    }
  });

for (const [where, planted] of [
  ['the screen', /(<h1[^>]*>.*?<p[^>]*>)/],
  ['its frame', /(<footer[^>]*><span>)/],
] as const)
  test(`a page that differs from that of the app in ${where} is noticed, and replaced (RT-12)`, async ({
    page,
  }) => {
    const messages = messagesOf(page);
    await rememberHeading(page);
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        // Not the one that is kept for use without a network.
        if (!route.request().isNavigationRequest()) return route.continue();
        const answer = await route.fetch();
        const body = (await answer.text()).replace(planted, '$1Planted ');
        expect(body).toContain('Planted');
        await route.fulfill({ response: answer, body });
      },
    );
    await page.goto('/');
    await expect(page.locator('#before-start')).toHaveCount(0);
    await expect(page.getByText('Planted')).toHaveCount(0);
    expect(await keepsHeading(page)).toBe(false);
    if (where === 'its frame') await expect.poll(() => messages.join()).toMatch(/error #418/);
  });

test('a tile and a language lead on before the scripts have run; a card is chosen (RT-01, LG-07, PG-01)', async ({
  page,
}) => {
  let run = () => {};
  const held = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route('**/static/js/main-*', async (route) => {
    await held;
    await route.continue();
  });
  const open = { waitUntil: 'commit' } as const;
  await page.goto('/?language=en', open);
  await page.getByLabel(words('en')('language.switch', { name: 'English' }), { exact: true }).click();
  await page.getByRole('button', { name: 'Nederlands', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  const t = words('nl');
  await page.getByRole('button', { name: t('market.agricultural'), exact: true }).click();
  await expect(page).toHaveURL('/agriculture?language=nl');
  const feed = page.locator('input[value="animal_feed"]');
  await feed.check();
  await page.getByRole('button', { name: t('step.volume'), exact: true }).click();
  await expect(page).toHaveURL('/agriculture?language=nl');
  run();
  await expect(page.getByText(t('product-group-screen.characteristic'), { exact: true })).toBeVisible();
  await expect(feed).toBeChecked();
});
