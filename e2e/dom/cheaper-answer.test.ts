import { expect, test } from './visit.ts';

test('what costs far less stands above the cards, and nothing there says otherwise (V30, U25)', async ({
  visit,
}) => {
  const visitor = await visit('en');
  const { t, dialog } = visitor;
  await visitor.open('/');
  await visitor.chooseMarket('agricultural');
  await visitor.chooseProduct('animal_feed', 'mixed_feed');
  await visitor.giveVolume(36, 2);
  await visitor.givePlace('Cloppenburg');
  await visitor.askRecommendation();
  const show = visitor.button('recommendation.split-show');
  await expect(show).toBeVisible();
  const text = await dialog.innerText();
  const [cheaper, cards] = ['hold the same for', 'holds the same for'].map((words) => text.indexOf(words));
  expect(Math.max(cheaper!, cards!)).toBeGreaterThan(0);
  expect(Math.max(cheaper!, cards!)).toBeLessThan(text.indexOf(t('storage-type.vvs4.name')));
  // Best is nothing that costs more than the card above, and the lowest price is that of these models only.
  expect(text).not.toContain(t('recommendation.best'));
  expect(text).not.toMatch(/lowest(?! of these models)/);
  // The total names what it is for; the footnote is about the other price.
  expect(text).toContain('for 2, delivered');
  expect(text).not.toMatch(/Prices per unit/);
  expect(text).toContain('“From” is the price of one unit, before transport and assembly.');
  await show.click();
  await expect(dialog.getByText(t('recommendation.best'))).toBeVisible();
});

test('ten units: their tonnes and loads are on screen and said, not those of one (V31, Y33)', async ({
  visit,
}) => {
  const visitor = await visit('en');
  const { page, t } = visitor;
  await visitor.open('/');
  await visitor.chooseMarket('agricultural');
  await visitor.chooseProduct('animal_feed', 'mixed_feed');
  await page.getByLabel(t('volume.per-unit')).first().fill('36');
  await page.getByLabel(t('volume.amount')).fill('10');
  // 36 m³ at 550 kg/m³ are 19.8 t.
  const all = page.locator('dl', { hasText: 'All 10 units' });
  await expect(all).toContainText('about 198 t');
  await expect(all).toContainText('about 7.9 truckloads of 25 t');
  await expect(
    page.getByRole('status').filter({ hasText: /360 m³, about 198 t, about 7\.9 truckloads of 25 t/ }),
  ).toHaveCount(1);
});
