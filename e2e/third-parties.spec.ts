import { expect, test } from './visit.ts';

const tracker = 'https://tracker.example/visits.js';

test.use({
  serverEnv: {
    COMPANY_NAME: 'Vereinigte Silo- und Behälterbau Werke Münsterland',
    TRACKER_SCRIPT_URL: tracker,
    GOOGLE_MAPS_KEY: 'a-key',
    PRIVACY_URL: 'https://silowright.example/privacy',
    IMPRINT_URL: 'https://silowright.example/imprint',
  },
});
// In one worker: another one would start a server with these settings too.
test.describe.configure({ mode: 'default' });

test('no tracker before consent, and none after a refusal; footer links follow the settings (threat 62)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  const { t } = visitor;
  const outside: string[] = [];
  await page.route('https://**', (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await visitor.open();
  await expect(page.getByText(t('consent.body'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('footer.privacy') })).toHaveAttribute(
    'href',
    'https://silowright.example/privacy',
  );
  await expect(page.getByRole('link', { name: t('footer.imprint') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('footer.terms') })).toHaveCount(0);
  await visitor.button('consent.refuse').click();
  await page.reload();
  await expect(visitor.button('market.agricultural')).toBeVisible();
  await expect(page.getByText(t('consent.body'))).toBeHidden();
  expect(outside).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const asked = page.waitForRequest(tracker);
  await visitor.button('consent.grant').click();
  await asked;
});

test('the configured company is in header and title, however long its name (RT-16)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  const name = 'Vereinigte Silo- und Behälterbau Werke Münsterland';
  for (const address of ['/', '/budget', '/sign/de/complete', '/admin']) {
    await visitor.open(address);
    await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await fits(), address).toBe(true);
  }
});

test('the place field waits for the configured service; if it fails, the built-in places are used (LO-04, LO-07)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  let tries = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('https://maps.googleapis.com/**', async (route) => {
    tries += 1;
    await held;
    await route.abort();
  });
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await expect.poll(() => tries).toBeGreaterThan(0);
  await expect(visitor.placeField).toBeDisabled();
  release();
  await expect(visitor.placeField).toBeEnabled({ timeout: 30_000 });
  expect(tries).toBeGreaterThanOrEqual(4);
  await visitor.givePlace('Zwolle');
  expect(await visitor.values()).toMatchObject({ locationPlacename: 'Zwolle, Netherlands' });
});
