import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** The default of 16 px doubled, as people with low vision set it on a phone (WCAG 1.4.4). */
const largePx = 32;

/** With letters of twice the size nothing is wider than the window and no text is cut off; restores the size. */
export async function expectRoomForLargeText(page: Page, place: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setSize(largePx);
  const { rem, tooWide, cut } = await page.evaluate(textCutOff);
  await setSize(16);
  await devTools.detach();
  expect(rem).toBe(largePx);
  expect(tooWide, `${place} is wider than its window with large text`).toEqual([]);
  expect(cut, `${place} with large text`).toEqual([]);
}

/** Runs in the page: texts that end behind the edge of a part that hides what is outside of it. */
function textCutOff(): { rem: number; tooWide: string[]; cut: string[] } {
  const root = document.documentElement;
  const range = document.createRange();
  const texts = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const cut: string[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    for (let at = texts.currentNode.parentElement; at && width > 0; at = at.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(at);
      // What ends in dots, scrolls, or is only for screen readers is cut on purpose.
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX) || clipPath === 'inset(50%)') break;
      if (overflowX === 'visible') continue;
      const edge = at.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) {
        cut.push(`${texts.currentNode.textContent} in ${at.tagName} ${at.className}`);
        break;
      }
    }
  }
  return {
    rem: Number.parseFloat(getComputedStyle(root).fontSize),
    tooWide:
      root.scrollWidth <= root.clientWidth
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1)
            .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
    cut,
  };
}
