import { sentQuotation } from '../sent-quotation.ts';
import { t } from '../staff-texts.ts';
import { expect, test } from './staff.ts';

test('the keyboard keeps its place when an action removes the pressed control (Y4, DK-04, DK-07)', async ({
  staff,
  page,
  request,
}) => {
  const { number } = await sentQuotation(request, 'en');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await staff.open(`quotations?search=${number}`);

  // A view is saved: its tab is open.
  await button(t('desk.view-save')).press('Enter');
  await page.getByLabel(t('desk.view-name')).fill('one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^one/ })).toBeFocused();

  // A row is handled and the bar closes.
  const box = page.getByRole('checkbox', { name: t('desk.choose-row', { name: number }), exact: true });
  await box.press('Space');
  await button(t('desk.handle')).press('Enter');
  await expect(button(t('desk.handle'))).toHaveCount(0);
  await expect(box).toBeFocused();

  await page.getByRole('link', { name: number, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number, exact: true })).toBeFocused();
  await button(t('admin.owner-take')).press('Enter');
  await expect(button(t('admin.owner-hand-over'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('admin.owner-to'))).toBeFocused();
  await button(t('admin.cancel')).press('Enter');
  await expect(button(t('admin.owner-hand-over'))).toBeFocused();
  await button(t('admin.follow-up-set')).press('Enter');
  await expect(button(t('admin.follow-up-tomorrow'))).toBeFocused();
  await page.keyboard.press('Enter');
  await button(t('admin.save')).press('Enter');
  await expect(button(t('admin.follow-up-done'))).toBeVisible();
  // One of the two buttons in place of the form.
  const near = [t('admin.follow-up-done'), t('admin.follow-up-later')];
  expect(near).toContain(await page.evaluate(() => document.activeElement?.textContent));
  await button(t('admin.follow-up-done')).press('Enter');
  await button(t('admin.save')).press('Enter');
  await expect(button(t('admin.follow-up-set'))).toBeFocused();
  const note = page.getByLabel(t('admin.note-add'));
  await note.fill('called back');
  await button(t('admin.note-add')).press('Enter');
  await expect(page.getByText(t('admin.saved'))).toBeVisible();
  await expect(note).toBeFocused();

  // A menu closes when it is left by Tab, and over the chosen entry.
  const more = page.locator('summary').and(page.getByLabel(t('desk.more-actions')));
  const menu = more.locator('..');
  await more.click();
  await expect(menu).toHaveAttribute('open', '');
  await note.focus();
  await expect(menu).not.toHaveAttribute('open', '');
  await more.click();
  page.once('dialog', (dialog) => dialog.accept());
  await button(t('admin.withdraw')).press('Enter');
  await expect(button(t('admin.withdraw'))).toHaveCount(0);
  await expect(more).toBeFocused();
});
