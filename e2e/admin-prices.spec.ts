import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { mixedFeed } from '../apps/server/src/configurator/testing/worked-cases.ts';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { expect, test } from './desk.ts';
import { centsIn, t } from './staff-texts.ts';

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `New price of ${name} in EUR`, exact: true });
/** As staff read it; the name in the file has the code of the type. */
const classic = (diameter: string, volume: number, type = 'Classic silo') =>
  `${type}, Ø ${diameter} m, ${volume} m³`;
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const csv = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const upload = (page: Page) => page.locator('input[aria-label="Upload CSV"]');

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download current', exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** The current price of a unit. The tests share a server, so none of them assumes a price. */
async function priceOf(page: Page, name: string): Promise<number> {
  await expect(field(page, name)).toHaveValue(/^[\d,]+\.\d\d$/);
  return centsIn(await field(page, name).inputValue());
}

test('prices by file: compared, published, and used in the next recommendation (PR-02, PR-03, PR-04, PR-06, PR-07, PR-11, PX-01, B10)', async ({
  staff,
  page,
  request,
}) => {
  await staff.comeIn();
  await staff.open('prices');
  await expect(page.getByRole('radio', { name: 'Base prices', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Agriculture', exact: true })).toBeChecked();
  const unit = classic('2.80', 36);
  const before = await priceOf(page, unit);
  await expect(page.getByRole('row', { name: unit })).toContainText('€9,380.00');

  const text = await downloaded(page);
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFname,volume,uuid,priceInCents,heightInMm,passage_width_in_mm,passage_height_in_mm',
  );
  // Refused: a file with a wrong number.
  const wrong = text.replace(/,(\d+),(\d+),,\r\n/, ',"1.000",$2,,\r\n');
  await upload(page).setInputFiles(csv(wrong));
  await expect(page.getByRole('alert')).toContainText('“1.000” is not a whole number.');
  const typed = field(page, unit);
  // While typing, Ctrl+Z belongs to the field (B10).
  await typed.selectText();
  await typed.pressSequentially('9');
  await page.keyboard.press('Control+z');
  expect(await priceOf(page, unit)).toBe(before);
  await typed.blur();

  const after = before + 100_000;
  const other = classic('2.05', 10);
  const otherBefore = await priceOf(page, other);
  const changed = text
    .split('\r\n')
    .map((line) => {
      if (line.startsWith('vvs4 Ø2.80 m 36 m³')) return line.replace(`,${before},`, `,${after},`);
      return line.startsWith('vvs4 Ø2.05 m 10 m³')
        ? line.replace(`,${otherBefore},`, `,${otherBefore - 1000},`)
        : line;
    })
    .join('\r\n');
  await upload(page).setInputFiles(csv(changed));
  await expect(page.getByText('2 changed · 1 up · 1 down')).toBeVisible();
  const row = page.getByRole('row', { name: unit });
  await expect(row).toHaveAttribute('data-changed', 'up');
  await expect(row).toContainText('+ €1,000');
  await expect(row).toContainText('+10.66%');
  await expect(page.getByRole('row', { name: other })).toHaveAttribute('data-changed', 'down');
  await expect(page.getByRole('row', { name: other })).toContainText(
    `−${((1000 / otherBefore) * 100).toFixed(2)}%`,
  );
  await page.getByLabel('Show only changes').check();
  await expect(page.getByRole('row')).toHaveCount(3);
  // Refused: a typed price.
  await typed.selectText();
  await typed.pressSequentially('1.000');
  await page.keyboard.press('Enter');
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await staff.expectAccessible();
  await typed.press('Escape');

  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByPlaceholder(t('admin.comment')).fill('steel costs more');
  await publish(page).click();
  // The comment is in the history, see below.
  const { id } = await (await answered).json();
  expect(id).toEqual({ version: expect.any(Number), segment: 'agricultural' });
  await staff.expectSaid('Saved!');
  await expect(staff.status('Saved!')).toBeHidden();
  await expect(
    page.getByText(`Version ${id.version} · ${text.trim().split('\r\n').length - 1} rows`),
  ).toBeVisible();

  const recommended = await request.put('/api/configurator/create-recommendation', {
    data: { ...mixedFeed, id: makeSessionId(() => Math.floor(Math.random() * 256)), volumePerUnit: 36 },
  });
  expect(await recommended.text()).toContain(`"price_in_cents":${after}`);

  await staff.moveTo('history');
  await page
    .getByRole('row', { name: 'steel costs more' })
    .getByRole('button', { name: /^What changed/ })
    .click();
  await expect(page.getByRole('region', { name: 'Difference', exact: true })).toContainText('+ €1,000');
  await staff.expectAccessible();
  await staff.moveTo('prices');
  await page.getByText('Option prices', { exact: true }).click();
  await page.locator('details[data-key="access.ladder"] summary').click();
  await staff.expectAccessible();
  // Messages of the desk are shown above the bar, also on a phone.
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = page.getByRole('region', { name: t('admin.publish-bar'), exact: true });
  await expect
    .poll(async () => {
      const messages = await page.locator('#root > [role="status"]').boundingBox();
      return (messages?.y ?? Infinity) < ((await bar.boundingBox())?.y ?? 0);
    })
    .toBe(true);
});
