import type { Locator } from '@playwright/test';
import { configuredUnit } from './configured-unit.ts';
import { focusedStop } from './visible-focus.ts';
import { expect, test } from './visit.ts';

test('on a phone every opened part stays on screen, and a choice says what it costs and can be undone (CF-01, CF-09, CF-10, U2, U7, U21)', async ({
  visit,
  page,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { size: 'phone', language: 'de' });
  const { visitor } = unit;
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;

  // The long size list above closes: the tapped header stays under the finger.
  const head = '[data-section="access"] h2 button';
  await page.locator(head).scrollIntoViewIfNeeded();
  const before = await topOf(head);
  await page.locator(head).click();
  await expect(unit.head('size')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => topOf(head)).toBeCloseTo(before, -1);

  // From the end of the page both scroll into view below the header.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await visitor.button('configure.show-price-overview').click();
  await expect(page.getByTestId('price-overview')).toBeInViewport({ ratio: 0.5 });
  await visitor.button('configure.hide-price-overview').click();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await visitor.button('configure.enlarge').click();
  await expect(visitor.button('configure.shrink')).toBeInViewport();
  await expect.poll(() => topOf('section:has([aria-expanded="true"])')).toBeGreaterThanOrEqual(56);
  await visitor.button('configure.show-price-overview').click();
  await expect(page.getByTestId('price-overview')).toBeInViewport({ ratio: 0.5 });
  await visitor.button('configure.hide-price-overview').click();

  // A long word and its price share a card without overlapping.
  await unit.open('flow');
  const card = unit.input('flow.outflow_valve', 'slide_pneumatic').locator('..');
  const word = await widthOfText(card.getByText(visitor.t('option.outflow_valve.silo.slide_pneumatic')));
  const price = await card.getByText('1.250').boundingBox();
  expect(word.right <= price!.x || word.bottom <= price!.y).toBe(true);

  // In the bar, above what the page scrolls to and beside Next.
  const total = (await unit.total.textContent())!;
  await card.click();
  const difference = page.getByTestId('price-difference');
  await expect(difference).toHaveText('+ 1.250 €');
  await expect(difference).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  expect(bar!.height).toBeLessThan(120);
  await visitor.button('configure.undo').click();
  await expect(unit.total).toHaveText(total);

  // Amounts with cents leave Next in the same row (ST-08).
  await unit.choose('colour.body_colour', '5010');
  await expect(difference).toHaveText('+ 1.450,95 €');
  expect((await page.locator('[data-bottom-bar]').boundingBox())!.height).toBeLessThan(120);
});

/** The width of the text itself, not of its box. */
const widthOfText = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right, bottom } = range.getBoundingClientRect();
    return { right, bottom };
  });

test('on low and small windows, also with the price overview open, the focus stays visible, and the choices come first (CF-01, U2, U7, U8, U13, Y1, Y27)', async ({
  visit,
  page,
}) => {
  const unit = await configuredUnit(visit, 'nb', { language: 'de' });
  const { visitor } = unit;
  const overview = page.getByTestId('price-overview');
  for (const [width, height] of [
    [320, 256],
    [640, 360],
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width > 1000) await visitor.button('accordion.open-all').click();
    await page.getByRole('heading', { level: 1 }).focus();
    const stops: ReturnType<typeof focusedStop>[] = [];
    do {
      // The next stop may be below it.
      await page.evaluate(showPriceOverview);
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(focusedStop));
    } while (stops.at(-1)!.name !== visitor.t('step.overview') && stops.length < 120);
    expect(stops.length).toBeGreaterThan(15);
    expect(
      stops.filter(({ isSeen }) => !isSeen),
      `${width} by ${height}`,
    ).toEqual([]);
    const names = stops.map(({ name }) => name);
    if (height < 400)
      expect(names.indexOf(visitor.t('option-segment.size'))).toBeLessThan(
        names.indexOf(visitor.t('configure.enlarge')),
      );
  }

  await visitor.button('accordion.close-all').click();

  // Escape closes it from anywhere, and the focus has a place.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.evaluate(showPriceOverview);
  await expect(overview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await visitor.button('configure.show-price-overview').press('Enter');
  await page.keyboard.press('Tab');
  await expect(overview.locator('..')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.button('configure.show-price-overview')).toBeFocused();

  // The whole panel is above the bar, and the title leaves space for the accordion control.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.button('configure.show-price-overview').click();
  await page.evaluate(() => window.scrollTo(0, 0));
  const panel = await page
    .getByRole('region', { name: visitor.t('configure.preview'), exact: true })
    .boundingBox();
  const bar = await visitor.button('action.back').locator('../..').boundingBox();
  expect(panel!.y + panel!.height).toBeLessThanOrEqual(bar!.y);
  const title = await widthOfText(page.getByText(visitor.t('configure.title-tank')));
  expect(title.right + 12).toBeLessThanOrEqual((await visitor.button('accordion.open-all').boundingBox())!.x);

  // The first tab stop skips the header.
  await page.reload();
  await unit.total.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: visitor.t('header.skip'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await visitor.expectStep('configure');
});

/** Runs in the page: a click of a script moves no focus. */
function showPriceOverview() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-bottom-bar] [aria-expanded="false"]'))
    if (button.offsetParent) button.click();
}
