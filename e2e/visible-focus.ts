import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** A window of 1280 by 1024 pixels at 400%, as used by people with low vision (WCAG 1.4.10, EN 301 549). */
export const zoomed = { width: 320, height: 256 };

/** The same at 400%; restores the size afterwards. */
export async function expectVisibleFocusZoomed(page: Page, place: string, presses = 40): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(zoomed);
  await expectVisibleFocus(page, `${place} at 400%`, presses);
  if (before) await page.setViewportSize(before);
}

/**
 * Presses Tab through the page and reports every focused element that is fully covered (WCAG 2.4.11), and a page
 * wider than its window (1.4.10).
 */
async function expectVisibleFocus(page: Page, place: string, presses = 40): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `${place} is wider than its window`).toBeLessThanOrEqual(0);
  const covered: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const { name, top, isPage, isSeen } = await page.evaluate(focusedStop);
    if (isPage) break;
    if (!isSeen) covered.push(`${name.trim().slice(0, 40)} at ${top}`);
  }
  expect(covered, place).toEqual([]);
}

/** Runs in the page: the focused element, and whether part of it is visible. */
export function focusedStop(): { name: string; top: number; isPage: boolean; isSeen: boolean } {
  const focused = document.activeElement as HTMLInputElement;
  // The hidden input of a card is represented by its label.
  const hidden = focused.clientWidth <= 1 ? focused.labels?.[0] : undefined;
  const shown = focused.closest('label') ?? hidden ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const isSeenAt = (across: number, down: number) =>
    shown.contains(document.elementFromPoint(left + width * across, top + height * down));
  const shares = Array.from({ length: 20 }, (_, at) => (at + 0.5) / 20);
  return {
    name: focused.ariaLabel ?? focused.textContent ?? '',
    top: Math.round(top),
    isPage: focused === document.body,
    isSeen: shares.some((across) => shares.some((down) => isSeenAt(across, down))),
  };
}
