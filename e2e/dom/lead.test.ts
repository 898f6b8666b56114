import { expect, test } from './visit.ts';

test('a failed lead keeps the input, also after Back and a reload, and does not open the market (MK-10, V1)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open();
  await visitor.chooseMarket('other_industries');
  for (const [name, value] of Object.entries({
    clientEmail: 'jo@example.com',
    company: 'Acme',
    lastName: 'Doe',
    volume: '12',
  }))
    await page.locator(`#lead-${name}`).fill(value);
  await page.route('**/api/lead', (route) => route.abort());
  await visitor.button('lead.submit').click();
  await expect(visitor.dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(page.locator('#lead-company')).toHaveValue('Acme');
  await page.goBack();
  await expect(visitor.dialog).toBeHidden();
  await page.reload();
  await visitor.button('market.other_industries').waitFor();
  await page.evaluate(() => {
    window.location.hash = 'product-basic';
  });
  await visitor.expectStep('market');
  await visitor.chooseMarket('other_industries');
  await expect(page.locator('#lead-company')).toHaveValue('Acme');
  await page.unroute('**/api/lead');
  await visitor.button('lead.submit').click();
  await expect(
    visitor.dialog.getByRole('heading', { name: t('lead.thanks-title'), exact: true }),
  ).toBeVisible();
});
