import { expect, test } from './visit.ts';

test('the header shows the dealer’s logo, or the name if there is no logo (DL-01, V6)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const brand = page.getByRole('banner').getByRole('link').last();
  await visitor.open('/dealer/en/waalzout');
  const logo = brand.getByRole('img', { name: 'Waalzout Gladheid' });
  await expect(logo).toHaveAttribute('src', /^\/media\/logo-/);
  await expect
    .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await visitor.open('/dealer/en/maasland');
  await expect(brand).toHaveText('Maasland Agro');
});
