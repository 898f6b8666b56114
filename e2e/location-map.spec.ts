import type { Page } from '@playwright/test';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { requests } from './configured-unit.ts';
import { expect, test } from './visit.ts';

const mapOf = (page: Page) => page.getByRole('application');
async function readyMap(page: Page) {
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  const box = (await mapOf(page).boundingBox())!;
  return { box, middle: { x: box.width / 2, y: box.height / 2 } };
}
/** Degrees of longitude per pixel at zoom 10. */
const degreesPerPixel = 360 / (256 * 2 ** 10);

test('the map starts at 52.84, 5.70 and zoom 10; a click, Tab and the keyboard pick a place, which is announced; Next waits for its name (LO-03, LO-06, LO-08, LO-10, LO-12, V5, Y19)', async ({
  page,
  visit,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') outside.push(request.url());
  });
  const visitor = await visit();
  await visitor.openAt('location', {
    id: makeSessionId(() => Math.floor(Math.random() * 256)),
    ...requests.vvs4,
    amountOfUnits: 1,
  });
  const { middle } = await readyMap(page);
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/places/nearest**', async (route) => {
    await held;
    await route.continue();
  });
  await mapOf(page).click({ position: { x: middle.x + 100, y: middle.y } });
  await visitor.button('step.configure').click();
  await expect(visitor.button('step.configure')).toBeDisabled();
  await expect(page.getByText(visitor.t('validation.location'))).toBeHidden();
  release();
  await expect(visitor.dialog.locator('li[data-type]').first()).toBeVisible();
  await expect(visitor.placeField).toHaveValue(/, Netherlands$/);
  const values = await visitor.values();
  expect(values.locationLattitude).toBeCloseTo(52.84, 2);
  expect(values.locationLongitude).toBeCloseTo(5.7 + 100 * degreesPerPixel, 2);
  expect(values.locationCountry).toBe('Netherlands');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(1);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.unroute('**/api/places/nearest**');
  await page.keyboard.press('Escape');
  await expect(visitor.dialog).toBeHidden();

  // A place picked with Tab is centred with a marker, and the next Enter keeps it.
  await visitor.placeField.fill('Cloppenburg');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(mapOf(page)).toBeFocused();
  const pin = page.locator('.map-pin');
  await expect(pin).toBeVisible();
  await expect(async () => {
    const { box, middle } = await readyMap(page);
    const tip = (await pin.boundingBox())!;
    expect(Math.abs(tip.x + tip.width / 2 - (box.x + middle.x))).toBeLessThan(2);
    expect(Math.abs(tip.y + tip.height - (box.y + middle.y))).toBeLessThan(3);
  }).toPass();
  const picked = await visitor.values();
  await page.keyboard.press('Enter');
  await expect(visitor.placeField).toHaveValue(/^Cloppenburg, /);
  expect(await visitor.values()).toEqual(picked);

  // The order of the Tab key is the one of reading: search, map, placement.
  await visitor.placeField.focus();
  await page.keyboard.press('Tab');
  await expect(mapOf(page)).toBeFocused();
  const [map, placement] = [
    await mapOf(page).boundingBox(),
    await page.getByRole('radio').first().boundingBox(),
  ];
  expect(placement!.x).toBeGreaterThan(map!.x + map!.width);
  // The keyboard moves the map and picks its centre.
  const pane = page.locator('.leaflet-map-pane');
  const before = await pane.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(pane).not.toHaveAttribute('style', before ?? '');
  await expect(page.locator('.leaflet-pan-anim')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(visitor.placeField).not.toHaveValue(/^Cloppenburg, /);
  await expect(visitor.placeField).toHaveValue(/, Germany$/);
  expect((await visitor.values()).locationLongitude).toBeGreaterThan(Number(picked.locationLongitude) + 0.05);
  const place = await visitor.placeField.inputValue();
  await expect(page.getByText(visitor.t('location.chosen', { place }))).toHaveRole('status');
  expect(outside, 'no request leaves the site').toEqual([]);
});
