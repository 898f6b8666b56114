import { expectAccessible } from './axe.ts';
import { expectRoomForLargeText } from './large-text.ts';
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
    if (size === 'phone') await expectRoomForLargeText(visitor.page, place);
  }
  if (before) await visitor.page.setViewportSize(before);
}
