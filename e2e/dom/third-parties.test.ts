import type { Page } from '@playwright/test';
import { expect, testOn } from './visit.ts';

const tracker = 'https://tracker.example/visits.js';

const test = testOn({
  TRACKER_SCRIPT_URL: tracker,
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  GOOGLE_MAPS_KEY: 'a-key',
  PRIVACY_URL: 'https://silowright.example/privacy',
  IMPRINT_URL: 'https://silowright.example/imprint',
});

/** Scripts of other sites that the page asks for; a DOM does not load them. */
const scripts = (page: Page) => page.locator('script[src^="https:"]');

test('no tracker before consent, and none after a refusal; footer links follow the settings (threat 62)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  const { t } = visitor;
  await visitor.open();
  await expect(page.getByText(t('consent.body'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('footer.privacy'), exact: true })).toHaveAttribute(
    'href',
    'https://silowright.example/privacy',
  );
  await expect(page.getByRole('link', { name: t('footer.imprint'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('footer.terms'), exact: true })).toHaveCount(0);
  expect(await scripts(page).count()).toBe(0);
  await visitor.button('consent.refuse').click();
  await page.reload();
  await expect(visitor.button('market.agricultural')).toBeVisible();
  await expect(page.getByText(t('consent.body'))).toBeHidden();
  expect(await scripts(page).count()).toBe(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await visitor.button('consent.grant').click();
  await expect(page.locator(`script[src="${tracker}"]`)).toHaveCount(1);
});

test('the place field waits for the configured service; if it fails, the built-in places are used (LO-04, LO-07)', async ({
  page,
  visit,
}) => {
  // A DOM fails every script at once; these wait for the test.
  const asked: HTMLScriptElement[] = [];
  await page.addInitScript(() => {
    document.head.append = (...nodes) => asked.push(...(nodes as HTMLScriptElement[]));
  });
  const visitor = await visit();
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  for (let tries = 1; tries <= 4; tries += 1) {
    await expect.poll(() => asked.length).toBe(tries);
    expect(asked.at(-1)?.src).toMatch(/^https:\/\/maps\.googleapis\.com\//);
    await expect(visitor.placeField).toBeDisabled();
    asked.at(-1)?.dispatchEvent(new Event('error'));
  }
  await expect(visitor.placeField).toBeEnabled();
  await visitor.givePlace('Zwolle');
  expect(await visitor.values()).toMatchObject({ locationPlacename: 'Zwolle, Netherlands' });
});
