import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

for (const [language, size] of [
  ['en', 'wide'],
  ['nl', 'phone'],
] as const) {
  test(`indoors asks for a height, and outside clears it, ${language} ${size} (LO-01, LO-02, LO-10, PB-09, U9)`, async ({
    page,
    visit,
  }) => {
    const visitor = await visit(language, size);
    const { t } = visitor;
    await visitor.open('/agriculture');
    await visitor.chooseProduct('animal_feed');
    await visitor.giveVolume(20);
    const height = page.locator('#location-height');
    await expect(height).toBeHidden();
    await page.getByText(t('location.inside'), { exact: true }).click();

    // Nothing given: the height gets the focus first, then the place.
    await visitor.button('step.configure').click();
    await expect(height).toBeFocused();
    await expect(page.getByText(t('validation.required'))).toBeVisible();
    for (const [typed, message] of [
      ['high', t('validation.digits')],
      ['0.5', t('validation.height-range', { minimum: 1, maximum: 50 })],
    ] as const) {
      await height.fill(typed);
      await expect(page.getByText(message)).toBeVisible();
    }
    await height.fill('7,25');
    await visitor.button('step.configure').click();
    await expect(visitor.placeField).toBeFocused();
    await expect(page.getByText(t('validation.location'))).toBeVisible();
    await visitor.placeField.press('Z');
    await expect(page.getByText(t('validation.location'))).toBeHidden();

    await visitor.givePlace('Zwolle');
    const asked = page.waitForRequest('**/create-recommendation');
    await visitor.askRecommendation();
    expect(bodyOf(await asked)).toMatchObject({
      placement: 'inside',
      spaceLimitationHeightInMeter: 7.25,
      spaceLimitationHeightInMm: 7250,
    });
    await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByText(t('location.outside'), { exact: true }).click();
    await expect(height).toBeHidden();
    expect(await visitor.values()).not.toHaveProperty('spaceLimitationHeightInMm');
    await page.getByText(t('location.inside'), { exact: true }).click();
    await expect(height).toHaveValue('');
  });
}
