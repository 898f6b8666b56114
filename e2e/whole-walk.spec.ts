import { expect, test } from './visit.ts';

test('a visitor goes from market to a stored quotation in the mailbox (RT-01, RT-11, FN-08)', async ({
  page,
  visit,
}) => {
  test.slow();
  const visitor = await visit('en', 'wide');
  await visitor.open();
  await visitor.toRecommendation({
    market: 'agricultural',
    group: 'animal_feed',
    characteristic: 'mixed_feed',
    volume: 30,
    place: 'Zwolle',
  });
  await visitor.dialog.locator('li[data-type] button').first().click();

  await visitor.expectStep('configure');
  await expect(page.getByText('€').first()).toBeVisible();
  await visitor.button('step.overview').click();

  await visitor.expectStep('overview');
  const email = `walk-${Date.now()}@example.com`;
  const fields = {
    email,
    phone: '+31 20 555 0100',
    firstName: 'Anna',
    lastName: 'de Boer',
    company: 'De Boer',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#overview-${name}`).fill(value);
  await page.getByRole('button', { name: 'Email quotation' }).click();

  await visitor.expectStep('finalized');
  await expect(visitor.heading('finalized.title')).toBeVisible();
  const number = (await page.getByTestId('quotation-number').textContent()) ?? '';
  expect(number).toMatch(/^Q-\d{4}-\d{6}$/);

  // A worker sends the mail; its captured copy contains the quotation.
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole('link').click();
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toBeVisible();
});
