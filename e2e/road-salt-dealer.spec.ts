import { expect, test } from './visit.ts';

test('the header shows the dealer’s logo, or the name if there is no logo, with town and phone (DL-01, V6, ST-12)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const brand = page.getByRole('banner').locator('a[href^="/dealer/"]');
  await visitor.open('/dealer/en/waalzout');
  const logo = brand.getByRole('img', { name: 'Waalzout Gladheid', exact: true });
  await expect(logo).toHaveAttribute('src', /^\/media\/logo-/);
  await expect
    .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await visitor.open('/dealer/en/maasland');
  await expect(brand).toHaveText('Maasland Agro');
  await expect(page.getByRole('banner').getByText('Hasselt')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: '+32 11 00 01 06', exact: true }),
  ).toBeVisible();
});
