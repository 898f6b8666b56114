import { expectClean } from './axe-walk.ts';
import { freshAddress } from './basic-walk.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { expectVisibleFocusZoomed } from './visible-focus.ts';
import { expect, test } from './visit.ts';
import { sizes, type Visit } from './visitor.ts';

// In German, which has the longest words. `npm run check` walks in all languages.
test('the first steps in de: no accessibility finding at both widths, no hidden focus at 400%, no text cut off at twice its size, the bar keeps its place, no line of answers starts or ends with a dot, the page behind a modal does not scroll, all candidates are in view (RT-16, RM-03, ST-06, U1, Y1)', async ({
  page,
  visit,
}) => {
  test.slow();
  const visitor = await visit('de');
  const { t } = visitor;
  // Leaves the page at the width of a phone.
  const check = async (place: string) => {
    for (const width of ['wide', 'phone'] as const) {
      await page.setViewportSize(sizes[width]);
      // Scroll to the top: a target half covered by a fixed bar would count as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectClean(visitor, `${place}, ${width}`);
    }
    await expectRoomForLargeText(page, place);
  };
  await visitor.open();
  await visitor.button('market.agricultural').waitFor();
  await check('market');
  await expectVisibleFocusZoomed(page, 'market');
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
  await expectVisibleFocusZoomed(page, 'lead form', 20);
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
  await page.locator('input[name="product-group"]').first().waitFor();
  await expectBarAtBottom(visitor);
  await page.locator('input[value="wet_by_product"]').check();
  await check('product group with temperatures');
  await expectVisibleFocusZoomed(page, 'product group');
  await page.locator('input[value="animal_feed"]').check();
  await visitor.button('step.volume').click();
  await page.locator('#volume-volume').waitFor();
  await expectBarAtBottom(visitor);
  await page.locator('#volume-volume').fill('3');
  await visitor.button('step.location').click();
  await page.getByText(t('volume.helper-open')).click();
  await page.getByText(t('planner.open')).click();
  await page.locator('#stock-planner-usePerDayT').fill('2,4');
  await page.getByText(t('planner.table')).click();
  await check('volume with an error, tonnes and planner');
  await expectVisibleFocusZoomed(page, 'volume');
  await visitor.giveVolume(36);
  await page.locator('.leaflet-container').waitFor();
  await page.getByText(t('location.inside'), { exact: true }).click();
  await visitor.placeField.fill('Zwolle');
  await page.getByRole('option').first().waitFor();
  await check('location with suggestions');
  await visitor.placeField.press('Enter');
  await expectVisibleFocusZoomed(page, 'location');
  await expectDotsBetweenAnswers(visitor);
  await expectNoScrollBehindHelp(visitor);

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
  const candidates = visitor.dialog.locator('li[data-type] button');
  await candidates.first().waitFor();
  await check('recommendation');
  await expectVisibleFocusZoomed(page, 'recommendation', 15);
  // Below 652 px it fills the screen except for a scrollbar.
  const width = async () => (await visitor.dialog.boundingBox())?.width;
  await expect.poll(width).toBeGreaterThanOrEqual(375);
  await page.setViewportSize({ ...sizes.wide, height: 800 });
  await expect.poll(width).toBe(700);
  // On a wide screen every candidate can be chosen without scrolling.
  await expect(candidates).toHaveCount(4);
  for (const button of await candidates.all()) await expect(button).toBeInViewport({ ratio: 1 });
  // Figures in front of a building have a light edge.
  const figure = visitor.dialog.locator('text', { hasText: '2 m' }).first();
  await expect(figure).toHaveCSS('paint-order', 'stroke');
});

/** On short and long pages the bar with Next is at the bottom of the screen. */
async function expectBarAtBottom({ page }: Visit): Promise<void> {
  const bottom = async () => {
    const box = await page.locator('[data-bottom-bar]').boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(bottom).toBe(sizes.phone.height);
}

/** A dot is visible only between two answers of one line. */
async function expectDotsBetweenAnswers({ page }: Visit): Promise<void> {
  const dots = await page
    .locator('main ul')
    .first()
    .evaluate((list) => {
      // Room for two answers in a line.
      const [first, second] = [...list.children].map((item) => item.getBoundingClientRect().width);
      (list as HTMLElement).style.width = `${first! + second! + 2}px`;
      const clip = Number.parseFloat(getComputedStyle(list).clipPath.split(' ').at(-1) ?? '');
      const from = list.getBoundingClientRect().left + clip;
      return [...list.children].map((item, index) => {
        const { left, width } = getComputedStyle(item, '::before');
        const { left: itemLeft, top } = item.getBoundingClientRect();
        const before = list.children[index - 1]?.getBoundingClientRect().top;
        const dot = itemLeft + Number.parseFloat(left);
        return {
          isFirst: before === undefined || before < top,
          isSeen: dot >= from,
          isHidden: dot + Number.parseFloat(width) <= from,
        };
      });
    });
  expect(dots.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  expect(dots.filter(({ isFirst, isSeen, isHidden }) => isSeen === isFirst || isHidden !== isFirst)).toEqual(
    [],
  );
}

async function expectNoScrollBehindHelp(visitor: Visit): Promise<void> {
  const { page } = visitor;
  await page.evaluate(() => window.scrollTo(0, 40));
  await visitor.button('help.open').click();
  await visitor.dialog.waitFor();
  const before = await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth]);
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth])).toEqual(before);
  await page.goBack();
  await expect(visitor.dialog).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before[0] ?? 0);
}
