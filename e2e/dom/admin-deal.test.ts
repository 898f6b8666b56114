import { sentDeal } from '../sent-quotation.ts';
import { t } from '../staff-texts.ts';
import { expect, test } from './staff.ts';

test('a quotation of several positions is read and revised position by position (PJ-07)', async ({
  staff,
  page,
  request,
}) => {
  const { number } = await sentDeal(request, 'en');
  await staff.open(`quotations?search=${number}`);
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: number, exact: true })).toBeVisible();
  const prices = page.getByRole('table').filter({ hasText: t('admin.price-total') });
  const row = (position: string) => prices.getByRole('row').filter({ hasText: position });
  await expect(row('20.A')).toContainText(t('admin.revise-chosen'));
  await expect(row('20.B')).toContainText(t('admin.price-not-chosen'));
  await expect(prices).toContainText('one load saves the customer');
  // Each position has facts, files, prices and engineering data of its own.
  const own = page.locator('details[data-position="30"]');
  await own.locator('summary').first().click();
  await expect(own).toContainText('vvs4');
  await expect(own.getByRole('table').filter({ hasText: t('admin.price-unit-total') })).toBeVisible();
  await expect(own).toContainText('Engineering data');
  await expect(own).toContainText('Files for engineers');

  await page.getByRole('link', { name: t('admin.revise'), exact: true }).click();
  const amount = page.getByRole('textbox', { name: `10: ${t('admin.revise-number')}`, exact: true });
  await amount.fill('0');
  await expect(page.getByText(t('admin.allowed-whole', { least: 1, greatest: 99 }))).toBeVisible();
  await amount.fill('3');
  await page.getByLabel(`30: ${t('admin.revise-role')}`).selectOption('included');
  await page.getByRole('button', { name: t('admin.revise-remove', { number: '20.B' }), exact: true }).click();
  // What is left of two alternatives is in the price, and the removed one can be put back.
  const changes = page.getByRole('table').filter({ hasText: t('admin.approval-before') });
  await expect(changes.getByRole('row').filter({ hasText: '20.B' })).toContainText('1 × Classic silo');
  await expect(changes.getByRole('row').filter({ hasText: '20.A' })).toContainText(t('admin.role-included'));
  await expect(changes.getByRole('row').filter({ hasText: t('admin.revise-number') })).toContainText('3');
  await expect(
    page.getByRole('button', { name: t('admin.revise-put-back', { number: '20.B' }), exact: true }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: t('admin.revise-why'), exact: true }).fill('Asked on the phone');
  await page.getByRole('button', { name: t('admin.revise-send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${number}-2`, exact: true })).toBeVisible();
  await expect(row('€5,020.00')).toContainText('1 × Classic silo 10 m³');
  await expect(prices.getByRole('row')).toHaveCount(6);
});
