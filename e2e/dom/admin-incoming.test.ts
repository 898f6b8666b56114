import { text as textOf } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { sentQuotation } from '../sent-quotation.ts';
import { t } from '../staff-texts.ts';
import { expect, test } from './staff.ts';

/** Number and state of an item. A mail that was not sent in time has a state with the same name. */
const stateOf = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');

test('a visitor’s quotation is found, sent again, noted, withdrawn and exported (D14, B6, B13, P16, Y4, Y11, DK-07)', async ({
  staff,
  page,
  request,
  kim,
  context,
}) => {
  const { number } = await sentQuotation(request, 'en', {
    clientEmail: 'ida.jorgensen@example.com',
    phoneNumber: '+4532550100',
    firstName: 'Ida',
    lastName: 'Jørgensen',
    companyName: '=Møllegård',
  });

  // Known from the first call.
  const colleagueKey = (await kim.get<{ recorded_as: string }>('me')).recorded_as;
  await staff.open('home');
  await page.getByRole('link', { name: /^Quotations/ }).click();
  await page.getByLabel('Search').fill('jorgensen');
  const row = page.getByRole('row', { name: number });
  await expect(row).toContainText('Ida Jørgensen');
  await expect(row).toContainText('€');
  await page.getByLabel('State').selectOption('signed');
  await expect(page.getByText(t('admin.nothing-found'))).toBeVisible();
  await page.getByLabel('State').selectOption('open');
  await expect(row).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('desk.export'), exact: true }).click();
  await page.getByText('CSV', { exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('desk.export'), exact: true })
    .click();
  const csv = await textOf(await (await download).createReadStream());
  expect(csv).toContain(number);
  expect(csv).toContain("'=Møllegård");

  // The address contains the list query: Back and the arrow return to it, and it can be shared (B6).
  await expect(page).toHaveURL(/\?search=jorgensen&state=open$/);
  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: number, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${number} · Back office`));
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue('jorgensen');
  await expect(page.getByLabel('State')).toHaveValue('open');
  await expect(page).toHaveTitle(/^Quotations · Back office/);
  await row.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('link', { name: t('admin.back-to', { page: 'Quotations' }), exact: true }).click();
  await expect(page.getByLabel('Search')).toHaveValue('jorgensen');
  await row.getByRole('link', { name: number, exact: true }).click();
  const sheet = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Unit', exact: true }) });
  await expect(sheet.getByRole('img', { name: t('admin.unit-picture'), exact: true })).toBeVisible();
  await expect(sheet.getByText('Classic silo')).toBeVisible();
  const prices = page.getByRole('table').filter({ hasText: t('admin.price-total') });
  await expect(prices.getByRole('row', { name: /^Body colour/ })).toContainText('included');
  await expect(page.getByText('=Møllegård', { exact: true })).toBeVisible();
  const mails = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: 'Send again to ida.jorgensen@example.com', exact: true }),
  });
  await expect(mails).toHaveCount(1);
  // The page follows the mail, which may go out after it was opened.
  await expect(mails).toContainText('Sent');
  // Pressed twice, it is sent once.
  await page.evaluate(() => {
    const again = document.querySelector<HTMLElement>(
      '[aria-label="Send again to ida.jorgensen@example.com"]',
    );
    again?.click();
    again?.click();
  });
  await expect(page.getByText(t('admin.mails-settled-send', { count: 1 }))).toBeVisible();
  await expect(mails).toHaveCount(2);
  await page.getByRole('button', { name: t('admin.owner-hand-over'), exact: true }).click();
  // A colleague of the list, and no other text (P16).
  const to = page.getByLabel(t('admin.owner-to'));
  await to.selectOption(colleagueKey);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(t('admin.owner', { name: colleagueKey }))).toBeVisible();
  await page.getByLabel(t('admin.note-add')).fill('called back\nwants steel');
  // Without a network the page stays, says since when, and keeps the text that it cannot save.
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: t('desk.offline-about') })).toBeVisible();
  await page.getByRole('button', { name: t('admin.note-add'), exact: true }).click();
  await expect(page.getByText(t('desk.offline-failed'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(t('admin.note-add'))).toHaveValue('called back\nwants steel');
  await context.setOffline(false);
  await expect(page.getByText(t('desk.offline-about'))).toHaveCount(0);
  await page.getByRole('button', { name: t('admin.note-add'), exact: true }).click();
  await expect(page.getByText('Saved!')).toBeVisible();

  // A colleague plans a follow-up meanwhile: both are shown, and nothing is overwritten (B13, DK-07).
  await page.getByRole('button', { name: t('admin.follow-up-set'), exact: true }).click();
  await page.getByLabel(t('admin.follow-up-what')).fill('call about the price');
  await page.getByRole('button', { name: t('admin.follow-up-tomorrow'), exact: true }).click();
  const at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const followUp = { was: null, becomes: { at, about: 'visit' } };
  const [, id] = /quotations\/([^?]+)/.exec(page.url()) ?? [];
  await kim.put(`incoming/quotations/${id}`, { follow_up: followUp });
  // The page follows the item, so that the conflict appears before anything is saved.
  const conflict = page.getByRole('alert').filter({ hasText: t('admin.conflict-follow_up') });
  await expect(conflict).toContainText('visit');
  await expect(page.getByLabel(t('admin.follow-up-what'))).toHaveValue('call about the price');
  await conflict.getByRole('button', { name: t('admin.conflict-mine'), exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel(t('admin.follow-up-what'))).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as handled', exact: true }).click();
  await expect(page.getByText('handled by staff@example.com')).toBeVisible();
  await page.reload();
  // The timeline keeps both follow-ups and the note.
  const timeline = page.getByRole('region', { name: t('admin.timeline'), exact: true });
  for (const kept of ['visit', 'call about the price', 'wants steel'])
    await expect(timeline).toContainText(kept);
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .locator('summary')
    .and(page.getByLabel(t('desk.more-actions')))
    .click();
  await page.getByRole('button', { name: 'Withdraw the quotation', exact: true }).click();
  await expect(stateOf(page)).toContainText('Withdrawn');
  await expect(page.getByText(/valid until/)).toHaveCount(0);
  await expect(page.getByText(t('admin.event-withdrawn'))).toBeVisible();
  await expect(page.getByText(t('admin.event-assigned', { details: colleagueKey }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the quotation', exact: true })).toHaveCount(0);

  await staff.open('privacy');
  await page.getByLabel(t('admin.person-email')).fill('ida');
  await page.getByRole('button', { name: 'Export the data', exact: true }).click();
  await expect(page.getByText('Email address is invalid')).toBeVisible();
  await page.getByLabel(t('admin.person-email')).fill('IDA.jorgensen@example.com');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the data', exact: true }).click();
  expect(await textOf(await (await exported).createReadStream())).toContain('Jørgensen');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Erase the data', exact: true }).click();
  await expect(page.getByText(/^Erased: 1 quotations/)).toBeVisible();
  const erasure = page.getByRole('row', { name: /staff@example.com/ });
  await expect(erasure).toContainText('Quotations 1');
  await expect(page.getByRole('table')).not.toContainText(/jorgensen/i);
  await staff.open('quotations');
  await page.getByLabel('Search').fill('jorgensen');
  await expect(page.getByText(t('admin.nothing-found'))).toBeVisible();
});

test('an amount to filter by is read in the reader’s style or refused with the reason; a reversed range says so (DK-04, B2, B22)', async ({
  staff,
  page,
}) => {
  await staff.open('quotations');
  const minimum = page.getByRole('textbox', { name: 'Amount from €', exact: true });
  await minimum.fill('10,000.50');
  await minimum.press('Enter');
  await expect(page).toHaveURL(/\?min=1000050$/);
  await expect(minimum).toHaveValue('10,000.50');
  await minimum.fill('10.000,75');
  await minimum.press('Enter');
  await expect(page).toHaveURL(/\?min=1000075$/);
  await expect(minimum).toHaveValue('10,000.75');
  for (const [typed, problem] of [
    ['10.000', t('admin.typed-ambiguous', { example: '1,234.50' })],
    ['ten', t('admin.typed-not-a-price', { example: '1,234.50' })],
  ] as const) {
    await minimum.fill(typed);
    await minimum.press('Enter');
    await expect(page.getByRole('alert').getByText(`Amount from €: ${problem}`)).toBeVisible();
    await expect(minimum).toHaveValue(typed);
    await expect(page).toHaveURL(/quotations$/);
  }
  await minimum.fill('20 000');
  await minimum.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Amount to €', exact: true }).fill('5');
  await page.getByRole('textbox', { name: 'Amount to €', exact: true }).press('Enter');
  const reversed = { min: 'Amount from €', max: 'Amount to €' };
  await expect(page.getByRole('alert').getByText(t('desk.reversed-amounts', reversed))).toBeVisible();
  await page
    .getByRole('button', { name: t('desk.filters-reset'), exact: true })
    .first()
    .click();
  await expect(minimum).toHaveValue('');
  await page.getByLabel('From', { exact: true }).fill('2026-02-02');
  await page.getByLabel('To', { exact: true }).fill('2026-02-01');
  const days = { from: 'From', to: 'To' };
  await expect(page.getByRole('alert').getByText(t('desk.reversed-dates', days))).toBeVisible();
});

test('a revision names what each field allows and each missing reason, then replaces the quotation (DK-08, B29)', async ({
  staff,
  page,
  request,
}) => {
  const { number } = await sentQuotation(request, 'en');
  await staff.open(`quotations?search=${number}`);
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('link', { name: t('admin.revise'), exact: true }).click();
  const discount = page.getByRole('textbox', { name: t('admin.revise-discount'), exact: true });
  const send = page.getByRole('button', { name: t('admin.revise-send'), exact: true });
  const noTotal = page.getByText(t('admin.revise-no-total'));
  const amount = page.getByRole('textbox', { name: t('admin.revise-number'), exact: true }).first();
  const whole = t('admin.allowed-whole', { least: 1, greatest: 99 });
  for (const typed of ['0', '100', '2,5']) {
    await amount.fill(typed);
    await expect(amount).toHaveAccessibleDescription(`⚠ ${whole}`);
    await expect(noTotal).toBeVisible();
    await expect(send).toBeDisabled();
  }
  await amount.fill('1');
  const percent = t('admin.allowed-percent', { example: '2.5' });
  for (const typed of ['101', '-5', 'five']) {
    await discount.fill(typed);
    await expect(discount).toHaveAccessibleDescription(`⚠ ${percent}`);
    await expect(send).toBeDisabled();
  }
  await discount.fill('0');
  await expect(page.getByText(percent)).toBeHidden();
  await expect(noTotal).toBeHidden();
  // A line with a price and no words.
  await page.getByRole('button', { name: t('admin.revise-extra-add'), exact: true }).click();
  await page.getByRole('textbox', { name: t('admin.revise-extra-price'), exact: true }).fill('1.234,50');
  const line = page.getByRole('textbox', { name: t('admin.revise-extra-text'), exact: true });
  await expect(line).toHaveAccessibleDescription(`⚠ ${t('admin.allowed-line')}`);
  await expect(send).toBeDisabled();
  await line.fill('Crane');
  await discount.fill('5');
  await send.click();
  await expect(page.getByText(t('admin.revise-why-missing'))).toHaveCount(2);
  const reason = page.getByLabel(t('admin.revise-reason'));
  await expect(reason).toBeFocused();
  await reason.fill('orders this week');
  await page
    .getByRole('textbox', { name: t('admin.revise-why'), exact: true })
    .fill('the customer asked for it');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: `${number}-2`, exact: true })).toBeVisible();
});

test('a discount above the limit of a role waits: who decides sees the reasons, the changes, both totals and the paper (DK-08, B32)', async ({
  staff,
  another,
  kim,
  page,
  request,
}) => {
  const { number } = await sentQuotation(request, 'en');
  const seller = await another({ sub: 'seller', email: 'seller@example.com', name: 'Sel Ler' });
  await seller.open('home');
  await kim.put('people/seller/role', { role: 'sales' });
  await seller.open(`quotations?search=${number}`);
  const theirs = seller.page;
  await theirs.getByRole('link', { name: number, exact: true }).click();
  await theirs.getByRole('link', { name: t('admin.revise'), exact: true }).click();
  await theirs.getByRole('textbox', { name: t('admin.revise-discount'), exact: true }).fill('10');
  await theirs.getByLabel(t('admin.revise-reason')).fill('orders this week');
  await theirs.getByRole('textbox', { name: t('admin.revise-why'), exact: true }).fill('asked on the phone');
  await theirs.getByRole('button', { name: t('admin.revise-ask'), exact: true }).click();
  await expect(theirs.getByText(t('admin.approval-waits'))).toBeVisible();

  await staff.open(`quotations?search=${number}`);
  await page.getByRole('link', { name: number, exact: true }).click();
  const card = page.getByRole('region', {
    name: t('admin.approval-title', { percent: '10' }),
    exact: true,
  });
  for (const reason of ['orders this week', 'asked on the phone']) await expect(card).toContainText(reason);
  await expect(card.getByRole('row', { name: /^Discount/ })).toContainText('–Discount 10%');
  await expect(card.getByRole('row', { name: /^Total/ })).toHaveText(/€[\d,.]+€[\d,.]+$/);
  await card.getByRole('button', { name: t('admin.revise-pdf'), exact: true }).click();
  await expect(card.getByRole('button', { name: t('admin.revise-pdf-again'), exact: true })).toBeVisible();
});

test('a copy that staff open from the desk is no visit of the customer (P19)', async ({
  staff,
  page,
  request,
}) => {
  const { number } = await sentQuotation(request, 'en');
  await staff.open(`quotations?search=${number}`);
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: number, exact: true })).toBeVisible();
  const item = page.url();
  await page
    .locator('summary')
    .and(page.getByLabel(t('desk.more-actions')))
    .click();
  const copy = page.getByRole('link', { name: t('admin.reopen'), exact: true });
  await page.goto((await copy.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/#configure$/);
  await page.goto(item);
  const timeline = page.getByRole('region', { name: t('admin.timeline'), exact: true });
  await expect(timeline).toContainText(t('admin.event-arrived'));
  await expect(timeline).not.toContainText(t('admin.event-reopened'));
});
