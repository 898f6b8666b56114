import { expectClean, expectCleanAtBothWidths } from './axe-walk.ts';
import { BasicWalk, freshAddress, mailTo } from './basic-walk.ts';
import { expect, test } from './visit.ts';
import { bodyOf, sizes } from './visitor.ts';

test('the older flow to results with a meeting (TY-01, TY-02, RM-07, RM-14, BB-01, OV-05, FN-05, RS-01, RS-02, RS-03, RS-04, V21)', async ({
  page,
  visit,
  request,
}) => {
  test.slow();
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/food?CLASSIC_FLOW');
  await walk.pickProduct('Wheat');
  await walk.choose('atex', '1');
  await walk.choose('food', '1');
  await walk.toVolume();
  await walk.giveVolume(40, 2, 'type');
  const constructions = page.locator('input[name="construction"]');
  await expect(constructions).toHaveCount(3);
  await expect(page.getByText(t('construction.silo_skirt.description'))).toBeVisible();
  await visitor.button('step.location').click();
  await expect(page.getByRole('alert').filter({ hasText: t('validation.required') })).toBeVisible();
  await expect(constructions.first()).toBeFocused();
  await visitor.expectStep('type');
  await expectCleanAtBothWidths(visitor, 'type');
  await walk.choose('construction', 'silo_short_skirt_with_legs');
  await visitor.button('step.location').click();

  // The older flow asks for the placement, and its button says Next (D17).
  await visitor.expectStep('location');
  await page.getByText(t('location.inside'), { exact: true }).click();
  await page.locator('#location-height').fill('3');
  await visitor.button('action.next').click();
  await expect(visitor.button('recommendation.go-back')).toBeVisible();
  await expectCleanAtBothWidths(visitor, 'nothing fits');
  await visitor.button('recommendation.go-back').click();
  await visitor.expectStep('location');
  await page.locator('#location-height').fill('9');
  const asked = page.waitForRequest('**/create-recommendation');
  await visitor.button('action.next').click();
  expect(bodyOf(await asked)).toMatchObject({
    construction: 'silo_short_skirt_with_legs',
    placement: 'inside',
    spaceLimitationHeightInMm: 9000,
    recommendationShown: 'basic',
    atexApproved: true,
  });
  await visitor.expectStep('recommendation');
  await expect(visitor.heading('classic.title')).toBeVisible();
  const card = page.getByRole('region', { name: t('classic.title'), exact: true });
  for (const text of [t('construction.silo_short_skirt_with_legs'), '40 m³', '80 m³'])
    await expect(card).toContainText(text);
  const market = t('market.food_and_feed_together');
  for (const point of [1, 2])
    await expect(card.getByText(t(`classic.silo-point-${point}`, { market }))).toBeVisible();
  const select = page.getByLabel(t('classic.size'));
  const sizesOffered = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(sizesOffered.length).toBeGreaterThan(1);
  await expect(select).toHaveValue(sizesOffered[0] ?? '');
  expect(sizesOffered.every((size) => Number(size.split('|')[1]) < 9000)).toBe(true);
  await expectCleanAtBothWidths(visitor, 'recommendation');
  await select.selectOption(sizesOffered[1] ?? '');
  await visitor.button('step.contact').click();

  await visitor.expectStep('contact');
  const [diameter, height] = (sizesOffered[1] ?? '').split('|').map(Number);
  expect(await visitor.values()).toMatchObject({
    diameter_height: sizesOffered[1],
    diameterInMm: diameter,
    heightInMm: height,
  });
  await expect(visitor.button('action.call-me')).toBeVisible();
  await expect(visitor.button('contact.submit')).toBeHidden();
  await expectCleanAtBothWidths(visitor, 'contact');
  await visitor.button('action.book-meeting').click();
  await expect(page.getByText(t('validation.required'))).toBeVisible();
  const email = freshAddress();
  await walk.giveContact({ email, firstName: 'Jo', lastName: 'Doe', company: 'Acme' });
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('action.book-meeting').click();
  expect(bodyOf(await sent)).toEqual({
    id: (await visitor.values()).id,
    diameter,
    height,
    atexApproved: true,
    foodApproved: true,
    phoneNumber: '',
    email,
    firstName: 'Jo',
    lastName: 'Doe',
    callToAction: 'book_a_meeting',
    companyName: 'Acme',
  });

  await visitor.expectStep('results');
  await expect(
    visitor.dialog.getByRole('heading', { name: t('action.book-meeting'), exact: true }),
  ).toBeVisible();
  await expect(visitor.dialog.locator('#meeting-email')).toHaveValue(email);
  // The form has been checked at both widths in its own page.
  await page.setViewportSize(sizes.phone);
  await expectClean(visitor, 'meeting in a dialog');
  await page.setViewportSize(sizes.wide);
  await visitor.dialog.locator('input[name="meeting-slot"]').last().check({ force: true });
  await visitor.button('meeting.book').click();
  await expect(
    visitor.dialog.getByRole('heading', { name: t('meeting.booked-title'), exact: true }),
  ).toBeVisible();
  await visitor.dialog.getByRole('button', { name: t('action.close'), exact: true }).click();
  await expect(visitor.dialog).toBeHidden();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('80%');
  const summary = page.getByRole('region', { name: t('results.summary'), exact: true });
  for (const text of [
    'Jo Doe',
    'Acme',
    '2 silos',
    'Wheat',
    '40 m³',
    '80 m³',
    t('product-basic.food'),
    t('product-basic.atex'),
    t('location.inside'),
    t('construction.silo_short_skirt_with_legs'),
    '9.00 m',
  ])
    await expect(summary).toContainText(text);
  // Neither a place nor a design temperature was given.
  await expect(summary.getByText('–', { exact: true })).toHaveCount(2);
  for (const point of [
    'Standard sizes with sharper prices',
    'Over 50 years of experience',
    'ISO 9001 certified',
  ])
    await expect(page.getByText(point)).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('indicator.label'), exact: true })).toBeHidden();
  await expectCleanAtBothWidths(visitor, 'results');
  // After booking a reload does not ask again.
  await page.reload();
  await expect(page.getByText(t('results.meeting-booked'))).toBeVisible();
  await expect(visitor.dialog).toBeHidden();
  expect(await mailTo(request, email, 'offer')).toContain('Wheat');
  await visitor.button('results.restart').click();
  await expect(page).toHaveURL(/\/(#market)?$/);
  await expect(visitor.heading('market.title')).toBeVisible();
});
