import { formatWait } from '../../packages/texts/src/format.ts';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

const tooMuch = { market: 'agricultural', group: 'animal_feed', volume: 400 };

for (const [language, size] of [
  ['en', 'wide'],
  ['de', 'phone'],
] as const) {
  test(`too much for one silo: several first, chosen by one click, then the nearest change, ${language} ${size} (RM-02, EN-03, V19)`, async ({
    page,
    visit,
  }) => {
    const visitor = await visit(language, size);
    const { t } = visitor;
    await visitor.open();
    await visitor.toRecommendation({ ...tooMuch, volume: 185 });
    const title = t('recommendation.title-split-silo', { count: 1, number: 3 });
    await expect(visitor.dialog.getByRole('heading', { name: title, exact: true })).toBeFocused();
    const units = t('recommendation.split-silo', { count: 3, volume: 65, total: 195 });
    await expect(visitor.dialog.getByRole('img', { name: units })).toBeVisible();
    await expect(visitor.dialog.locator('[data-split]')).toHaveCount(3);
    await expect(visitor.dialog.getByText(t('recommendation.not-found'))).toBeVisible();
    await expect(visitor.button('recommendation.go-back')).toBeVisible();
    await expect(visitor.button('recommendation.custom-quote')).toBeVisible();
    await visitor.button('recommendation.split-select-named', { units }).first().click();
    await visitor.expectStep('configure');
    expect(await visitor.values()).toMatchObject({
      volumePerUnit: 65,
      amountOfUnits: 3,
      preconfiguredUnitType: 'vvs4',
      uuid: expect.any(String),
    });
    // The changed answers are shown, also after a reload.
    await page.goBack();
    await page.goBack();
    await visitor.expectStep('volume');
    await page.reload();
    await expect(page.locator('#volume-volume')).toHaveValue('62');
    await expect(page.locator('#volume-amount')).toHaveValue('3');

    await visitor.giveVolume(100);
    await visitor.askRecommendation();
    await visitor.button('recommendation.change-volume', { volume: 82 }).click();
    await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
    expect(await visitor.values()).toMatchObject({ volumePerUnit: 82 });
  });
}

test('a hall that is too low shows the required height (RM-02)', async ({ page, visit }) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(40);
  await page.getByText(t('location.inside'), { exact: true }).click();
  await page.locator('#location-height').fill('3');
  await visitor.givePlace('Zwolle');
  await visitor.askRecommendation();
  await expect(visitor.dialog.getByText(t('recommendation.not-found'))).toBeVisible();
  await visitor.button('recommendation.change-placement-outside').click();
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
  expect(await visitor.values()).toMatchObject({ placement: 'outside' });
});

test('Go back opens the step before location; Make custom quote opens contact without indicator (RM-02, RM-05, SI-04)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open();
  await visitor.toRecommendation(tooMuch);
  await visitor.button('recommendation.go-back').click();
  await visitor.expectStep('volume');
  await visitor.button('step.location').click();
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').click();
  await visitor.expectStep('contact');
  await expect(
    page.getByRole('navigation', { name: visitor.t('indicator.label'), exact: true }),
  ).toBeHidden();
  await page.goBack();
  await visitor.expectStep('location');
});

test('without custom quotes Contact us opens the lead form on top, and sends that nothing fitted (RM-02, V35)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open('/?CUSTOM_QUOTE=false');
  await visitor.toRecommendation(tooMuch);
  await expect(visitor.button('recommendation.custom-quote')).toBeHidden();
  await visitor.button('recommendation.contact-us').click();
  await expect(page.getByRole('heading', { name: t('lead.title-contact'), exact: true })).toBeVisible();
  await expect(page.locator('#lead-volume')).toHaveValue('400');
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('lead.title-contact'), exact: true })).toBeHidden();
  const title = t('recommendation.title-split-silo', { count: 1, number: 5 });
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

  await visitor.button('recommendation.contact-us').click();
  for (const [name, value] of Object.entries({ clientEmail: 'jo@farm.example', company: 'A', lastName: 'B' }))
    await page.locator(`#lead-${name}`).fill(value);
  const sent = page.waitForRequest('**/api/lead');
  await visitor.button('lead.submit').click();
  expect(bodyOf(await sent)).toMatchObject({ nothingFitted: true });
});

test('a failing recommendation shows its text and can be retried (RM-06)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open();
  await page.route('**/create-recommendation', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '7' },
      json: { code: 'unavailable', message: '', errors: [] },
    }),
  );
  await visitor.toRecommendation({ ...tooMuch, volume: 30 });
  const busy = visitor.t('error.unavailable', { wait: formatWait(7, 'en_GB') });
  await expect(visitor.dialog.getByRole('alert')).toContainText(busy);
  await expect(visitor.dialog.getByRole('alert')).toBeFocused();
  await page.unroute('**/create-recommendation');
  await visitor.button('action.try-again').click();
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
});
