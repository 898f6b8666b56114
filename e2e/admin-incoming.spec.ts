import { text } from 'node:stream/consumers';
import type { Dialog } from '@playwright/test';
import { expect, test } from './desk.ts';
import { sentQuotation } from './sent-quotation.ts';
import { t } from './staff-texts.ts';

const pages = ['dealers', 'prices', 'leads', 'meetings', 'mails', 'history', 'privacy', 'access'];

// One width on every run; both in `npm run check`.
for (const [width, tag] of [
  [390, []],
  [1280, ['@full']],
] as const) {
  test(`every page of the desk is accessible and fits ${width} px; a signed quotation is found, exported, opened and declared void; unsaved input is kept (AD-02, AD-03, D25, S2, B6, B13, Y4)`, {
    tag: [...tag],
  }, async ({ staff, page, request }) => {
    test.slow();
    const { id, number, token } = await sentQuotation(request, 'en');
    const signed = await request.put(`/api/signing/${id}`, {
      headers: { 'Sign-Token': token },
      data: {
        quotation_number: number,
        name: 'Anna Weßling',
        signature: { kind: 'typed', text: 'A. Weßling' },
        consent: true,
      },
    });
    expect(signed.ok(), await signed.text()).toBe(true);

    await page.setViewportSize({ width, height: 900 });
    await staff.comeIn();
    await staff.open('home');
    const expectGood = async (name: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t('state.loading'), { exact: true })).toHaveCount(0);
      await staff.expectAccessible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
    };
    await expect(page).toHaveTitle(/^Back office/);
    await expectGood('home');
    for (const name of pages) {
      await staff.moveTo(name);
      await page.waitForURL(`**/admin/${name}`);
      // Not the page before.
      await expect(page).toHaveTitle(/ · Back office/);
      await expectGood(name);
      await page.goBack();
    }
    await staff.moveTo(`quotations?search=${number}&state=signed`);
    const link = page.getByRole('link', { name: number, exact: true });
    await expect(link).toBeVisible();
    await expectGood('quotations');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('desk.export'), exact: true }).click();
    await page.getByText('CSV', { exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('desk.export'), exact: true })
      .click();
    expect(await text(await (await download).createReadStream())).toContain(number);

    // Back returns to the list and its query (B6).
    const heading = page.getByRole('heading', { level: 1, name: number, exact: true });
    await link.click();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue(number);
    await link.click();
    await expect(heading).toBeFocused();

    // Unsaved input: link and Back ask first, and staying keeps it. A colleague's follow-up is shown beside it (B13).
    await page.getByRole('button', { name: t('admin.follow-up-set'), exact: true }).click();
    const about = page.getByLabel(t('admin.follow-up-what'));
    await about.fill('call about the price');
    let asked = 0;
    const stay = (dialog: Dialog) => {
      asked += 1;
      void dialog.dismiss();
    };
    page.on('dialog', stay);
    await page.getByRole('link', { name: 'Quotations', exact: true }).click();
    await page.goBack();
    await expect.poll(() => asked).toBe(2);
    page.off('dialog', stay);
    await expect(page).toHaveTitle(new RegExp(`^${number}`));
    const [, item] = /quotations\/([^?]+)/.exec(page.url()) ?? [];
    const at = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const planned = await request.put(`/api/admin/incoming/quotations/${item}`, {
      headers: { authorization: `Bearer ${await staff.bearer()}` },
      data: { follow_up: { was: null, becomes: { at, about: 'visit' } } },
    });
    expect(planned.ok(), await planned.text()).toBe(true);
    const conflict = page.getByRole('alert').filter({ hasText: t('admin.conflict-follow_up') });
    await expect(conflict).toContainText('visit');
    await expect(about).toHaveValue('call about the price');
    await staff.expectAccessible();

    await page
      .locator('summary')
      .and(page.getByLabel(t('desk.more-actions')))
      .click();
    const entry = page.locator('details').getByRole('button', { name: t('admin.void'), exact: true });
    await entry.click();
    const dialog = page.getByRole('dialog', { name: t('admin.void'), exact: true });
    const button = dialog.getByRole('button', { name: t('admin.void'), exact: true });
    await button.click();
    const reason = page.getByLabel(t('admin.void-reason'));
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(new RegExp(t('admin.void-reason-missing')));
    await staff.expectAccessible();
    await reason.fill('Signed by somebody without authority.');
    await button.click();
    await expect(heading.locator('..')).toContainText(t('admin.state-voided'));
    await expect(
      page.getByText(t('admin.event-voided', { details: 'Signed by somebody without authority.' })),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(entry).toHaveCount(0);
  });
}
