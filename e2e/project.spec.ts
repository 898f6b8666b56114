import type { Frame, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { freshAddress } from './basic-walk.ts';
import { addUnit, comparisonButton, threeWithChoices, trayButton, trayRow } from './project-walk.ts';
import { openTwoSites } from './two-sites.ts';
import { expect, test } from './visit.ts';
import { bodyOf, Visit } from './visitor.ts';

/** Smaller than a finger. */
const smallestPx = 44;

/** Every control is as large as a finger, and nothing is wider than what holds it. */
async function expectForFingers(holder: Locator): Promise<void> {
  const controls = holder.locator('button, select, summary, label:has(input)');
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    const box = (await control.boundingBox())!;
    const name = (await control.getAttribute('aria-label')) ?? (await control.innerText());
    expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(smallestPx - 0.5);
  }
  expect(await holder.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

for (const size of ['phone', 'wide'] as const)
  test(`the tray on a ${size} screen: targets, the page beside it, Escape and Back (PJ-01, Y4)`, async ({
    page,
    visit,
  }) => {
    const visitor = await visit('de', size);
    const { t } = visitor;
    await visitor.open();
    await visitor.toRecommendation({
      market: 'agricultural',
      group: 'animal_feed',
      characteristic: 'mixed_feed',
      volume: 30,
      place: 'Cloppenburg',
    });
    await visitor.chooseFirstUnit();
    await visitor.openOverview();
    await addUnit(visitor, { group: 'wet_by_product', characteristic: 'cold_and_light', volume: 25 });
    await trayButton(visitor).click();
    const tray = page.locator('#project-tray');
    await expect(tray.getByText(t('project.transport')).first()).toBeVisible();
    await expectAccessible(page, `tray, ${size}`);
    await expectForFingers(tray);

    await page.keyboard.press('Escape');
    await expect(tray).toBeHidden();
    await expect(trayButton(visitor)).toBeFocused();
    await trayButton(visitor).click();
    await expect(tray).toBeVisible();
    await page.goBack();
    await expect(tray).toBeHidden();
    await visitor.expectStep('configure');

    await visitor.openOverview();
    await expect(page.locator('[data-position="20"]')).toBeVisible();
    await page.locator('[data-position="10"] summary').click();
    await expectAccessible(page, `overview of a project, ${size}`);
    await trayButton(visitor).click();
    await trayRow(visitor, '10')
      .getByRole('button', { name: new RegExp(`^${t('project.change')}`) })
      .click();
    await visitor.expectStep('configure');
    expect(await visitor.values()).toMatchObject({ volumePerUnit: 30 });
  });

for (const size of ['phone', 'wide'] as const)
  test(`three different units with an alternative and an option, from the market to the sent quotation, on a ${size} screen (PJ-04, PJ-07, Y4)`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const visitor = await visit('de', size);
    const { t } = visitor;
    await visitor.open();
    await threeWithChoices(visitor, freshAddress());
    await expect(page.locator('[data-position="10.B"] summary')).toContainText(/gesamt\s[+−]/);
    await page.locator('[data-position="20"] summary').click();
    await expectAccessible(page, `overview with choices, ${size}`);
    await page.locator('[data-position="20"]').getByRole('checkbox').check();
    await expect(page.locator('[data-position="20"] summary')).toContainText(t('project.counted'));
    await page.getByRole('button', { name: t('project.undo'), exact: true }).click();
    await trayButton(visitor).click();
    const tray = page.locator('#project-tray');
    await expect(trayRow(visitor, '20').getByRole('checkbox')).not.toBeChecked();
    await expectForFingers(tray);
    await expectAccessible(page, `tray with choices, ${size}`);

    const compare = comparisonButton(visitor, '10.A, 10.B');
    await compare.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('compare.what-differs'), { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessible(page, `comparison, ${size}`);
    await expectForFingers(dialog);
    // Escape and Back close it, and the focus is where it was.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(compare).toBeFocused();
    await expect(tray).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(tray).toBeVisible();
    await expect(compare).toBeFocused();
    // Arrow keys choose, and nothing is chosen before the button says so.
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
    await dialog.getByRole('button', { name: t('compare.continue', { letter: 'B' }), exact: true }).click();
    await expect(trayRow(visitor, '10.B').getByRole('checkbox')).toBeChecked();
    await compare.click();
    await dialog
      .getByRole('button', {
        name: new RegExp(t(size === 'phone' ? 'compare.keep-short' : 'compare.keep-both')),
      })
      .click();
    await expect(trayRow(visitor, '10.B').getByRole('checkbox')).not.toBeChecked();
    await expect(tray).toContainText(t('project.group-open'));
    await page.keyboard.press('Escape');

    await expectSentWithRoles(visitor, page);
  });

/** 10.A or 10.B is left to who signs, 20 is optional, 30 is in the total. */
async function expectSentWithRoles(visitor: Visit, page: Page): Promise<void> {
  const { t } = visitor;
  const sent = page.waitForRequest('**/create-deal-offer');
  await visitor.sendQuotation();
  const body = bodyOf(await sent);
  expect((body.positions as { role: string }[]).map(({ role }) => role)).toEqual([
    'alternative',
    'alternative',
    'optional',
    'included',
  ]);
  expect(body.chosen ?? []).toEqual([]);
  const later = [
    t('project.choice-between', { list: '10.A, 10.B' }),
    t('project.choice-optional', { number: '20' }),
  ].join('; ');
  await expect(visitor.page.locator('#root')).toContainText(t('project.choices-later', { list: later }));
  await expect(visitor.page.getByTestId('quotation-number')).toHaveText(/^Q-\d{4}-\d{6}$/);
}

test('the same in a frame of another site (PJ-04, PJ-07, IN-01)', async () => {
  test.slow();
  const sites = await openTwoSites();
  try {
    const page = await sites.context.newPage();
    await page.goto(sites.dealer);
    await page
      .locator('silowright-configurator')
      .evaluate((element) => element.setAttribute('language', 'de'));
    const find = () =>
      page.frames().find((each) => each.url().startsWith(sites.silos) && each.url().includes('de'));
    await expect.poll(() => find() !== undefined).toBe(true);
    const frame = find() as Frame;
    const visitor = new Visit(Object.assign(frame, { keyboard: page.keyboard }) as unknown as Page, 'de');
    await threeWithChoices(visitor, freshAddress());
    await trayButton(visitor).click();
    await comparisonButton(visitor, '10.A, 10.B').click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('button', { name: visitor.t('compare.keep-both') }).click();
    await expect(frame.locator('#project-tray')).toContainText(visitor.t('project.group-open'));
    await page.keyboard.press('Escape');
    await expectSentWithRoles(visitor, page);
  } finally {
    await sites.stop();
  }
});
