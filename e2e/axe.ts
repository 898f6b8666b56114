import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe (WCAG 2.2 AA) on what is shown now. Frames of other companies are not looked into. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  // A step that is still being fetched has nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // An animation halfway would count as low contrast.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // Only violations, and all in the page itself: a third of the time it takes otherwise.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: rules })
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${place}: ${id} ${target.join(' ')} ${html.slice(0, 200)}`),
  );
  expect(findings).toEqual([]);
}
