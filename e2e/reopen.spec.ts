import type { Page } from '@playwright/test';
import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

/** The link in the visitor's mail. Waits, because a worker sends mails. */
async function linkInMail(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const mail = page.getByRole('row').filter({ hasText: email }).getByRole('link');
    expect(await mail.count()).toBe(1);
    await mail.click();
    const text = (await page.locator('pre').textContent()) ?? '';
    link = /\/open\/[\w-]+/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('the link in the mail opens a copy on another device, without contact data (FN-08, FN-02)', async ({
  visit,
  browser,
  baseURL,
}) => {
  test.slow();
  const unit = await configuredUnit(visit, 'dds4', { wish: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  await unit.choose('colour.body_colour', '6005');
  await unit.choose('access.ladder', 'by_provider');
  await unit.expectServerPrice();
  const total = await unit.total.textContent();
  const { configuration, values } = await unit.state();
  await visitor.button('step.overview').click();
  const email = `reopen.${process.pid}.${Date.now()}@example.com`;
  const form = {
    email,
    phone: '+31 20 555 0100',
    firstName: 'Jan',
    lastName: 'Vos',
    company: 'Vos bv',
  };
  for (const [name, text] of Object.entries(form)) await page.locator(`[name="${name}"]`).fill(text);
  await visitor.button('overview.submit').click();
  const number = await page.getByTestId('quotation-number').textContent();
  const link = await linkInMail(page, email);

  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: sizes.phone,
  });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/\?language=en#configure$/);
  await expect(other.getByText(number ?? 'no number')).toBeVisible();
  await expect(other.getByTestId('estimated-total')).toHaveText(total ?? '');
  const copy = await other.evaluate(
    () => JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}').state,
  );
  expect(copy.configuration).toEqual(configuration);
  expect(copy.values).toMatchObject({ uuid: values.uuid, amountOfUnits: 2 });
  expect(copy.values.id).not.toBe(values.id);
  // The requested volume, not that of the unit.
  expect(copy.drafts.volume).toEqual({ volume: '30' });
  expect(JSON.stringify(copy)).not.toContain(email);
  expect(JSON.stringify(copy)).not.toContain('Vos');
  await other.getByRole('button', { name: visitor.t('reopen.understood'), exact: true }).click();
  await expect(other.getByText(number ?? 'no number')).toBeHidden();
  await context.close();
});
