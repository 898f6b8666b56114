import { configuredUnit } from '../configured-unit.ts';
import { answerWithoutKey } from './answer-without-key.ts';
import { expect, test } from './visit.ts';

test('the product list fails, then loads (PG-01, PG-06)', async ({ page, visit }) => {
  const visitor = await visit();
  const { t } = visitor;
  await page.route('**/product-groups/**', (route) => route.abort());
  await visitor.open('/agriculture');
  await expect(page.getByRole('alert')).toContainText(t('error.network'));
  await page.unroute('**/product-groups/**');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/product-groups/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading products')).toBeVisible();
  release();
  await expect(page.locator('input[value="animal_feed"]')).toBeVisible();
  await visitor.button('step.volume').click();
  await expect(page.getByText('Please select a product group')).toBeVisible();
  await visitor.expectStep('product-group');
});

test('another group resets the characteristic (PG-05, PG-09)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open('/agriculture');
  await page.locator('input[value="animal_feed"]').check();
  await page.locator('input[value="whole_grain"]').check();
  await page.locator('input[value="waste_water"]').check();
  await expect(page.locator('input[value="discharge_liquid"]')).toBeChecked();
  // Waste water shows no examples.
  await expect(page.getByText(visitor.t('product-group-screen.column-examples'))).toBeHidden();
  await page.locator('input[value="animal_feed"]').check();
  await expect(page.locator('input[value="mixed_feed"]')).toBeChecked();
  await visitor.button('step.volume').click();
  expect(await visitor.values()).toMatchObject({
    productGroupType: 'animal_feed',
    characteristicGroupType: 'mixed_feed',
    substance: 'solid',
  });
});

test('volume and amount show their errors (VO-02, VO-03, VO-06)', async ({ page, visit }) => {
  const visitor = await visit('en', 'phone');
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  const volume = page.locator('#volume-volume');
  const amount = page.locator('#volume-amount');
  await amount.fill('');
  await visitor.button('step.location').click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(volume).toBeFocused();
  for (const [field, value, message] of [
    [volume, '3', 'Volume must be more than 4'],
    [volume, '12.5', 'This field can only contain numbers'],
    [volume, '10001', 'Volume must be less than 10000'],
    [amount, '0', 'Must be at least 1'],
    [amount, '100', 'Amount cannot be more than 99'],
    [amount, '-2', 'This field can only contain numbers'],
  ] as const) {
    await field.fill(value);
    await expect(page.getByText(message)).toBeVisible();
  }
  await volume.fill('4');
  await amount.fill('99');
  await expect(page.locator('#volume-total')).toHaveValue('396');
  await visitor.button('step.location').click();
  await visitor.expectStep('location');
});

test('tonnes and a plan become cubic metres with the density of the product (VO-07, EN-01, EN-02, EN-04)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const volume = page.locator('#volume-volume');
  const amount = page.locator('#volume-amount');
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await expect(page.getByText(t('volume.largest-silo', { volume: 80 }))).toBeVisible();
  await page.getByText(t('volume.helper-open')).click();
  const tonnes = page.getByLabel(t('volume.helper-tonnes-field'));
  await tonnes.fill('26');
  // Without an answer as the lightest usual product, 550 kg/m³.
  await visitor.button('volume.helper-use', { volume: 48 }).click();
  await expect(volume).toHaveValue('48');
  await page.locator('#volume-product').selectOption('feed_pellets');
  // The volume was taken from the tonnes, so it follows the product.
  await expect(volume).toHaveValue('40');
  await volume.fill('35');
  await page.locator('#volume-product').selectOption('feed_meal');
  await expect(volume).toHaveValue('35');
  await page.locator('#volume-product').selectOption('feed_pellets');
  await tonnes.press('Enter');
  await expect(volume).toHaveValue('40');
  await tonnes.fill('120');
  await visitor.button('volume.use-split', { count: 3, volume: 62 }).click();
  await expect(amount).toHaveValue('3');
  await expect(tonnes).toHaveValue('40');

  await page.getByText(t('planner.open')).click();
  await page.getByLabel(t('planner.usePerDayT')).fill('2,4');
  await visitor.button('volume.use-split', { count: 2, volume: 29 }).click();
  await expect(volume).toHaveValue('29');
  await expect(amount).toHaveValue('2');
  await page.getByText(t('planner.table')).click();
  await expect(page.getByRole('row')).toHaveCount(62);
  await visitor.button('step.location').click();
  expect(await visitor.values()).toMatchObject({
    volumePerUnit: 29,
    amountOfUnits: 2,
    storedProductId: 'feed_pellets',
    storedDensity: 650,
  });
  await page.goBack();
  await expect(page.locator('#volume-product')).toHaveValue('feed_pellets');
  await expect(tonnes).toHaveValue('40');
});

test('map and places fail: the place is typed manually and the step continues (LO-05, LO-07, LO-13, threat 60)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await page.route('**/api/places**', (route) => route.abort());
  await page.route('**/map/cells.json', (route) => route.abort());
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await visitor.placeField.fill('Nergenshuizen, Nederland');
  await expect(page.getByRole('option')).toContainText(t('location.search-failed'));
  await page
    .getByRole('option', { name: t('location.use-typed', { place: 'Nergenshuizen, Nederland' }) })
    .click();
  await expect(page.getByText(t('location.typed-note'))).toBeVisible();
  await expect(page.getByText(t('location.map-failed'))).toBeVisible();
  await visitor.askRecommendation();
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
  const values = await visitor.values();
  expect(values).toMatchObject({
    locationPlacename: 'Nergenshuizen, Nederland',
    locationCountry: 'Nederland',
  });
  expect(values).not.toHaveProperty('locationLattitude');
});

test('the search requests what was typed and caches the response (LO-04, LO-05)', async ({ page, visit }) => {
  const visitor = await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/places') asked.push(url.searchParams.get('query') ?? '');
  });
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await expect(visitor.placeField).toBeEnabled();
  await visitor.placeField.pressSequentially('Kampen', { delay: 20 });
  await expect(page.getByRole('option').first()).toContainText('Kampen');
  // On a slow machine a part of the name may be asked first.
  await expect.poll(() => asked.at(-1)).toBe('Kampen');
  const before = asked.length;
  await visitor.placeField.fill('');
  await visitor.placeField.fill('Kampen');
  await expect(page.getByRole('option').first()).toContainText('Kampen');
  expect(asked.length).toBe(before);
});

test('the connection drops and returns; nothing is lost (threat 60)', async ({ visit, context }) => {
  const visitor = await visit('de', 'phone');
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await visitor.givePlace('Zwolle');
  await context.setOffline(true);
  await visitor.button('step.configure').click();
  await expect(visitor.dialog.getByRole('alert')).toContainText(visitor.t('error.network'));
  await context.setOffline(false);
  const retry = visitor.button('action.try-again');
  // It recovers by itself when online again; the button is optional.
  if (await retry.isVisible()) await retry.click().catch(() => {});
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
});

test('the answer with the key of the configuration was lost: the visitor goes on under another id (D3, threat 60)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit();
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await visitor.givePlace('Zwolle');
  const { id, ...values } = await visitor.values();
  // As if the page had been reloaded during its first call: the id is bound to a key that this browser does not have.
  const lost = await request.put('/api/configurator/create-recommendation', { data: { id, ...values } });
  expect(lost.status()).toBe(200);
  await visitor.askRecommendation();
  await visitor.chooseFirstUnit();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await visitor.values()).id).not.toBe(id);
});

test('another tab got the key of this browser: the same unit under a new id (D3)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit();
  await answerWithoutKey(page, request);
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await visitor.givePlace('Zwolle');
  await visitor.askRecommendation();
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
  const { id } = await visitor.values();
  const refused = page.waitForResponse((response) => response.status() === 404);
  await visitor.chooseFirstUnit();
  await refused;
  await expect(page.getByTestId('estimated-total')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const values = await visitor.values();
  expect(values.id).not.toBe(id);
});

test('a suggestion is chosen without another request, so Next can follow at once (LO-03)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await visitor.placeField.fill('Zwolle');
  await page.getByRole('option').first().waitFor();
  await page.route('**/api/places**', () => {});
  await visitor.placeField.press('Enter');
  await visitor.askRecommendation();
  expect(await visitor.values()).toMatchObject({ locationLattitude: expect.any(Number) });
});

test('an overloaded server is not shown as a lost connection (CF-16, D18)', async ({ page, visit }) => {
  const unit = await configuredUnit(visit, 'dds4');
  const { t } = unit.visitor;
  await unit.expectServerPrice();
  const refuse = { status: 429, headers: { 'Retry-After': '1' }, json: { code: 'too-many-requests' } };
  await page.route('**/api/configurator/**', (route) => route.fulfill(refuse));
  await unit.choose('flow.outflow_valve', 'slide_ss');
  await expect(page.getByText(t('configure.busy'))).toBeVisible();
  await expect(page.getByText(t('configure.away'))).toBeHidden();
  await unit.open('size');
  await page.locator('input[name="size"]:not(:checked)').first().locator('..').click();
  await expect(page.getByRole('alert')).toHaveText(t('error.too-many-requests', { wait: '1 second' }));
  await page.unroute('**/api/configurator/**');
  await expect(page.getByText(t('configure.busy'))).toBeHidden();
  await unit.expectServerPrice();
});

test('late texts are loaded with retries (LG-04, threat 60)', async ({ page, visit }) => {
  const visitor = await visit();
  let tries = 0;
  await page.route(/shell[^/]*\.json/, (route) => {
    tries += 1;
    return tries <= 2 ? route.abort() : route.continue();
  });
  await visitor.open();
  await expect(visitor.button('market.agricultural')).toBeVisible();
  expect(tries).toBe(3);
});

test('without session storage the visit works in memory (threat 61)', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const visitor = await visit();
  await visitor.open();
  await visitor.chooseMarket('agricultural');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await visitor.expectStep('location');
});
