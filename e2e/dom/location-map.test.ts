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

test('Next waits for a running search and takes the place, or opens the list to choose from (LO-03, LO-10)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t, placeField } = visitor;
  let isHeld = true;
  await page.route('**/api/places?**', async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await page.route('**/create-recommendation', () => {});
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  const next = visitor.button('step.configure');
  const nextWaits = async () => {
    await next.click();
    await expect(next).toBeDisabled();
    await expect(page.getByText(t('validation.location'))).toBeHidden();
    isHeld = false;
  };
  await placeField.fill('cloppenburg');
  await nextWaits();
  await expect(visitor.dialog.getByRole('status')).toBeFocused();
  await expect(placeField).toHaveValue('Cloppenburg, Germany');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(visitor.dialog).toBeHidden();

  isHeld = true;
  await placeField.fill('Zwol');
  await nextWaits();
  await expect(page.getByText(t('validation.location-choice'))).toBeVisible();
  await expect(placeField).toBeFocused();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await expect(next).toBeEnabled();
});
