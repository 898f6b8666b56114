import { expect, test } from './desk.ts';
import { t } from './staff-texts.ts';

/** More than a page of the list. */
const leads = 60;

test('who comes back from an item finds the list at its row, with the rows that were loaded (DK-04)', async ({
  staff,
  page,
  request,
}) => {
  for (let number = 0; number < leads; number++) {
    const answer = await request.put('/api/lead', {
      data: {
        id: `list-plac-${String(number).padStart(4, '0')}`,
        localeStr: 'en_GB',
        clientEmail: `lead-${number}@farm.example`,
        company: `Farm ${number}`,
        lastName: 'Holm',
        volume: 60,
        segment: 'food_and_feed_together',
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await staff.comeIn();
  await staff.open('leads?search=farm.example');
  const rowOf = (number: number) => page.getByRole('row').filter({ hasText: `Farm ${number}` });
  // The newest is the first; the oldest are on the second page.
  await expect(rowOf(leads - 1).first()).toBeVisible();
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Farm 3', { exact: true })).toBeInViewport({ timeout: 1000 });
  };
  await expect(scrollDown).toPass();
  const link = page.getByRole('row').filter({ hasText: 'lead-3@' }).getByRole('link').first();
  const address = page.url();
  for (const back of [
    () => page.goBack(),
    () =>
      page
        .getByRole('main')
        .getByRole('link', { name: t('admin.page-leads'), exact: true })
        .first()
        .click(),
  ]) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Farm 3');
    await back();
    await expect(page).toHaveURL(address);
    await expect(link).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  // From elsewhere it begins at the first row.
  await staff.moveTo('home');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('admin.page-leads'));
  await staff.moveTo('leads?search=farm.example');
  await expect(rowOf(leads - 1).first()).toBeInViewport();
});
