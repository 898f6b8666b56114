import type { Dialog } from '@playwright/test';
import { goodLogo, hostileLogos, logoOfSize } from '../apps/server/src/deals/paper/testing/hostile-logos.ts';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { expect, test } from './desk.ts';
import { t } from './staff-texts.ts';

const png = (buffer: Buffer, name = 'logo.png') => ({ name, mimeType: 'image/png', buffer });

test('dealers: cards with fields, valid and invalid logos, and the visitor’s view; form, import, page, table and saves are accessible; a logo is padded to its frame (DR-01, DR-02, DR-03, DR-05, B4, B12, B13, Y3, PX-08)', async ({
  staff,
  page,
  request,
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

  const input = card.locator('input[type=file]');
  const shipped = (await card.getByRole('img').getAttribute('src')) ?? '?';
  await input.setInputFiles(png(await goodLogo()));
  await expect(card.getByRole('img')).not.toHaveAttribute('src', shipped);
  await expect(card.getByRole('img')).toHaveAttribute('src', /^\/media\/logo-[0-9a-f]{40}\.png$/);
  const url = await card.getByRole('img').getAttribute('src');

  // What a visitor's header shows.
  const started = await request.put('/api/dealer/start-configuration', {
    data: {
      id: makeSessionId(() => Math.floor(Math.random() * 256)),
      dealerId: 'noordhof',
      localeStr: 'en_GB',
    },
  });
  expect(await started.json()).toMatchObject({ url });

  // An invalid file is reported before anything is sent; the existing logo stays (B12).
  let sent = 0;
  const count = () => {
    sent += 1;
  };
  page.on('request', (request) => request.url().includes('/admin/dealer/logo/') && count());
  // One for each message, and those that only a browser can refuse; more are in logo-rules.test.ts.
  const files = [
    'a JPEG',
    'the signature and then HTML',
    'half a PNG',
    'a PNG of 256 million pixels',
    'a PNG of no size',
    'one byte too many',
    'nothing at all',
  ];
  const hostile = (await hostileLogos()).filter(({ name }) => files.includes(name));
  expect(hostile).toHaveLength(files.length);
  for (const { name, bytes, status } of hostile) {
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

  const opener = page.getByRole('button', { name: 'New dealer', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('x');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
  await staff.expectAccessible();
  // Escape asks every time, and staying keeps the input (B13). The focus then goes back to the opener (Y3).
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
  await expect(dialog.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue('x');
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const header = 'id,name,industry,country,city,email,phone,hub_spot_id,crm_url,latitude,longitude,segments';
  const row = 'elbe,Elbe,agri,Atlantis,Hamburg,a@elbe.example,,78,,53.5,10,agricultural road_salt';
  await page.getByRole('link', { name: t('admin.dealers-import'), exact: true }).click();
  await page.locator(`input[aria-label="${t('admin.dealers-import')}"]`).setInputFiles({
    name: 'dealers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${header}\n${row}\n`),
  });
  await expect(page.getByText(t('admin.import-would', { created: 0, changed: 0 }))).toBeVisible();
  await staff.expectAccessible();

  const country = page.getByLabel(/^Country:/);
  await country.fill('DE');
  await country.press('Enter');
  await page.getByRole('button', { name: t('admin.import-save', { count: 1 }), exact: true }).click();
  await expect(page.getByText('Dealers saved: 1 new, 0 changed.')).toBeVisible();

  // A logo is cut and padded to its frame in the browser (B12).
  await staff.moveTo('dealers/elbe');
  await expect(page.getByRole('heading', { level: 1, name: 'Elbe', exact: true })).toBeVisible();
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
  await page.getByRole('button', { name: t('admin.dealer-switch-off'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('admin.dealer-switch-on'), exact: true })).toBeVisible();
  await staff.expectAccessible();

  await staff.moveTo('dealers?view=table&search=elbe');
  await expect(page.getByRole('row', { name: /Elbe/ })).toContainText('Switched off');
  await staff.expectAccessible();
  await page.getByRole('button', { name: t('admin.dealer-saves'), exact: true }).click();
  await dialog
    .getByRole('button', { name: /^Undo: Elbe/ })
    .last()
    .click();
  await expect(dialog).toContainText(t('admin.dealer-undo-refused'));
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
  await expect(page.getByText(t('admin.dealers-count', { count: 2_012, all: '2,012' }))).toBeVisible();
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
