import { goodLogo, hostileLogos, logoOfSize } from '../apps/server/src/admin/testing/hostile-logos.ts';
import { expect, t, test } from './back-office.ts';

const png = (buffer: Buffer, name = 'logo.png') => ({ name, mimeType: 'image/png', buffer });

test('dealers: a card each with its fields, its logo good and bad, and what a visitor sees (DR-01, DR-02, DR-03, DR-05)', async ({
  staff,
  page,
  another,
}) => {
  test.slow();
  await staff.logIn();
  await staff.open('dealers');
  await expect(page.getByRole('article')).toHaveCount(6);
  const card = page.getByRole('article', { name: 'Noordhof Stalinrichting' });
  for (const text of ['agriculture', 'NL', 'Zwolle', 'noordhof', '9000001', 'sales@noordhof.example']) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByRole('link', { name: /crm\.example\.com/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
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

  for (const { name, bytes, status } of await hostileLogos()) {
    if (bytes.length === 0) continue;
    await input.setInputFiles(png(bytes));
    const told =
      status === 413
        ? `File size too big, max. 1MB allowed (got ${(bytes.length / 1_048_576).toFixed(2)}MB)`
        : '400: Bad Request';
    await expect(card.getByRole('alert'), name).toContainText(told);
    await expect(input, name).toHaveValue('');
    await expect(card.getByRole('img'), name).toHaveAttribute('src', url ?? '?');
  }
  await input.setInputFiles(png(await logoOfSize(1_048_576)));
  await expect(card.getByRole('alert')).toHaveCount(0);

  await page.route('**/admin/dealer/logo/**', (route) => route.fulfill({ json: {} }));
  await input.setInputFiles(png(await goodLogo()));
  await expect(card.getByRole('alert')).toContainText('Error uploading image. Please try again.');
});

test('dealers are searched, created, changed, switched off and imported; each has a link and a QR code (DR-01, Y3)', async ({
  staff,
  page,
}) => {
  await staff.logIn();
  await staff.open('dealers');
  await page.getByRole('button', { name: 'New dealer' }).click();
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
  await dialog.getByRole('button', { name: t('admin.dealer-find-place') }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue(/^52\./);
  await expect(dialog.getByLabel('Country')).toHaveValue('DE');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await staff.expectAccessible();
  await dialog.getByLabel('E-mail').fill('sales@weserlager.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'New dealer' })).toBeFocused();

  await page.getByLabel('Search').fill('weser');
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article', { name: 'Weserlager' });
  await card.getByRole('button', { name: 'Link and QR code' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(/\/dealer\/en\/weserlager$/);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel(t('admin.dealer-active')).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Switched off')).toBeVisible();

  const header = 'id,name,industry,country,city,email,phone,hub_spot_id,crm_url,latitude,longitude,segments';
  const rows = (country: string) =>
    `${header}\nelbe,Elbe,agri,${country},Hamburg,a@elbe.example,,78,,53.5,10,agricultural road_salt\n`;
  const file = (text: string) => ({ name: 'dealers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const upload = page.locator(`input[aria-label="${t('admin.dealers-import')}"]`);
  await upload.setInputFiles(file(rows('Germany')));
  await expect(page.getByRole('dialog').getByText('Row 2, country: missing or not right.')).toBeVisible();
  await page.keyboard.press('Escape');
  await upload.setInputFiles(file(rows('DE')));
  await expect(page.getByRole('dialog').getByText('Dealers saved: 1 new, 0 changed.')).toBeVisible();
});

test('the dealer list tells why it is not there (DR-04)', async ({ staff, page }) => {
  await staff.logIn();
  const answers = [
    [{ status: 503, json: {} }, '503: Service Unavailable'],
    [{ status: 500, json: {} }, '500: Internal Server Error'],
    [{ status: 200, json: [] }, 'No dealers found yet. Please check again later.'],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route('**/admin/dealer/list', (route) => route.fulfill(answer));
    await page.goto('/admin/dealers');
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute('**/admin/dealer/list');
  }
  await page.route('**/admin/dealer/list', (route) => route.abort());
  await page.goto('/admin/dealers');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch');
  await page.unroute('**/admin/dealer/list');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
