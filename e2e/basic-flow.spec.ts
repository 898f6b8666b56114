import { expectCleanAtBothWidths } from './axe-walk.ts';
import { BasicWalk, freshAddress, mailTo } from './basic-walk.ts';
import { expect, test } from './visit.ts';
import { bodyOf } from './visitor.ts';

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
      .getByRole('button', {
        name: t('configure.about', { name: t(`product-basic.${approval}`) }),
        exact: true,
      })
      .click();
    await expect(
      visitor.dialog.getByRole('heading', { name: t(`product-basic.${approval}`), exact: true }),
    ).toBeVisible();
    await expect(visitor.dialog.locator('p')).toHaveCount(3);
    await visitor.dialog.getByRole('button', { name: t('action.close'), exact: true }).click();
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
  const sidebar = page.getByRole('complementary', { name: t('contact.sidebar'), exact: true });
  await expect(sidebar).toContainText('2 silos of 30 m³');
  await expect(sidebar.getByRole('heading', { name: t('provided.title'), exact: true })).toBeVisible();
  await expect(sidebar).toContainText('60 m³');

  const email = freshAddress();
  await walk.giveContact({ email, firstName: 'Jo', company: 'Acme' });
  await page.route('**/create-offer', (route) => route.abort());
  await visitor.button('contact.submit').click();
  await expect(visitor.heading('finalized.failed-title')).toBeVisible();
  await expectCleanAtBothWidths(visitor, 'failed request');
  await page.unroute('**/create-offer');
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('finalized.try-again').click();
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
  await expect(page.getByRole('link', { name: t('finalized.homepage'), exact: true })).toBeVisible();
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
