import { stepIds } from '../../packages/domain/src/flow/steps.ts';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

test('every step id without values redirects to market; an unknown hash changes nothing (RT-05, RT-08, RT-10, threat 59)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open();
  for (const step of stepIds) {
    await page.evaluate((id) => {
      window.location.hash = id;
    }, step);
    await visitor.expectStep('market');
  }
  await page.evaluate(() => {
    window.location.hash = 'no-such-step';
  });
  await expect(visitor.button('market.agricultural')).toBeVisible();
});

test('a step typed into the address while the texts load is followed (RT-05, RT-10)', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/shell[^/]*\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => window.location.hash === '#market');
  await page.evaluate(() => {
    window.location.hash = 'product-basic';
  });
  release();
  await page.waitForFunction(() => window.location.hash === '#market');
});

test('values survive a reload, and a deep link opens the first open step (RT-05, RT-10, threat 59)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.expectStep('volume');
  await page.locator('#volume-volume').fill('33');
  const { id } = await visitor.values();
  await page.reload();
  await visitor.expectStep('volume');
  await expect(page.locator('#volume-volume')).toHaveValue('33');
  expect((await visitor.values()).id).toBe(id);
  await page.evaluate(() => {
    window.location.hash = 'overview';
  });
  await visitor.expectStep('volume');
  await page.evaluate(() => {
    window.location.hash = 'product-group';
  });
  await visitor.expectStep('product-group');
  await page.goBack();
  await visitor.expectStep('volume');
});

test('/{url_market} opens its step, hides Back and stores the same values as a click (RT-02, RT-18)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open('/road_salt');
  await visitor.expectStep('product-group');
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.heading('market.road_salt_and_brine')).toBeVisible();
  await expect(visitor.button('action.back')).toBeHidden();
  await expect.poll(async () => (await visitor.values()).user_ip).toBeTruthy();
  const values = await visitor.values();
  expect(values).toMatchObject({ segment: 'road_salt', segment_label: 'road_salt', noBackToMarket: true });
  expect(values).not.toHaveProperty('fromMarketSelect');
  expect(values.id).toMatch(/^[0-9a-w]{4}(-[0-9a-w]{4}){2}$/);
  await page.goto('/');
  await expect(visitor.button('market.agricultural')).toBeVisible();
});

test('a link to a market after a sent quotation starts another configuration, a reload does not (RT-02, FN-02)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open('/agriculture');
  await visitor.expectStep('product-group');
  const { id } = await visitor.values();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}');
    const { values, configuration } = stored.state;
    const asked = { step: 'finalized', values, configuration };
    stored.state.sentOffer = { ...asked, quotationNumber: 'Q-2026-000007', mail: 'queued' };
    sessionStorage.setItem('silowright-session', JSON.stringify(stored));
  });
  await visitor.open('/agriculture#product-group');
  await visitor.expectStep('product-group');
  await page.reload();
  expect((await visitor.values()).id).toBe(id);
  await visitor.open('/agriculture');
  await visitor.expectStep('product-group');
  expect((await visitor.values()).id).not.toBe(id);
});

test('/{url_market}/{url_product_group} preselects the group (RT-03, PG-07)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open('/agriculture/wet_by_product');
  await expect(page.locator('input[value="wet_by_product"]')).toBeChecked();
  await expect(page.locator('input[value="cold_and_light"]')).toBeChecked();
  // A group without characteristics is selected but not submitted, so that Back does not loop.
  await visitor.open('/road_salt/brine');
  await expect(page.locator('input[value="brine"]')).toBeChecked();
  await visitor.expectStep('product-group');
  await visitor.button('step.volume').click();
  await expect(visitor.heading('volume.title-silo')).toBeVisible();
  await page.goBack();
  await visitor.expectStep('product-group');
  await visitor.open('/agriculture/no_such_group');
  await expect(page.locator('input[name="product-group"]').first()).toBeVisible();
  await expect(page.locator('input[name="product-group"]:checked')).toHaveCount(0);
});

test('every navigation pushes a page view (RT-06)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open();
  await visitor.chooseMarket('agricultural');
  await visitor.chooseProduct('animal_feed');
  await visitor.expectStep('volume');
  await page.goBack();
  await visitor.expectStep('product-group');
  const steps = () =>
    page.evaluate(
      () => (window as unknown as { dataLayer: { step: string; path: string; title: string }[] }).dataLayer,
    );
  await expect
    .poll(async () => (await steps()).map(({ step }) => step))
    .toEqual(['market', 'product-group', 'volume', 'product-group']);
  expect((await steps())[2]).toMatchObject({ path: '/#volume', title: expect.stringContaining('Volume') });
});

test('no page of the configurator requires a login (RT-17)', async ({ page, visit }) => {
  const visitor = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitor.open();
  await visitor.toRecommendation({ market: 'agricultural', group: 'animal_feed', volume: 30 });
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
  expect(asked.filter((url) => /authorize|oauth|login/.test(url))).toEqual([]);
});

test('switching keeps step and values, changes the address, and sets lang and title (LG-02, LG-05, LG-07, LG-08)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open('/agriculture?SOMETHING');
  await visitor.chooseProduct('animal_feed');
  await page.locator('#volume-volume').fill('1500');
  await expect(page.locator('main')).toContainText('1,500');
  // Tab walks through the languages and closes the menu behind the last one.
  const menu = page.locator('header details');
  await page.locator('header summary').click();
  for (const language of ['English', 'Nederlands', 'Deutsch', 'Dansk']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: language, exact: true })).toBeFocused();
  }
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open', '');
  await page.locator('header summary').click();
  await expect(page.getByRole('list').filter({ hasText: 'Dansk' }).locator('svg[class*="h-4"]')).toHaveCount(
    4,
  );
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie viel soll ein Silo fassen?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle('Volumen · Silowright');
  await expect(page.locator('#volume-volume')).toHaveValue('1500');
  await expect(page.locator('main')).toContainText('1.500');
  expect(page.url()).toContain('/agriculture?SOMETHING&language=de#volume');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie viel soll ein Silo fassen?');
  expect(await visitor.values()).toMatchObject({ localeStr: 'de_DE', productGroupType: 'animal_feed' });
});

test('a language in the hash is used and survives the next step (LG-03)', async ({ page, visit }) => {
  const visitor = await visit('nl');
  await page.goto('/#language=nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await page.getByRole('button', { name: 'Landbouw', exact: true }).click();
  await visitor.expectStep('product-group');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await visitor.chooseProduct('animal_feed');
  await visitor.expectStep('volume');
  await page.evaluate(() => {
    window.location.search = '';
  });
  await visitor.expectStep('volume');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.evaluate(() => {
    window.location.hash = 'product-group?language=da';
  });
  await visitor.expectStep('product-group');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await page.goBack();
  await visitor.expectStep('volume');
});

test('change-locale is sent only if a recommendation is shown; the place is translated (LG-06, LG-09, V22)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/change-locale')) sent.push(bodyOf(request));
  });
  await visitor.open();
  await page.locator('header summary').click();
  await page.getByRole('button', { name: 'Dansk', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await page.locator('header summary').click();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(sent).toEqual([]);
  await visitor.toRecommendation({ market: 'agricultural', group: 'animal_feed', volume: 30 });
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('header summary').click();
  await page.getByRole('button', { name: 'Nederlands', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await expect.poll(() => sent).toEqual([{ id: (await visitor.values()).id, localeStr: 'nl_NL' }]);
  // The place is translated and is still the same place.
  await expect
    .poll(() => visitor.values())
    .toMatchObject({
      locationPlacename: 'Zwolle, Nederland',
      locationCountry: 'Nederland',
      recommendationShown: 'product-group',
    });
});

test('a Dutch browser gets Dutch unless the flag sets another language (LG-03, FL-04)', async ({
  domPage,
  page,
}) => {
  domPage.languages = ['nl-NL'];
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await page.goto('/?LANGUAGE_FROM_BROWSER=false');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('debug mode logs params and flags and shows the banner; no value means on, false means off (FL-01, FL-03, RT-14)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await visitor.open('/?DEBUG');
  await expect(page.getByRole('note')).toContainText('Debug mode');
  await expect.poll(() => logged.join('\n')).toContain('params and flags');
  await visitor.open('/?DEBUG=false');
  await expect(visitor.button('market.agricultural')).toBeVisible();
  await expect(page.getByRole('note')).toBeHidden();
});

test('the language switcher can be hidden, and the long market list shown (FL-02, FL-04, FL-05, MK-01, MK-03)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open();
  // A catalogue may have more markets: these stand in this order among them.
  await expect(page.locator('[data-variant="default"]')).toContainText([
    'Food & Feed',
    'Agriculture',
    'Road salt',
    'Other',
  ]);
  await expect(page.locator('header summary')).toBeVisible();
  await visitor.open('/?LANGUAGE_SWITCHER=false&SEGMENTS_SIMPLIFIED=false');
  await expect(page.locator('[data-variant="circle"]')).toContainText([
    'Food',
    'Feed',
    'Road salt',
    'Agriculture',
    'Paper & pulp',
    'Renewable energy',
    'Chemical',
    'Other',
  ]);
  await expect(page.locator('header summary')).toBeHidden();
  await visitor.button('market.road_salt').click();
  await visitor.expectStep('product-basic');
});
