import { expectCleanAtBothWidths } from './axe-walk.ts';
import { BasicWalk, freshAddress, mailTo } from './basic-walk.ts';
import { bodyOf, expect, test } from './visit.ts';

test('a listed solid, from the tile to the confirmation (PB-01, PB-02, PB-05, PB-06, PB-08, LO-03, LO-09, LO-11, OV-05, FN-04, FN-05, FN-07, Y9)', async ({
  page,
  visit,
  request,
}) => {
  test.slow();
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  await visitor.chooseMarket('food_and_feed');
  await visitor.expectStep('product-basic');
  await expect(visitor.heading('market.food_and_feed')).toBeVisible();
  await expect(page.getByText(t('product-basic.substance'))).toBeHidden();

  await walk.nameField.pressSequentially('W');
  await expect(walk.options).toHaveCount(0);
  await walk.nameField.pressSequentially('HE');
  await expect(walk.options.first()).toHaveText('Wheat');
  expect(await walk.options.count()).toBeLessThanOrEqual(6);
  await expectCleanAtBothWidths(visitor, 'suggestions');
  // Nothing is marked before an arrow key is used: Tab keeps the typed text.
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await walk.nameField.press('Tab');
  await expect(walk.nameField).toHaveValue('WHE');
  await expect(page.locator('#product-basic-density')).toHaveValue('');
  await walk.nameField.fill('WHEA');
  await walk.options.first().waitFor();
  await walk.nameField.press('ArrowDown');
  await walk.nameField.press('ArrowDown');
  await expect(walk.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await walk.nameField.press('ArrowUp');
  await walk.nameField.press('Tab');
  await expect(walk.nameField).toHaveValue('Wheat');
  await expect(walk.nameField).not.toBeFocused();
  await expect(page.locator('#product-basic-density')).toHaveValue('770');
  await expect(page.locator('#product-basic-temperature')).toBeHidden();

  for (const approval of ['atex', 'food'] as const) {
    await page
      .getByRole('button', { name: t('configure.about', { name: t(`product-basic.${approval}`) }) })
      .click();
    await expect(visitor.dialog.getByRole('heading', { name: t(`product-basic.${approval}`) })).toBeVisible();
    expect(await visitor.dialog.locator('p').count()).toBe(3);
    await visitor.dialog.getByRole('button', { name: t('action.close') }).click();
    await expect(visitor.dialog).toBeHidden();
  }
  await walk.choose('atex', '1');
  await walk.choose('food', '0');
  await expectCleanAtBothWidths(visitor, 'product');
  await walk.toVolume();
  await expect(visitor.heading('volume.title-silo')).toBeVisible();
  await walk.giveVolume(30, 2);

  // The place is optional here, and the sidebar is hidden.
  await expect(page.getByText(t('field.optional'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectCleanAtBothWidths(visitor, 'location');
  const stored = page.waitForRequest('**/create-recommendation');
  await visitor.button('step.contact').click();
  expect(bodyOf(await stored)).toMatchObject({
    segment: 'food_and_feed',
    productId: 'wheat',
    productName: 'Wheat',
    substance: 'solid',
    density: 770,
    temperatureInCelsius: 15,
    atexApproved: true,
    foodApproved: false,
    volumePerUnit: 30,
    amountOfUnits: 2,
    recommendationShown: 'basic',
  });
  await visitor.expectStep('contact');
  await expect(visitor.heading('contact.title')).toBeVisible();
  await expect(page.getByText(t('contact.subtitle'))).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: t('contact.sidebar') });
  await expect(sidebar).toContainText('2 silos of 30 m³');
  await expect(sidebar.getByRole('heading', { name: t('provided.title') })).toBeVisible();
  await expect(sidebar).toContainText('60 m³');
  await expectCleanAtBothWidths(visitor, 'contact');

  const email = freshAddress();
  await walk.giveContact({ email, firstName: 'Jo', company: 'Acme' });
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('contact.submit').click();
  expect(bodyOf(await sent)).toEqual({
    id: (await visitor.values()).id,
    clientEmail: email,
    firstName: 'Jo',
    companyName: 'Acme',
    callToAction: 'call_me_now',
  });
  await visitor.expectStep('finalized-basic');
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  await expect(page.getByText(t('finalized-basic.step-2', { contactHours: 48 }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('finalized.homepage') })).toBeVisible();
  await expect(visitor.button('finalized.new-configuration')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expectCleanAtBothWidths(visitor, 'finalized-basic');

  const number = (await page.getByTestId('quotation-number').textContent()) ?? '';
  const mail = await mailTo(request, email, 'offer');
  expect(mail).toContain(number);
  expect(mail).toContain('Wheat');
  expect(mail).not.toMatch(/€|EUR/);

  // A reload shows the sent request and sends nothing.
  let again = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/create-offer')) again += 1;
  });
  await page.reload();
  await expect(page.getByTestId('quotation-number')).toHaveText(number);
  expect(again).toBe(0);
});

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
  await expect(page.getByText('-4,25 °C')).toBeVisible();
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
  await page.route('**/api/products/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.abort();
  });
  await visitor.open('/food');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: "We're sorry..." })).toBeVisible();
  await expect(
    page.getByText('Something went wrong. Please try to send your information again.'),
  ).toBeVisible();
  await expectCleanAtBothWidths(visitor, 'failed request');
  await page.unroute('**/create-offer');
  await page.route('**/create-offer', (route) => route.fulfill({ json: { ok: false } }));
  await visitor.button('finalized.try-again').click();
  await expect(page.getByRole('heading', { level: 1, name: t('finalized.failed-title') })).toBeVisible();
  await page.unroute('**/create-offer');
  await page.getByRole('button', { name: 'Try sending again' }).click();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
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

test('a custom quote: contact without indicator, Back to location, request stored with the product, and its recipient (RM-02, FN-04, SI-04, V20)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open();
  await visitor.toRecommendation({ market: 'agricultural', group: 'animal_feed', volume: 400 });
  await visitor.button('recommendation.custom-quote').click();
  await visitor.expectStep('contact');
  await expect(page.getByRole('navigation', { name: t('indicator.label') })).toBeHidden();
  await visitor.button('action.back').click();
  await visitor.expectStep('location');
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').click();
  await page.reload();
  await visitor.expectStep('contact');
  await expectCleanAtBothWidths(visitor, 'contact for a custom quote');
  const dealer = t('overview.dealer-of-region');
  await expect(page.getByText(t('contact.privacy-dealer', { dealer }))).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('indicator.label') })).toBeHidden();
  const email = freshAddress();
  await walk.giveContact({ email });
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('contact.submit').click();
  expect(bodyOf(await sent)).toMatchObject({ clientEmail: email, callToAction: 'call_me_now' });
  await visitor.expectStep('finalized-basic');
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  await page.reload();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  await page.goBack();
  await visitor.expectStep('contact');
  await expect(page.getByRole('navigation', { name: t('indicator.label') })).toBeHidden();
  const mail = await mailTo(request, email, 'offer');
  expect(mail).toContain(t('product-group.mixed_feed'));
  expect(mail).toContain('400 m³');
  expect(mail).not.toContain('€');
});
