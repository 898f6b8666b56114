import { expect, type Page } from '@playwright/test';

/** Every size on configure has its picture, all at one scale, and the list fits. */
export async function expectSizePictures(page: Page): Promise<void> {
  const pictures = page.getByTestId('size-picture');
  const inputs = page.locator('input[name="size"]');
  await inputs.first().waitFor();
  // They are drawn one after the other.
  await expect(pictures.locator('svg')).toHaveCount(await inputs.count());
  const heights = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.querySelector('svg')?.getBoundingClientRect().height ?? 0),
  );
  const names = await inputs.evaluateAll((all) =>
    all.map((input) => {
      const row = input.closest('label, tr');
      const metres = (row?.textContent ?? '').match(/\d+[.,]\d\d m/g) ?? [];
      return Number.parseFloat(metres.at(-1)?.replace(',', '.') ?? '0');
    }),
  );
  // A metre has the same length in every row, except for half a pixel of edge on each side.
  const scales = heights.map((height, index) => (height - 2) / (names[index] ?? 0));
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
  const tooWide = await pictures.first().evaluate((picture) => {
    const list = picture.closest('fieldset')?.querySelector('table')?.parentElement;
    return list ? list.scrollWidth - list.clientWidth : 0;
  });
  expect(tooWide).toBeLessThanOrEqual(0);
}
