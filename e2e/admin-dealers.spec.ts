import type { Dialog } from '@playwright/test';
import { goodLogo, hostileLogos, logoOfSize } from '../apps/server/src/quotation/testing/hostile-logos.ts';
import { expect, t, test } from './back-office.ts';

const png = (buffer: Buffer, name = 'logo.png') => ({ name, mimeType: 'image/png', buffer });

test('dealers: cards with fields, valid and invalid logos, and the visitor’s view (DR-01, DR-02, DR-03, DR-05, B12)', async ({
  staff,
  page,
  another,
}) => {
  test.slow();
  await staff.comeIn();
  await staff.open('dealers');
  await expect(page.getByRole('article').first()).toBeVisible();
  const card = page.getByRole('article', { name: 'Noordhof Stalinrichting', exact: true });
  for (const text of [
    'agriculture',
    'Netherlands (NL)',
    'Zwolle',
    'noordhof',
    '9000001',
    'sales@noordhof.example',
  ]) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByRole('link', { name: /crm\.example\.com/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page', exact: true })).toBeVisible();
  await staff.expectAccessible();

  const input = card.locator('input[type=file]');
  const shipped = (await card.getByRole('img').getAttribute('src')) ?? '?';
  await input.setInputFiles(png(await goodLogo()));
  await expect(card.getByRole('img')).not.toHaveAttribute('src', shipped);
  await expect(card.getByRole('img')).toHaveAttribute('src', /^\/media\/logo-[0-9a-f]{40}\.png$/);
  const url = await card.getByRole('img').getAttribute('src');

  const visitor = await another();
  await visitor.page.goto('/dealer/en/noordhof');
  await expect(visitor.page.locator('header img')).toHaveAttribute('src', url ?? '?');

  // An invalid file is reported before anything is sent; the existing logo stays (B12).
  let sent = 0;
  const count = () => {
    sent += 1;
  };
  page.on('request', (request) => request.url().includes('/admin/dealer/logo/') && count());
  for (const { name, bytes, status } of await hostileLogos()) {
    await input.setInputFiles(png(bytes));
    const told =
      status === 413
        ? `File size too big, max. 1MB allowed (got ${(bytes.length / 1_048_576).toFixed(2)}MB)`
        : /The file is empty|This is not a PNG picture|This PNG cannot be read|too many pixels/;
    await expect(card.getByRole('alert'), name).toContainText(told);
    await expect(input, name).toHaveValue('');
    await expect(card.getByRole('img'), name).toHaveAttribute('src', url ?? '?');
  }
  expect(sent).toBe(0);
  const stored = page.waitForResponse('**/admin/dealer/logo/**');
  await input.setInputFiles(png(await logoOfSize(1_048_576)));
  await stored;
  await expect(card.getByRole('img')).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(input).toBeEnabled();
  const kept = (await card.getByRole('img').getAttribute('src')) ?? '?';

  const errors = [{ path: 'file', code: 'broken', message: '' }];
  for (const [answer, told] of [
    [{ json: {} }, 'Error uploading image. Please try again.'],
    [{ status: 503, json: {} }, '503: Service Unavailable'],
    [
      { status: 400, json: { code: 'bad-request', message: '', errors } },
      '400: Bad Request. This PNG cannot be read.',
    ],
  ] as const) {
    await page.route('**/admin/dealer/logo/**', (route) => route.fulfill(answer));
    await input.setInputFiles(png(await goodLogo()));
    await expect(card.getByRole('alert')).toContainText(told);
    await expect(card.getByRole('img')).toHaveAttribute('src', kept);
    await page.unroute('**/admin/dealer/logo/**');
  }
});

test('dealers are searched, created, changed, switched off and imported; each has a link and a QR code (DR-01, B4, B5, B12, B13, B16, Y3, Y25, PX-07, PX-08)', async ({
  staff,
  page,
}) => {
  await staff.comeIn();
  await staff.open('dealers');
  await page.getByRole('button', { name: 'New dealer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const fields = {
    Id: 'weserlager',
    Name: 'Weserlager',
    City: 'Cloppenburg',
    'E-mail': 'x',
    'HubSpot id': '77',
  };
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: t('admin.dealer-find-place'), exact: true }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue(/^52\./);
  await expect(dialog.getByLabel('Country')).toHaveValue('DE');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await staff.expectAccessible();
  await dialog.getByLabel('E-mail').fill('sales@weserlager.example');
  // Save without a segment shows an error (B5).
  const segment = dialog.getByRole('checkbox', { name: t('price-list.agricultural'), exact: true });
  await segment.uncheck();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(t('admin.dealer-no-segment'))).toBeVisible();
  await expect(segment).toBeFocused();
  await segment.check();
  // Escape asks every time, and staying keeps the input (B13).
  let asked = 0;
  const stay = (question: Dialog) => {
    asked += 1;
    void question.dismiss();
  };
  page.on('dialog', stay);
  for (const times of [1, 2]) {
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toBe(times);
  }
  page.off('dialog', stay);
  await expect(dialog.getByLabel('E-mail')).toHaveValue('sales@weserlager.example');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  // The focus is back on the opener.
  await expect(page.getByRole('button', { name: 'New dealer', exact: true })).toBeFocused();

  await page.getByLabel('Search').fill('weser nobody');
  await expect(page.getByText(t('admin.dealers-not-found', { search: 'weser nobody' }))).toBeVisible();
  await page.getByLabel('Search').fill('germany 77 weser');
  await expect(page).toHaveURL(/\?search=germany\+77\+weser$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article', { name: 'Weserlager', exact: true });
  await card.getByRole('button', { name: 'Link and QR code of Weserlager', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(/\/dealer\/en\/weserlager$/);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Edit Weserlager', exact: true }).click();
  await page.getByLabel(t('admin.dealer-active')).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByText('Switched off')).toBeVisible();

  const header = 'id,name,industry,country,city,email,phone,hub_spot_id,crm_url,latitude,longitude,segments';
  const rows = (country: string) =>
    `${header}\nelbe,Elbe,agri,${country},Hamburg,a@elbe.example,,78,,53.5,10,agricultural road_salt\n`;
  const file = (text: string) => ({ name: 'dealers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  // A file shows row by row what it would do before anything is saved; a wrong cell is mended there; the whole can be
  // undone (B4, PX-08).
  await page.getByRole('link', { name: t('admin.dealers-import'), exact: true }).click();
  await page.locator(`input[aria-label="${t('admin.dealers-import')}"]`).setInputFiles(file(rows('Germany')));
  await expect(page.getByText(t('admin.import-would', { created: 0, changed: 0 }))).toBeVisible();
  await staff.expectAccessible();
  const country = page.getByLabel(/^Country:/);
  await country.fill('DE');
  await country.press('Enter');
  await expect(page.getByText(t('admin.import-would', { created: 1, changed: 0 }))).toBeVisible();
  await page.getByRole('button', { name: t('admin.import-save', { count: 1 }), exact: true }).click();
  await expect(page.getByText('Dealers saved: 1 new, 0 changed.')).toBeVisible();
  const imported = page.url();
  await page.goto('/admin/dealers/elbe');
  await expect(page.getByRole('heading', { level: 1, name: 'Elbe', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: t('admin.dealer-history'), exact: true })).toContainText(
    t('admin.dealer-change-created'),
  );
  await staff.expectAccessible();
  // A logo is cut and padded to its frame in the browser (B12).
  await page.locator('input[type=file]').setInputFiles(png(await goodLogo(2000, 100)));
  await page.getByRole('button', { name: t('admin.logo-take'), exact: true }).click();
  const logo = page.getByRole('img', { name: t('admin.logo-of', { name: 'Elbe' }), exact: true });
  await expect(logo).toHaveAttribute('src', /^\/media\/logo-/);
  expect(
    await logo.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }),
  ).toEqual([480, 160]);
  // As a table, with the dealer switched off.
  await page.getByRole('button', { name: t('admin.dealer-switch-off'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('admin.dealer-switch-on'), exact: true })).toBeVisible();
  await page.goto('/admin/dealers?view=table&search=elbe');
  await expect(page.getByRole('row', { name: /Elbe/ })).toContainText('Switched off');
  await staff.expectAccessible();
  await page.goto('/admin/dealers?view=cards');
  await expect(page.getByRole('article', { name: 'Elbe', exact: true })).toHaveCount(1);
  expect(imported).toMatch(/\/admin\/dealer-import$/);
  await page.getByRole('button', { name: t('admin.dealer-saves'), exact: true }).click();
  const saves = page.getByRole('dialog');
  await expect(saves).toContainText('Elbe');
  await saves
    .getByRole('button', { name: /^Undo: Elbe/ })
    .last()
    .click();
  await expect(saves).toContainText(t('admin.dealer-undo-refused'));
  await staff.expectAccessible();
});

test('of two thousand dealers only the visible ones are rendered, and each can be found (B3, Y22)', async ({
  staff,
  page,
}) => {
  await staff.comeIn();
  await page.route('**/admin/dealer/list*', async (route) => {
    const [first] = (await (await route.fetch()).json()) as Record<string, unknown>[];
    const json = Array.from({ length: 2_012 }, (_, each) => ({
      ...first,
      id: `dealer-${each}`,
      name: `Dealer ${each}`,
      email: `a-rather-long-mailbox-name-of-dealer-${each}@agricultural-machines.example`,
    }));
    await route.fulfill({ json });
  });
  await staff.open('dealers');
  await expect(page.getByText(t('admin.dealers-count', { count: 2_012, all: 2_012 }))).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toHaveAccessibleName('Dealer 0');
  await expect.poll(() => cards.count()).toBeLessThan(40);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.getByRole('article', { name: 'Dealer 0', exact: true })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(40);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByLabel('Search').fill('dealer-1987');
  await expect(cards).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test('the dealer list shows why it could not be loaded (DR-04)', async ({ staff, page }) => {
  await staff.comeIn();
  const answers = [
    [{ status: 503, json: {} }, '503: Service Unavailable'],
    [{ status: 500, json: {} }, '500: Internal Server Error'],
    [{ status: 200, json: [] }, 'No dealers found yet. Please check again later.'],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route('**/admin/dealer/list*', (route) => route.fulfill(answer));
    await page.goto('/admin/dealers');
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute('**/admin/dealer/list*');
  }
  await page.route('**/admin/dealer/list*', (route) => route.abort());
  await page.goto('/admin/dealers');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch');
  await page.unroute('**/admin/dealer/list*');
  await page.getByRole('button', { name: 'Reload page', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
