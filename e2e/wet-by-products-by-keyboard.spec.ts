import type { Language } from '../packages/domain/src/locale.ts';
import { expect, test } from './visit.ts';
import type { Size } from './visitor.ts';

// One on every run; both in `npm run check`.
const runs: readonly (readonly [Language, Size, tags: string[]])[] = [
  ['nl', 'phone', []],
  ['en', 'wide', ['@full']],
];

for (const [language, size, tag] of runs) {
  test(`a tank for wet by-products by keyboard alone, ${language} ${size} (PG-03, VO-01, VO-04, LO-03, LO-04, RM-04, V13, Y3, Y4, Y17, Y23)`, {
    tag,
  }, async ({ page, visit }) => {
    const visitor = await visit(language, size);
    const { t } = visitor;
    const { keyboard } = page;
    const focusOn = (key: string) => visitor.button(key).focus();
    await visitor.open('/');
    // Every page change moves the focus to the heading, also from and to the market.
    await visitor.button('market.agricultural').focus();
    await keyboard.press('Enter');
    await expect(visitor.heading('market.agricultural')).toBeFocused();
    await page.goBack();
    await expect(visitor.heading('market.title')).toBeFocused();
    await page.goForward();
    await expect(visitor.heading('market.agricultural')).toBeFocused();

    // Radios: one tab stop, arrows select.
    await page.locator('input[name="product-group"]').first().waitFor();
    await page.locator('input[name="product-group"]').first().focus();
    await keyboard.press('ArrowDown');
    await expect(page.locator('input[value="wet_by_product"]')).toBeChecked();
    await keyboard.press('Tab');
    await expect(page.locator('input[value="cold_and_light"]')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.locator('input[value="heavier"]')).toBeChecked();
    const closest = page.getByRole('group', { name: t('product-group-screen.characteristic'), exact: true });
    await expect(closest.getByRole('radio')).toHaveCount(
      await page.locator('input[name="characteristic"]').count(),
    );
    await keyboard.press('Enter');

    await expect(visitor.heading('volume.title-tank')).toBeFocused();
    for (let presses = 0; presses < 6; presses++) {
      if (await page.locator('#volume-volume').evaluate((field) => field === document.activeElement)) break;
      await keyboard.press('Tab');
    }
    await expect(page.locator('#volume-volume')).toHaveAccessibleDescription('m³');
    const slider = page.getByRole('slider', { name: t('volume.per-unit'), exact: true });
    await expect(slider).toHaveAttribute('aria-valuetext', t('volume.not-given'));
    await keyboard.type('+4,0.-');
    await expect(page.locator('#volume-volume')).toHaveValue('40');
    // Omitted characters are announced, and the total once, after a pause.
    await expect(page.getByText(t('field.whole-volume'))).toBeVisible();
    await keyboard.press('Backspace');
    await expect(page.getByText(t('field.whole-volume'))).toBeHidden();
    await keyboard.type('0');
    await expect(page.getByText(t('field.whole-volume'))).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: `${t('volume.total')} 40 m³` })).toHaveCount(1);
    await expect(page.locator('dl[aria-live]')).toHaveCount(0);
    await keyboard.press('Enter');

    await visitor.expectStep('location');
    await expect(visitor.placeField).toBeEnabled();
    await visitor.placeField.focus();
    // At once: a slow machine would pause between the keys and suggest places for "De".
    await keyboard.insertText('Den');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    const names = await page.getByRole('option').allTextContents();
    expect(names.length).toBeLessThanOrEqual(5);
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Tab');
    await expect(visitor.placeField).toHaveValue(names.at(-1)!);
    await expect(visitor.placeField).not.toBeFocused();

    await focusOn('step.configure');
    await keyboard.press('Enter');
    const select = visitor.dialog.locator('li[data-type] button').first();
    await expect(select).toBeVisible();
    await expect(
      visitor.dialog.getByRole('heading', { name: t('storage-type.nb.name'), exact: true }).first(),
    ).toBeVisible();
    await expect(visitor.dialog.getByRole('status')).toBeFocused();
    await keyboard.press('Escape');
    await expect(visitor.dialog).toBeHidden();
    await expect(visitor.button('step.configure')).toBeFocused();
    await keyboard.press('Enter');
    await select.focus();
    await keyboard.press('Enter');
    await visitor.expectStep('configure');
  });
}
