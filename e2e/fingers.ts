import type { Locator } from '@playwright/test';
import { expect } from './visit.ts';

/** Smaller than a finger. */
const smallestPx = 44;

/** Every control is as large as a finger, and nothing is wider than what holds it. */
export async function expectForFingers(holder: Locator): Promise<void> {
  const controls = holder.locator('button, select, summary, label:has(input)');
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    const box = (await control.boundingBox())!;
    const name = (await control.getAttribute('aria-label')) ?? (await control.innerText());
    expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(smallestPx - 0.5);
  }
  expect(await holder.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}
