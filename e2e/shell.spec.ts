import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

test('an unknown market shows the start; other paths return 404 (RT-09)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open('/no-such-market');
  await expect(visitor.button('market.agricultural')).toBeVisible();
  const response = await page.goto('/a/b/c/d');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address', exact: true }),
  ).toBeVisible();
});

test('shows the flow except its last step, marks the current one, from 768 px; a market changes colour under the pointer (SI-01, SI-02, SI-03, RT-16, MK-01)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open('/agriculture');
  const indicator = page.getByRole('navigation', { name: t('indicator.label'), exact: true });
  await expect(indicator.getByRole('listitem')).toHaveText(
    ['product-group', 'volume', 'location', 'configure', 'overview'].map((step) => t(`step.${step}`)),
  );
  await expect(indicator.locator('[aria-current="step"]')).toHaveText(t('step.product-group'));
  await page.setViewportSize({ ...sizes.wide, width: 767 });
  await expect(indicator).toBeHidden();
  await page.setViewportSize({ ...sizes.wide, width: 768 });
  await expect(indicator).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-brand'),
  );
  expect(brand.trim()).toBe('#c2500a');

  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  const tile = visitor.button('market.road_salt');
  const colour = () => tile.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await tile.hover();
  await expect.poll(colour).not.toBe(before);
});
