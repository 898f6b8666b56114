import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/**
 * Presses Tab through the page and reports every focused element that is fully covered (WCAG 2.4.11), and a page
 * wider than its window (1.4.10).
 */
export async function expectVisibleFocus(page: Page, place: string, presses = 40): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `${place} is wider than its window`).toBeLessThanOrEqual(0);
  const covered: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(nameOfCoveredFocus);
    if (found === 'end') break;
    if (found) covered.push(found);
  }
  expect(covered, place).toEqual([]);
}

/** Runs in the page: undefined if part of the focused element is visible. */
function nameOfCoveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  // The radio of a card is shown by its label.
  const shown = focused.closest('label') ?? focused;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  for (const across of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      if (shown.contains(at)) return undefined;
    }
  return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)} at ${Math.round(top)}`;
}
