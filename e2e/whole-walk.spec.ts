import { expect, test } from './visit.ts';

test('a visitor goes from market to a stored quotation in the mailbox (RT-01, RT-11, FN-08)', async ({
  page,
  visit,
}) => {
  test.slow();
  const visitor = await visit('en', 'wide');
  await visitor.open();
  const email = `walk-${Date.now()}@example.com`;
  await visitor.toQuotation({ email });
  const number = (await page.getByTestId('quotation-number').textContent()) ?? '';
  expect(number).toMatch(/^Q-\d{4}-\d{6}$/);

  // A worker sends the mail; its captured copy contains the quotation.
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    expect(await row.count()).toBe(1);
  }).toPass();
  await row.getByRole('link').click();
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(page.getByRole('link', { name: /^Quotation .*\.pdf$/ })).toBeVisible();
});
