import { expect, test } from './visit.ts';

test.use({ serverEnv: { CATALOGUE_DIR: 'catalogues/steel' } });

test('another manufacturer is a folder, with its brand (CT-08)', async ({ visit, page }) => {
  const visitor = await visit('en');
  await visitor.open('/');
  await expect(page).toHaveTitle(/Norrstål Silo/);
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim(),
  );
  expect(brand).toBe('#1f5f8b');
});
