import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe (WCAG 2.2 AA) finds nothing on the current page. Frames of other sites are skipped. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  // Wait for a step that is still loading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Wait for animations, which would count as low contrast.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // To load axe takes as long as to run it: a page or a frame that has it from an earlier check keeps it.
  const { origin } = new URL(page.url());
  for (const frame of page.frames())
    if (frame.url().startsWith(origin) && !(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(source);
  // Only violations: this takes a third of the time.
  const violations = await page.evaluate(async (runOnly) => {
    // Pictures are named as a whole, and have most of the elements of a page: without their shapes axe takes a third
    // of the time. It reads the page when it is called; the shapes are back before the app can draw again.
    const pictures = [...document.querySelectorAll('svg:is([role="img"], [aria-hidden="true"])')];
    const contents = pictures.map((svg) => [...svg.childNodes]);
    for (const svg of pictures) svg.replaceChildren(...svg.querySelectorAll(':scope > :is(title, desc)'));
    const checked = (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      runOnly,
    });
    for (const [at, svg] of pictures.entries()) svg.replaceChildren(...contents[at]!);
    return (await checked).violations;
  }, rules);
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${place}: ${id} ${target.join(' ')} ${html.slice(0, 200)}`),
  );
  expect(findings).toEqual([]);
}
