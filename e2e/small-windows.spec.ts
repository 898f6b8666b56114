import { test as officeTest } from './back-office.ts';
import { expectVisibleFocus } from './visible-focus.ts';
import { expect, test } from './visit.ts';

/** A window of 1280 by 1024 pixels at 400%, as used by people with low vision (WCAG 1.4.10, EN 301 549). */
const zoomed = { width: 320, height: 256 };

test('at 400% no step is wider than the window and no focus is hidden, from market to quotation (Y1, Y22)', async ({
  page,
  visit,
}) => {
  test.slow();
  const visitor = await visit('de', 'phone');
  await visitor.open();
  await page.setViewportSize(zoomed);
  await visitor.button('market.agricultural').waitFor();
  await expectVisibleFocus(page, 'market');
  await visitor.chooseMarket('agricultural');
  await page.locator('input[value="wet_by_product"]').check();
  await expectVisibleFocus(page, 'product group');
  await page.locator('input[value="animal_feed"]').check();
  await page.locator('input[value="mixed_feed"]').check();
  await visitor.button('step.volume').click();
  await visitor.expectStep('volume');
  await expectVisibleFocus(page, 'volume');
  await visitor.giveVolume(30);
  await visitor.givePlace('Zwolle');
  await expectVisibleFocus(page, 'location');
  await visitor.askRecommendation();
  await visitor.dialog.locator('li[data-type] button').first().waitFor();
  await expectVisibleFocus(page, 'recommendation', 15);
  await visitor.chooseFirstUnit();
  await expectVisibleFocus(page, 'configure', 25);
  await visitor.openOverview();
  await visitor.giveContact({ email: `a-rather-long-mailbox-${Date.now()}@farm-of-long-names.example` });
  await expectVisibleFocus(page, 'overview', 25);
  await visitor.sendQuotation();
  await expectVisibleFocus(page, 'finalized');
});

test('at 400% the budget, a meeting and the lead form keep the focus visible (Y1)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  await visitor.open();
  await page.setViewportSize(zoomed);
  await visitor.chooseMarket('other_industries');
  await page.locator('#lead-company').waitFor();
  await expectVisibleFocus(page, 'lead form', 20);
  for (const address of ['/budget', '/budget/questions', '/meeting']) {
    await visitor.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectVisibleFocus(page, address, 25);
  }
});

officeTest('at 400% the back office keeps the focus visible (Y22)', async ({ page, staff }) => {
  await staff.comeIn();
  await page.setViewportSize(zoomed);
  for (const name of ['home', 'quotations', 'dealers', 'prices']) {
    await staff.open(name);
    await expectVisibleFocus(page, name, 25);
  }
});
