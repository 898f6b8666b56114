import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';

test('on a phone nothing that was asked for leaves the screen (CF-01, CF-10)', async ({ visit, page }) => {
  const unit = await configuredUnit(visit, 'vvs4', { size: 'phone', language: 'de' });
  const { visitor } = unit;
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;

  // The long list of sizes closes above: the head that was tapped stays under the finger.
  const head = '[data-section="access"] h2 button';
  await page.locator(head).scrollIntoViewIfNeeded();
  const before = await topOf(head);
  await page.locator(head).click();
  await expect(unit.head('size')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => topOf(head)).toBeCloseTo(before, -1);

  // From the end of the page, both come into sight below the header.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await visitor.button('configure.show-price-overview').click();
  await expect(page.getByTestId('price-overview')).toBeInViewport({ ratio: 0.5 });
  await visitor.button('configure.hide-price-overview').click();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await visitor.button('configure.enlarge').click();
  await expect(visitor.button('configure.shrink')).toBeInViewport();
  expect(await topOf('section:has([aria-expanded="true"])')).toBeGreaterThanOrEqual(64);
});
