import { text as textOf } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { BasePriceList, OptionList } from '../../packages/domain/src/catalogue/option-list.ts';
import { centsIn, euros, staffWords, t } from '../staff-texts.ts';
import { expect, type StaffFixtures, test } from './staff.ts';

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `New price of ${name} in EUR`, exact: true });
/** As staff read it; the name in the file has the code of the type. */
const classic = (diameter: string, volume: number, type = 'Classic silo') =>
  `${type}, Ø ${diameter} m, ${volume} m³`;
const choose = async (page: Page, language: string) => {
  await page.locator('header summary').first().click();
  await page.getByRole('button', { name: language, exact: true }).click();
};
/** A price is applied on blur. */
async function setPrice(page: Page, name: string, cents: number): Promise<void> {
  await field(page, name).fill(euros(cents));
  await field(page, name).blur();
}
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const csv = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const upload = (page: Page) => page.locator('input[aria-label="Upload CSV"]');

async function downloaded(page: Page, button = 'Download current'): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return textOf(await (await download).createReadStream());
}

/** A colleague publishes the list with another price of one unit. */
async function publishPrice(kim: StaffFixtures['kim'], name: string, priceInCents: number, comment: string) {
  const { id, prices } = await kim.get<BasePriceList>('unit/prices/agricultural');
  await kim.put('unit/prices', {
    id: { ...id, version: id.version + 1 },
    prices: prices.map((row) => (row.name === name ? { ...row, priceInCents } : row)),
    comment,
  });
}

/** The current price of a unit. The tests share a server, so none of them assumes a price. */
async function priceOf(page: Page, name: string): Promise<number> {
  await expect(field(page, name)).toHaveValue(/^[\d,]+\.\d\d$/);
  return centsIn(await field(page, name).inputValue());
}

test('an invalid file changes nothing and reports all problems at once (PR-04)', async ({ staff, page }) => {
  await staff.open('prices');
  const text = await downloaded(page);
  const logged = page.waitForEvent('console', (message) => message.text() === 'no csv data found');
  await upload(page).setInputFiles(csv(''));
  await logged;
  await expect(page.getByRole('alert')).toContainText(t('admin.csv-empty'));

  const lines = text.split('\r\n');
  const broken = lines
    .map((line, index) => {
      if (index === 1) return line.replace(/,(\d+),(\d+),,$/, ',"1.000",$2,,');
      return index === 2 ? line.replace(/,(\d+),(\d+),,$/, ',"12,50",$2,,') : line;
    })
    .join('\r\n');
  await upload(page).setInputFiles(csv(broken));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Row 2, priceInCents: “1.000” is not a whole number.');
  await expect(alert).toContainText('Row 3, priceInCents: “12,50” is not a whole number.');
  await expect(page.getByText('0 changed')).toBeVisible();
  await expect(publish(page)).toBeDisabled();
});

test('prices are edited by keyboard and kept after a reload; a large change needs confirmation (PR-03, PR-06, B21)', async ({
  staff,
  page,
}) => {
  await staff.open('prices');
  const [first, second] = [classic('2.05', 8), classic('2.05', 10)];
  const price = await priceOf(page, first);
  const secondPrice = await priceOf(page, second);
  await field(page, first).fill(euros(price + 1));
  await field(page, first).press('Enter');
  await expect(field(page, second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, first)).toBeFocused();
  await page.reload();
  await expect(field(page, first)).toHaveValue(euros(price + 1));
  // Wait for the first response before blocking the next request. Other tests of this server may have left
  // quotations.
  const answered = page.getByText(
    /There are no quotations yet that this would change|\d+ quotations? priced again/,
  );
  await expect(answered).toBeVisible();

  // The effect on earlier quotations shows as loading, and the next change cancels the request.
  await page.route('**/unit/prices/effect', () => {}, { times: 1 });
  const asked = page.waitForRequest('**/unit/prices/effect');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/effect'));
  await setPrice(page, first, price + 2);
  await asked;
  await expect(page.getByRole('progressbar', { name: t('admin.effect-asked'), exact: true })).toBeVisible();
  await setPrice(page, first, price * 2);
  await givenUp;
  await expect(answered).toBeVisible();
  await expect(publish(page)).toBeDisabled();
  const tick = page.getByLabel('I have checked 1 change beyond 50%');
  await tick.check();
  await expect(publish(page)).toBeEnabled();
  // The confirmation is for the amounts shown: another amount or change resets it.
  await setPrice(page, first, price * 3);
  await expect(tick).not.toBeChecked();
  await tick.check();
  await setPrice(page, second, 1);
  const bothTick = page.getByLabel('I have checked 2 changes beyond 50%');
  await expect(bothTick).not.toBeChecked();
  await expect(publish(page)).toBeDisabled();
  await setPrice(page, second, secondPrice);
  await setPrice(page, first, price + 1);
  await expect(tick).toBeHidden();
  await setPrice(page, first, price);
  await expect(page.getByText('0 changed')).toBeVisible();
});

test('a typed price is applied on blur or refused with a reason; each is one undo step (PX-01, B2, B10, Y16)', async ({
  staff,
  page,
}) => {
  const nl = staffWords('nl');
  const names = [classic('2,40', 18, 'Klassieke silo'), classic('2,40', 15, 'Klassieke silo')] as const;
  const dutch = (name: string) =>
    page.getByRole('textbox', { name: nl('admin.new-price-of', { name, currency: 'EUR' }), exact: true });
  const draft = () =>
    page.evaluate(() =>
      Object.values<{ to: number }>(
        JSON.parse(sessionStorage.getItem('admin-base-draft-agricultural') ?? '{}'),
      ).map(({ to }) => to),
    );
  await page.goto('/admin/prices?language=nl');
  const first = dutch(names[0]);
  const before = await first.inputValue();
  for (const [typed, shown, cents] of [
    ['5.100,00', '5.100,00', 510_000],
    ['5,400.00', '5.400,00', 540_000],
    ['6 050', '6.050,00', 605_000],
    ['1.000', '1.000,00', 100_000],
    ['12.50', '12,50', 1_250],
  ] as const) {
    const stored = await draft();
    await first.selectText();
    await first.pressSequentially(typed);
    // Shown as a formatted price beside the field, but not applied yet.
    await expect(page.getByRole('row', { name: names[0] })).toContainText(`= €\u00a0${shown}`);
    expect(await draft()).toEqual(stored);
    await page.keyboard.press('Tab');
    await expect(first).toHaveValue(shown);
    expect(await draft()).toEqual([cents]);
  }
  // Refused: the text stays, nothing is applied or published; Escape restores the value.
  await first.selectText();
  await first.pressSequentially('6,050');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  const why = { example: '1.234,50' };
  await expect(page.getByRole('row', { name: names[0] })).toContainText(nl('admin.typed-ambiguous', why));
  await expect(staff.status(names[0])).toContainText(nl('admin.typed-ambiguous', why));
  await page.keyboard.press('Tab');
  await expect(first).toHaveValue('6,050');
  expect(await draft()).toEqual([1_250]);
  await expect(page.getByRole('button', { name: nl('admin.publish'), exact: true })).toBeDisabled();
  // What it can mean is offered below the row; Escape brings back the value.
  await expect(page.getByRole('button', { name: '€ 6,05', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '€ 6.050,00', exact: true })).toBeVisible();
  // More columns than the head has would take the room of the names.
  const columns = await page.locator('thead th').count();
  await expect(page.locator('td:has(fieldset)')).toHaveAttribute('colspan', String(columns));
  await first.press('Escape');
  await expect(first).toHaveValue('12,50');
  await first.fill('7');
  await first.press('Escape');
  await expect(first).toHaveValue('12,50');

  // Five prices were applied: five undo steps, the last two by keyboard.
  const undo = page.getByRole('button', { name: nl('admin.undo'), exact: true });
  for (const shown of ['1.000,00', '6.050,00', '5.400,00']) {
    await undo.click();
    await expect(first).toHaveValue(shown);
    await expect(staff.status(names[0])).toContainText(shown);
  }
  await dutch(names[1]).focus();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveValue('5.100,00');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue(before);
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(await draft()).toEqual([]);
});

test('the language of the desk is its person’s: over navigation, reload and bookmarks; a refusal is shown in it (B24, B25, LG-03)', async ({
  another,
}) => {
  // Someone whom no other test knows: the server keeps what they choose.
  const account = { sub: 'auth0|polyglot', email: 'polyglot@example.com', name: 'Poly Glot' };
  const [de, nl] = [staffWords('de'), staffWords('nl')];
  const heading = (where: Page, title: string) =>
    expect(where.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const { page } = await another(account);
  await page.goto('/admin/prices');
  await heading(page, t('admin.prices-title'));
  // The question stays as it was asked, also in a language where the input would have one reading.
  await field(page, classic('2.40', 18)).fill('6.050');
  await field(page, classic('2.40', 18)).press('Enter');
  await choose(page, 'Deutsch');
  await heading(page, de('admin.prices-title'));
  const name = classic('2,40', 18, 'Klassisches Silo');
  const said = page.getByRole('status').filter({ hasText: name });
  await expect(said).toContainText(de('admin.typed-ambiguous', { example: '1.234,50' }));
  await expect(page.getByRole('row', { name })).toContainText(
    de('admin.typed-ambiguous', { example: '1.234,50' }),
  );
  await expect(page.getByRole('button', { name: de('admin.publish'), exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '6.050,00 €', exact: true }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('button', { name: de('admin.publish'), exact: true })).toBeEnabled();
  await page.getByRole('button', { name: de('admin.undo'), exact: true }).click();

  await page
    .getByRole('link', { name: de('desk.nav-dealers'), exact: true })
    .first()
    .click();
  await heading(page, de('admin.dealers-title'));
  await page.reload();
  await heading(page, de('admin.dealers-title'));
  const second = await another(account);
  await second.page.goto('/admin/prices');
  await heading(second.page, de('admin.prices-title'));
  // An address that names a language is shown in it.
  await second.page.goto('/admin/prices?language=nl');
  await heading(second.page, nl('admin.prices-title'));
  await second.page.goto('/admin/dealers');
  await heading(second.page, de('admin.dealers-title'));
});

test('two members of staff publish at once: the second sees who was first and carries the edit over (PR-06)', async ({
  staff,
  page,
  kim,
}) => {
  await staff.open('prices');
  const [mine, theirs] = [classic('2.40', 12), classic('2.40', 15)];
  const price = await priceOf(page, mine);
  await setPrice(page, mine, price + 500);

  // Block the poll that would warn, so that both publish the same version.
  await page.route('**/admin/unit/history/**', (route) => route.fulfill({ json: [] }));
  const theirPrice = await priceOf(page, theirs);
  await publishPrice(kim, 'vvs4 Ø2.40 m 15 m³', theirPrice + 700, 'round 15');

  await publish(page).click();
  await staff.expectSaid('Error: Conflict');
  await expect(page.getByRole('alert')).toContainText(
    /Version \d+ was published by colleague@example.com, .*: round 15/,
  );
  await page.unroute('**/admin/unit/history/**');
  await page
    .getByRole('alert')
    .getByRole('button', { name: t('admin.carry-over'), exact: true })
    .click();
  await expect(field(page, theirs)).toHaveValue(euros(theirPrice + 700));
  await expect(field(page, mine)).toHaveValue(euros(price + 500));
  await expect(page.getByText(t('admin.stale'))).toBeHidden();
  await publish(page).click();
  await staff.expectSaid('Saved!');

  // An open page shows what others publish.
  const notice = page.getByText(/was published by colleague@example.com/);
  await expect(notice).toBeHidden();
  await publishPrice(kim, 'vvs4 Ø2.40 m 15 m³', theirPrice, 'as before');
  await expect(notice).toBeVisible();

  // Both change the same option: compared, and settled row by row.
  const logo = 'Your logo, Logo of 1 m²';
  await page.getByText('Option prices', { exact: true }).click();
  await page.getByText('Salt and brine', { exact: true }).click();
  await page.locator('details[data-key="colour.logo"] summary').click();
  const logoPrice = page.getByRole('textbox', { name: `${logo}, price in cents`, exact: true });
  await logoPrice.fill('31000');
  await logoPrice.press('Tab');
  const { id, options } = await kim.get<OptionList>('unit/options/road_salt');
  await kim.put('unit/options', {
    id: { ...id, version: id.version + 1 },
    options: options.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.value === 'logo_1m2' ? { ...option, priceInCents: 30_000 } : option,
      ),
    })),
  });
  await page.getByRole('button', { name: t('admin.carry-over'), exact: true }).click();
  const conflicts = page.getByRole('region', { name: t('prices.conflicts'), exact: true });
  for (const price of ['€295.00', '€300.00', '€310.00']) await expect(conflicts).toContainText(price);
  await expect(publish(page)).toBeDisabled();
  await conflicts.getByRole('button', { name: `${t('prices.keep-mine')}: ${logo}`, exact: true }).click();
  await expect(conflicts).toBeHidden();
  await publish(page).click();
  await staff.expectSaid('Saved!');
});

test('an option formula is refused while typed, corrected and published; cents accept no comma (PR-02, PR-05, PR-06, PR-11, B2, B9, Y25)', async ({
  staff,
  page,
}) => {
  await staff.open('prices');
  await page.getByText('Option prices', { exact: true }).click();
  await page.getByText('Salt and brine', { exact: true }).click();
  for (const name of ['Types', 'Expression', 'Diameters'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
  const parts = page.locator('details[data-key]');
  const all = await parts.count();
  await page.getByRole('group', { name: 'Types', exact: true }).getByRole('button').first().click();
  await expect.poll(() => parts.count()).toBeLessThan(all);
  await page.getByRole('group', { name: 'Types', exact: true }).getByRole('button').first().click();
  await expect(parts).toHaveCount(all);

  await page.getByRole('group', { name: 'Diameters', exact: true }).getByRole('button').first().click();
  await expect.poll(() => parts.count()).toBeLessThan(all);
  await page.getByRole('group', { name: 'Diameters', exact: true }).getByRole('button').first().click();

  const part = page.locator('details[data-key="access.ladder"]');
  await part.locator('summary').click();
  const free = page.getByRole('textbox', { name: 'Ladder, Ladder by others, price in cents', exact: true });
  await free.selectText();
  await free.pressSequentially('310,50');
  await free.press('Tab');
  await expect(free).toHaveValue('310,50');
  await expect(part.locator('li').first()).toContainText(t('admin.typed-not-whole-cents'));
  await expect(publish(page)).toBeDisabled();
  await free.press('Escape');
  await expect(free).toHaveValue('0');

  const row = part.locator('li').last();
  await expect(row).toContainText('€');
  const isFormula = (await row.getByRole('button', { name: /^Use a formula/ }).count()) === 0;
  if (!isFormula) await row.getByRole('button', { name: /^Use a formula/ }).click();
  const formula = row.getByRole('textbox');
  await formula.fill('Q * 100');
  await expect(row).toContainText('Q is unknown. You can use D, H, V, S_body, S_roof and P.');
  await formula.blur();
  await expect(page.getByText('1 problem: fix it before publishing')).toBeVisible();
  await expect(publish(page)).toBeDisabled();
  await formula.fill('0 - P');
  await expect(row).toContainText('The formula gives a negative price.');
  await formula.fill('round(H * 20000)');
  await formula.blur();
  for (const size of ['Smallest', 'Middle', 'Largest']) await expect(row).toContainText(size);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admin/unit/options', async (route) => {
    await held;
    await route.continue();
  });
  await publish(page).click();
  await expect(staff.status('Saving...')).toBeVisible();
  release();
  await staff.expectSaid('Saved!');
  await expect(row.getByRole('textbox')).toHaveValue('round(H * 20000)');
});

test('an old version is compared and published again (PR-06)', async ({ staff, page, kim }) => {
  await publishPrice(kim, 'vvs4 Ø2.80 m 36 m³', 1_038_000, 'steel costs more');
  await staff.open('history');
  const row = page.getByRole('row', { name: 'steel costs more' });
  await row.getByRole('button', { name: /^What changed/ }).click();
  const difference = page.getByRole('region', { name: 'Difference', exact: true });
  await expect(difference.getByRole('row', { name: /36 m³/ })).toContainText('+ €1,000');
  await page.getByRole('button', { name: 'Publish again: version 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  // Exact: while the dialog is open, its title “Publish version 1 again as …” is in a cell too.
  await expect(page.getByRole('cell', { name: 'Version 1 again', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await staff.open('prices');
  await expect(field(page, classic('2.80', 36))).toHaveValue('9,380.00');
});

test('a planned change is withdrawn after a question, and the page says so (PX-03)', async ({
  staff,
  page,
  kim,
}) => {
  const { id, prices } = await kim.get<BasePriceList>('unit/prices/agricultural');
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await kim.post(`unit/prices/plans?at=${at}`, {
    id: { ...id, version: id.version + 1 },
    prices: prices.map((row, index) =>
      index === 0 ? { ...row, priceInCents: row.priceInCents + 100 } : row,
    ),
    comment: 'next year',
  });
  await staff.open('prices');
  const withdraw = page.getByRole('button', { name: /^Withdraw, / });
  await withdraw.click();
  await expect(page.getByText('next year')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await withdraw.click();
  await expect(page.getByText(t('prices.plan-withdrawn'))).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});

test('a change cannot be planned without a moment in the future, and the field says so (PX-03)', async ({
  staff,
  page,
}) => {
  await staff.open('prices');
  const first = classic('2.05', 8);
  const price = await priceOf(page, first);
  await setPrice(page, first, price + 1);
  await page.getByText(t('prices.when-later'), { exact: true }).click();
  const plan = page.getByRole('button', { name: t('prices.plan'), exact: true });
  const moment = page.getByLabel(/^Date and time, /);
  await expect(plan).toBeDisabled();
  await expect(moment).toHaveAccessibleDescription(t('admin.follow-up-missing'));
  await moment.fill('2020-01-01T10:00');
  await expect(plan).toBeDisabled();
  await expect(moment).toHaveAccessibleDescription(t('prices.when-past'));
  await expect(moment).toHaveAttribute('aria-invalid', 'true');
  await moment.fill('2099-01-01T10:00');
  await expect(plan).toBeEnabled();
  await expect(moment).toHaveAccessibleDescription('');
  await setPrice(page, first, price);
});

// Every form in every language: packages/texts, read-price.test.ts and format.test.ts.
test('in German texts, prices and the names of options are German; a price is taken as any page prints it (PR-11, B15, B22, B34, U26)', async ({
  staff,
  page,
}) => {
  const de = staffWords('de');
  await staff.open('prices?language=de');
  await expect(
    page.getByRole('heading', { level: 1, name: de('admin.prices-title'), exact: true }),
  ).toBeVisible();
  const name = classic('2,80', 36, 'Klassisches Silo');
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('9.380,00 €');
  const price = page.getByRole('textbox', {
    name: de('admin.new-price-of', { name, currency: 'EUR' }),
    exact: true,
  });
  for (const typed of ['€ 10,380.00', '10380,0']) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveValue('10.380,00');
    await expect(price).not.toHaveAttribute('aria-invalid', 'true');
    await expect(row).toContainText('+ 1.000 €');
    await page.getByRole('button', { name: de('admin.undo'), exact: true }).click();
    await expect(row).not.toContainText('+ 1.000 €');
  }
  // By how much: an amount as a page of another language prints it; what could be another amount is asked about.
  await page.getByText('EUR', { exact: true }).click();
  const size = page.getByRole('textbox', { name: de('prices.change'), exact: true });
  const said = page.locator('form [aria-live="polite"]');
  await size.fill('10.50');
  await expect(said).not.toContainText('⚠');
  await size.fill('1,000');
  await expect(said).toContainText('⚠');
  await size.fill('');
  expect(await downloaded(page, de('admin.download-current'))).toContain('name;volume;uuid');
  await page.getByText(de('admin.option-prices'), { exact: true }).click();
  await page.locator('details[data-key="colour.body_colour"] summary').click();
  await expect(
    page.getByRole('textbox', { name: /^Farbe des Mantels, RAL 9001 cremeweiß.*, Formel/i }),
  ).toBeVisible();

  // The file of option prices as a German spreadsheet saves it: semicolons and Windows-1252.
  const file = await downloaded(page, de('admin.download-current'));
  expect(file).toContain('group;option;key;label;priceInCents;formula');
  const changed = file.replace(
    ';logo_1m2;colour.logo;Logo 1 m2;29500;',
    ';logo_1m2;colour.logo;Logo 1 m2;30500;',
  );
  expect(changed).not.toBe(file);
  const buffer = Buffer.from(changed.replaceAll('–', '\u0096'), 'latin1');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'optionen.csv', mimeType: 'text/csv', buffer });
  const preview = page.getByRole('region', {
    name: de('prices.import-title', { file: 'optionen.csv' }),
    exact: true,
  });
  await expect(preview).toContainText('Ihr Logo, Logo mit 1 m²');
  await expect(preview).toContainText('305,00 €');
  await preview.getByRole('button', { name: de('prices.import-take', { count: 1 }), exact: true }).click();
  await expect(preview).toBeHidden();
  await expect(page.locator('[data-option="logo.logo_1m2"] input')).toHaveValue('30500');
});
