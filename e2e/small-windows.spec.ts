import { test } from './desk.ts';
import { sentQuotation } from './sent-quotation.ts';
import { t } from './staff-texts.ts';
import { expectVisibleFocusZoomed, zoomed } from './visible-focus.ts';
import { expect } from './visit.ts';

test('at 400% the desk keeps the focus visible (Y22)', async ({ page, staff }) => {
  await staff.comeIn();
  for (const name of ['home', 'quotations', 'dealers', 'prices']) {
    await staff.open(name);
    await expectVisibleFocusZoomed(page, name, 25);
  }
});

test('at 400% bars of the desk leave the window to the page after a change (Y26)', async ({
  page,
  staff,
  request,
}) => {
  const { number } = await sentQuotation(request, 'en');
  await staff.comeIn();
  await page.setViewportSize(zoomed);
  /** The share of the window that stays where it is while the page scrolls. */
  const coveredShare = () =>
    page.evaluate(() => {
      const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) =>
        ['fixed', 'sticky'].includes(getComputedStyle(each).position),
      );
      const heights = fixed.map((each) => {
        const { top, bottom, width } = each.getBoundingClientRect();
        return width > innerWidth / 2 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
      });
      return Math.max(0, ...heights) / innerHeight;
    });
  await staff.open('prices');
  const price = page.getByRole('textbox', { name: /^New price of/ }).first();
  await price.fill('9,999.00');
  await price.press('Enter');
  await expect(page.getByText('1 changed')).toBeVisible();
  expect(await coveredShare()).toBeLessThan(0.25);
  await expectVisibleFocusZoomed(page, 'prices with a change', 40);

  await staff.open(`quotations?search=${number}`);
  // Rows are chosen in wider windows only.
  await page.setViewportSize({ width: 900, height: zoomed.height });
  await page.getByRole('checkbox').nth(1).check();
  expect(await coveredShare()).toBeLessThan(0.25);
  await page.getByRole('checkbox').nth(1).uncheck();
  await page.setViewportSize(zoomed);

  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('link', { name: t('admin.revise'), exact: true }).click();
  await page.getByRole('textbox', { name: t('admin.revise-discount'), exact: true }).fill('5');
  await expect(page.getByRole('button', { name: t('admin.revise-drop'), exact: true })).toBeVisible();
  expect(await coveredShare()).toBeLessThan(0.25);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectVisibleFocusZoomed(page, 'revision with a change', 60);
});
