import { expectAccessible } from './axe.ts';
import { freshAddress } from './basic-walk.ts';
import { expect } from './visit.ts';
import { type Size, sizes, type Visit } from './visitor.ts';

/** axe finds nothing on the current page, and nothing is wider than the screen. */
export async function expectClean(visitor: Visit, place: string): Promise<void> {
  // A page that is still loading has nothing to find.
  await visitor.page.getByRole('heading').first().waitFor();
  const tooWide = await visitor.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `${place} is wider than the screen`).toBeLessThanOrEqual(0);
  await expectAccessible(visitor.page, place);
}

/** The same at both widths; restores the width afterwards. */
export async function expectCleanAtBothWidths(visitor: Visit, place: string): Promise<void> {
  const before = visitor.page.viewportSize();
  for (const size of Object.keys(sizes) as Size[]) {
    await visitor.page.setViewportSize(sizes[size]);
    // Scroll to the top: a target half covered by a fixed bar would count as too small.
    await visitor.page.evaluate(() => window.scrollTo(0, 0));
    await expectClean(visitor, `${place}, ${size}`);
  }
  if (before) await visitor.page.setViewportSize(before);
}

/** Walks the first half and checks every overlay at each of the widths. */
export async function walkWithAxe(visitor: Visit, widths: readonly Size[]): Promise<void> {
  const { page, t } = visitor;
  const check = async (place: string) => {
    for (const width of widths) {
      await page.setViewportSize(sizes[width]);
      await expectClean(visitor, `${place}, ${width}`);
    }
    // The next step starts at the first width.
    await page.setViewportSize(sizes[widths[0]!]);
  };
  await visitor.open();
  await visitor.button('market.agricultural').waitFor();
  await check('market');
  await page.locator('header summary').click();
  await check('language menu');
  await page.keyboard.press('Escape');
  await visitor.button('help.open').click();
  await check('help');
  await page.goBack();
  await visitor.chooseMarket('food_and_feed_together');
  await page.locator('#lead-clientEmail').fill('mette@');
  await page.locator('#lead-volume').fill('6x');
  await visitor.button('lead.submit').click();
  await check('lead form with errors');
  const lead = { clientEmail: freshAddress(), company: 'Mejeriet', lastName: 'Holm', volume: '60' };
  for (const [name, value] of Object.entries(lead)) await page.locator(`#lead-${name}`).fill(value);
  await visitor.button('lead.submit').click();
  await visitor.dialog.getByRole('heading', { name: t('lead.thanks-title'), exact: true }).waitFor();
  await check('thanks for a lead');
  await visitor.dialog
    .getByRole('button', { name: t('action.close'), exact: true })
    .last()
    .click();
  await expect(visitor.button('market.food_and_feed_together')).toBeFocused();
  await visitor.chooseMarket('agricultural');
  await page.locator('input[value="wet_by_product"]').check();
  await check('product group with temperatures');
  await page.locator('input[value="animal_feed"]').check();
  await visitor.button('step.volume').click();
  await page.locator('#volume-volume').fill('3');
  await visitor.button('step.location').click();
  await page.getByText(t('volume.helper-open')).click();
  await page.getByText(t('planner.open')).click();
  await page.locator('#stock-planner-usePerDayT').fill('2,4');
  await page.getByText(t('planner.table')).click();
  await check('volume with an error, tonnes and planner');
  await visitor.giveVolume(30);
  await page.locator('.leaflet-container').waitFor();
  await page.getByText(t('location.inside'), { exact: true }).click();
  await visitor.placeField.fill('Zwolle');
  await page.getByRole('option').first().waitFor();
  await check('location with suggestions');
  await visitor.placeField.press('Enter');
  await page.locator('#location-height').fill('2');
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').waitFor();
  await check('nothing found');
  await visitor.button('recommendation.custom-quote').click();
  await visitor.expectStep('contact');
  await check('contact for a custom quote');
  await visitor.button('action.back').click();
  await visitor.askRecommendation();
  await visitor.button('recommendation.change-placement-outside').click();
  await visitor.dialog.locator('li[data-type]').first().waitFor();
  await check('recommendation');
}
