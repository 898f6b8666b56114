import { expect, test } from './visit.ts';

test('without the map, after three retries, the step still works (LO-07)', async ({ page, visit }) => {
  let asked = 0;
  await page.route('**/map/cells.json', (route) => {
    asked += 1;
    return route.abort();
  });
  const visitor = await visit();
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  await expect(page.getByText(visitor.t('location.map-failed'))).toBeVisible();
  expect(asked).toBe(4);
  await visitor.givePlace('Zwolle');
  await visitor.askRecommendation();
});
