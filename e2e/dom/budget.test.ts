import { words } from '../visitor.ts';
import { expect, test } from './visit.ts';

test('an estimate that is being fetched says so, and the overview says that a retry runs (BG-04)', async ({
  page,
  visit,
}) => {
  const t = words('en');
  await visit();
  const answers = {
    contents: 'liquid',
    amount: 50,
    pressure: 'atmospheric',
    type: 'flat',
    diameter: 3.5,
    amount_connectors: 1,
    temperature: 20,
    food_protection: 'no',
    roof_access: 'no',
  };
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => sessionStorage.setItem('silowright-budget', kept),
    JSON.stringify({ state: { answers, active: 'contents' }, version: 1 }),
  );
  await page.goto('/budget/questions');
  const price = page.locator('[data-bottom-bar] p').first();
  await expect(price).toContainText('€');
  await expect(price).toHaveAttribute('aria-busy', 'false');
  const waiting: (() => void)[] = [];
  await page.route('**/budget/estimate**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.abort();
  });
  await page.getByRole('radio', { name: 'Solid', exact: true }).click();
  await expect(price).toHaveAttribute('aria-busy', 'true');
  await page.goto('/budget/overview');
  await expect(page.getByText(t('budget.price-loading'))).toBeVisible();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect(page.getByText(t('budget.price-error'))).toBeVisible();
  await page.getByRole('button', { name: t('action.try-again'), exact: true }).click();
  await expect(page.getByText(t('budget.price-error'))).toBeHidden();
  await expect(page.getByText(t('budget.price-loading'))).toBeVisible();
});

test('a number that is rounded says with what is calculated (BG-02)', async ({ page, visit }) => {
  const t = words('en');
  const visitor = await visit();
  await visitor.open('/budget/questions');
  await page.getByRole('radio', { name: 'Liquid', exact: true }).click();
  const amount = page.getByRole('textbox', { name: t('budget.question.amount'), exact: true });
  const note = page.getByText(t('budget.rounded', { value: '38', unit: 'm³' }));
  await amount.fill('37,5');
  await expect(note).toBeVisible();
  await amount.fill('38');
  await expect(note).toHaveCount(0);
});
