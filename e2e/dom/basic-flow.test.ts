import { offersIn } from '../../apps/server/src/configurator/testing/offers.ts';
import { BasicWalk, freshAddress } from '../basic-walk.ts';
import { bodyOf } from '../visitor.ts';
import { answerWithoutKey } from './answer-without-key.ts';
import { expect, test } from './visit.ts';

test('a liquid on a phone in German: design temperature, no ATEX, a tank (PB-04, PB-05, PB-09, PB-10, OV-05)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/food');
  await walk.pickProduct('molke (fl');
  await expect(page.locator('input[name="substance"][value="liquid"]')).toBeChecked();
  await expect(page.locator('input[name="atex"]')).toHaveCount(0);
  await expect(page.locator('input[name="food"]')).toHaveCount(2);
  await expect(page.getByText(t('provided.specific-gravity'))).toBeVisible();
  await page.locator('#product-basic-density').fill('1.030,5');
  await page.locator('#product-basic-temperature').fill('heiß');
  await visitor.button('step.volume').click();
  await expect(page.getByText(t('validation.digits'))).toHaveCount(2);
  await expect(page.locator('#product-basic-density')).toBeFocused();
  await visitor.expectStep('product-basic');
  await page.locator('#product-basic-density').fill('1030,5');
  await page.locator('#product-basic-temperature').fill('-4,25');
  await walk.toVolume();
  await expect(visitor.heading('volume.title-tank')).toBeVisible();
  await walk.giveVolume(50);
  await visitor.button('step.contact').click();
  await visitor.expectStep('contact');
  expect(await visitor.values()).toMatchObject({
    substance: 'liquid',
    density: 1030.5,
    design_temperature: -4.25,
    recommendationShown: 'basic',
  });
  await visitor.button('provided.show').click();
  await expect(page.getByText('−4,25 °C')).toBeVisible();
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('contact.submit').click();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
});

test('a custom product; a new name resets the answers of the old one (PB-03, PB-04, PB-06, PB-07, PB-11)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('nl', 'phone');
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other');
  await expect(visitor.button('action.back')).toBeHidden();
  await visitor.button('step.volume').click();
  await expect(page.getByText(t('validation.required'))).toBeVisible();
  await expect(walk.nameField).toBeFocused();

  await walk.typeProduct('Glasparels', 'liquid');
  await expect(page.getByText(t('product-basic.own', { name: 'Glasparels' }))).toBeVisible();
  await expect(page.locator('input[name="food"]')).toHaveCount(0);
  await page.locator('#product-basic-density').fill('1500');
  await page.locator('#product-basic-temperature').fill('20');

  await walk.nameField.fill('Glasparels fijn');
  await walk.nameField.press('Escape');
  await expect(page.locator('input[name="substance"][value="solid"]')).toBeChecked();
  await expect(page.locator('#product-basic-density')).toHaveValue('');
  await walk.choose('substance', 'liquid');
  await expect(page.locator('#product-basic-temperature')).toHaveValue('');
  await walk.choose('substance', 'solid');
  await page.locator('#product-basic-density').fill('1500');

  // Enter ends the name and does not skip the fields below.
  await walk.nameField.press('Enter');
  await visitor.expectStep('product-basic');
  await expect(page.locator('input[name="substance"][value="solid"]')).toBeFocused();
  await page.reload();
  await expect(walk.nameField).toHaveValue('Glasparels fijn');
  await walk.toVolume();
  const values = await visitor.values();
  expect(values).toMatchObject({ productName: 'Glasparels fijn', substance: 'solid', density: 1500 });
  expect(values).not.toHaveProperty('productId');
  expect(values).not.toHaveProperty('foodApproved');
});

test('loading, an error instead of the form without a next step, and a retry (PB-01, PB-10, V10)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/products/**', async (route) => {
    await held;
    await route.abort();
  });
  await visitor.open('/food');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText(t('error.network'));
  await expect(new BasicWalk(visitor).nameField).toBeHidden();
  await expect(visitor.button('step.volume')).toBeHidden();
  await page.unroute('**/api/products/**');
  const asked = page.waitForRequest('**/api/products/en/food_and_feed');
  await visitor.button('action.try-again').click();
  await asked;
  await expect(new BasicWalk(visitor).nameField).toBeVisible();
  await expect(visitor.button('step.volume')).toBeEnabled();

  // The same if product groups cannot be loaded.
  await page.route('**/api/product-groups/**', (route) => route.abort());
  await visitor.open('/agriculture');
  await expect(page.getByRole('alert')).toContainText(t('error.network'));
  await expect(visitor.button('step.volume')).toBeHidden();
});

test('who goes back while the answers are being sent stays there; a place changed meanwhile is sent too (D5)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const walk = new BasicWalk(visitor);
  const waiting: (() => void)[] = [];
  const places: unknown[] = [];
  await page.route('**/create-recommendation', async (route) => {
    places.push(bodyOf(route.request()).locationPlacename);
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const release = async (count: number) => {
    await expect.poll(() => places.length).toBe(count);
    const answered = page.waitForResponse('**/create-recommendation');
    waiting[count - 1]?.();
    await answered;
  };
  await visitor.open('/other');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(30);
  await visitor.button('step.contact').click();
  await page.goBack();
  await visitor.expectStep('volume');
  await release(1);
  expect(await visitor.onStep('volume')).toBe(true);

  await visitor.button('step.location').click();
  await visitor.button('step.contact').click();
  await visitor.givePlace('Zwolle');
  await release(2);
  await release(3);
  await visitor.expectStep('contact');
  expect(places).toEqual([undefined, undefined, expect.stringContaining('Zwolle')]);
});

test('contact: only the e-mail address is required, a typed place counts, and every error has a message (OV-05, OV-06, OV-07, VO-06, V2)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await page.locator('#volume-volume').fill('3');
  await page.locator('#volume-amount').fill('0');
  await visitor.button('step.location').click();
  await expect(page.getByText('Volume must be more than 4')).toBeVisible();
  await expect(page.getByText('Must be at least 1')).toBeVisible();
  await page.locator('#volume-amount').fill('100');
  await expect(page.getByText('Amount cannot be more than 99')).toBeVisible();
  await walk.giveVolume(4);
  await visitor.placeField.fill('Groningen');
  await expect(page.getByText(t('location.kept-as-typed', { place: 'Groningen' }))).toBeVisible();
  await visitor.button('step.contact').click();
  await visitor.expectStep('contact');
  await expect(page.getByRole('complementary')).toContainText('Groningen');
  expect(await visitor.values()).toMatchObject({ locationPlacename: 'Groningen' });
  await visitor.button('action.back').click();
  await expect(visitor.placeField).toHaveValue('Groningen');
  await visitor.button('step.contact').click();
  await visitor.expectStep('contact');

  await visitor.button('contact.submit').click();
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await expect(page.locator('#contact-email')).toBeFocused();
  await walk.giveContact({ email: 'jo@', phone: '0612345678' });
  await visitor.button('contact.submit').click();
  await expect(page.getByText('Email address is invalid')).toBeVisible();
  await expect(page.getByText('Phone number should follow international standards')).toBeVisible();
  for (const [phone, message] of [
    ['+31612345', 'Phone number is too short'],
    ['+31612345678901', 'Phone number is too long'],
  ] as const) {
    await walk.giveContact({ phone });
    await expect(page.getByText(message)).toBeVisible();
  }
  await walk.giveContact({ email: freshAddress(), phone: '+316123456' });
  await expect(page.getByText(/^⚠/)).toHaveCount(0);
  await visitor.button('contact.submit').click();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
});

test('a failed request, including one with a falsy ok, can be sent again (FN-04)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('en', 'phone');
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(20);
  await visitor.button('step.contact').click();
  await walk.giveContact({ email: freshAddress() });
  await page.route('**/create-offer', (route) => route.abort());
  await visitor.button('contact.submit').click();
  await expect(page.getByRole('heading', { level: 1, name: "We're sorry...", exact: true })).toBeVisible();
  await expect(
    page.getByText('Something went wrong. Please try to send your information again.'),
  ).toBeVisible();
  await page.unroute('**/create-offer');
  await page.route('**/create-offer', (route) => route.fulfill({ json: { ok: false } }));
  await visitor.button('finalized.try-again').click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('finalized.failed-title'), exact: true }),
  ).toBeVisible();
  await page.unroute('**/create-offer');
  await page.getByRole('button', { name: 'Try sending again', exact: true }).click();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
});

test('a request whose key another tab got is sent under a new id, once (D3, D9, FN-04)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit();
  const walk = new BasicWalk(visitor);
  const sent: unknown[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/create-offer') && response.ok()) sent.push(bodyOf(response.request()).id);
  });
  await answerWithoutKey(page, request);
  await visitor.open('/other');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(30);
  await visitor.button('step.contact').click();
  await visitor.expectStep('contact');
  await page.unroute('**/create-recommendation');
  const { id } = await visitor.values();
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('contact.submit').click();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  const values = await visitor.values();
  expect(values.id).not.toBe(id);
  expect(sent).toEqual([values.id]);
  await page.reload();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('another address for a sent request gets its own number (FN-04)', async ({ page, visit }) => {
  const visitor = await visit();
  const walk = new BasicWalk(visitor);
  await visitor.open('/other');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(20);
  await visitor.button('step.contact').click();
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('contact.submit').click();
  const number = await page.getByTestId('quotation-number').textContent();
  await page.goBack();
  const other = freshAddress();
  await walk.giveContact({ email: other });
  await visitor.button('contact.submit').click();
  await expect(visitor.heading('finalized-basic.other-title')).toBeVisible();
  await visitor.button('finalized-basic.send-copy', { email: other }).click();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  await expect(page.getByTestId('quotation-number')).not.toHaveText(number ?? '');
});

test('a request made without a network is kept and sent once, from this page or a later visit (IN-06)', async ({
  page,
  visit,
  server,
}) => {
  const visitor = await visit('de', 'phone');
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  const numbersOf = async (email: string) =>
    (await offersIn(server.store)).flatMap((offer) => (offer.client_email === email ? [offer.number] : []));
  const askOffline = async (email: string) => {
    await visitor.open('/other');
    await walk.typeProduct('Sand');
    await walk.toVolume();
    await walk.giveVolume(20);
    await visitor.button('step.contact').click();
    await walk.giveContact({ email });
    await page.context().setOffline(true);
    await visitor.button('contact.submit').click();
    await expect(page.getByText(t('offline.kept'))).toBeVisible();
    await expect(visitor.heading('offline.title')).toBeVisible();
  };
  const [first, second] = [freshAddress(), freshAddress()];
  await askOffline(first);
  // Online, but nothing arrives yet: it stays kept.
  await page.route('**/create-offer', (route) => route.abort());
  const refused = page.waitForRequest('**/create-offer');
  await page.context().setOffline(false);
  await refused;
  await expect(page.getByText(t('offline.kept'))).toBeVisible();
  await page.unroute('**/create-offer');
  await visitor.button('action.try-again').click();
  await expect(page.getByTestId('quotation-number')).toHaveText(/^R-\d{4}-\d{6}$/);
  expect(await numbersOf(first)).toHaveLength(1);

  await askOffline(second);
  await page.context().setOffline(false);
  await page.evaluate(() => sessionStorage.clear());
  await visitor.open('/');
  const sent = page.getByText(t('offline.sent-request', { number: '', email: second }).slice(-40));
  await expect(sent).toBeVisible();
  expect(await numbersOf(second)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('silowright-waiting'))).toBeNull();
});
