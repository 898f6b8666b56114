import { t } from '../staff-texts.ts';
import { expect, test } from './staff.ts';

test('dealers are searched, created, changed, switched off and imported; each has a link and a QR code (DR-01, B4, B5, B16, B29, B30, Y25, PX-07, PX-08)', async ({
  staff,
  page,
}) => {
  await staff.open('dealers');
  await page.getByRole('button', { name: 'New dealer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Wrong fields say what they expect, until they are changed.
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const typed = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const country = dialog.getByRole('combobox', { name: 'Country', exact: true });
  // Required fields are marked in words, the others not.
  for (const name of ['Id', 'Name', 'City', 'E-mail', 'Latitude', 'Longitude'])
    await expect(dialog.locator('label').filter({ hasText: name }).first()).toContainText(
      t('admin.required'),
    );
  await expect(dialog.locator('label').filter({ hasText: 'HubSpot id' })).not.toContainText(
    t('admin.required'),
  );
  for (const [id, complaint] of [
    ['Weser Lager', 'admin.dealer-id-wrong'],
    ['heidkamp', 'admin.dealer-exists'],
  ] as const) {
    await typed('Id').fill(id);
    await save.click();
    await expect(dialog.getByText(t(complaint))).toBeVisible();
    await expect(country).toHaveAccessibleDescription(`⚠ ${t('admin.allowed-country')}`);
    await expect(typed('Name')).toHaveAccessibleDescription(
      `⚠ ${t('admin.allowed-words', { greatest: 120 })}`,
    );
    await expect(typed('Latitude')).toHaveAccessibleDescription(
      `⚠ ${t('admin.allowed-latitude', { example: '52.37' })}`,
    );
  }
  await typed('Id').fill('w');
  await expect(dialog.getByText(t('admin.dealer-exists'))).toBeHidden();
  const fields = {
    Id: 'weserlager',
    Name: 'Weserlager',
    City: 'Cloppenburg',
    'E-mail': 'x',
    Phone: '05471 / 100 77',
  };
  for (const [name, value] of Object.entries(fields)) await typed(name).fill(value);
  // The address has coordinates without being asked; they can be changed.
  await expect(typed('Latitude')).toHaveValue(/^52\./);
  await expect(country).toHaveValue('DE');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(typed('E-mail')).toBeFocused();
  await expect(typed('E-mail')).toHaveAccessibleDescription(`⚠ ${t('admin.allowed-email')}`);
  await typed('E-mail').fill('sales@weserlager.example');
  // Save without a segment shows an error (B5).
  const segment = dialog.getByRole('checkbox', { name: t('price-list.agricultural'), exact: true });
  await segment.uncheck();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(t('admin.dealer-no-segment'))).toBeVisible();
  await expect(segment).toBeFocused();
  await segment.check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Search').fill('weser nobody');
  await expect(page.getByText(t('admin.dealers-not-found', { search: 'weser nobody' }))).toBeVisible();
  await page.getByLabel('Search').fill('germany 495471 weser');
  await expect(page).toHaveURL(/\?search=germany\+495471\+weser$/);
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
  await page
    .locator(`input[aria-label="${t('admin.dealers-import')}"]`)
    .setInputFiles(file(rows('Atlantis')));
  await expect(page.getByText(t('admin.import-would', { created: 0, changed: 0 }))).toBeVisible();
  const cell = page.getByLabel(/^Country:/);
  await expect(page.getByText(t('admin.allowed-country'))).toBeVisible();
  await cell.fill('DE');
  await cell.press('Enter');
  await expect(page.getByText(t('admin.import-would', { created: 1, changed: 0 }))).toBeVisible();
  await page.getByRole('button', { name: t('admin.import-save', { count: 1 }), exact: true }).click();
  await expect(page.getByText('Dealers saved: 1 new, 0 changed.')).toBeVisible();
  const imported = page.url();
  await page.goto('/admin/dealers/elbe');
  await expect(page.getByRole('heading', { level: 1, name: 'Elbe', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: t('admin.dealer-history'), exact: true })).toContainText(
    t('admin.dealer-change-created'),
  );
  // As a table, with the dealer switched off.
  await page.getByRole('button', { name: t('admin.dealer-switch-off'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('admin.dealer-switch-on'), exact: true })).toBeVisible();
  await page.goto('/admin/dealers?view=table&search=elbe');
  await expect(page.getByRole('row', { name: /Elbe/ })).toContainText('Switched off');
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
});

test('rows with problems stay after an import of the others, and can be mended or left out (PX-08)', async ({
  staff,
  page,
}) => {
  const row = (id: string, country: string) =>
    `${id},${id},agri,${country},Ulm,a@${id}.example,,78,,48.4,10,agricultural`;
  const text = [
    'id,name,industry,country,city,email,phone,hub_spot_id,crm_url,latitude,longitude,segments',
    ...[row('iller', 'DE'), row('iller', 'DE'), row('donau', 'Atlantis'), row('lech', 'Atlantis')],
  ].join('\n');
  await staff.open('dealer-import');
  await page
    .locator(`input[aria-label="${t('admin.dealers-import')}"]`)
    .setInputFiles({ name: 'dealers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const save = (count: number) =>
    page.getByRole('button', { name: t('admin.import-save', { count }), exact: true });
  await expect(page.getByText('Nothing has changed yet')).toHaveCount(1);
  await save(1).click();
  const saved = page.getByRole('status').filter({ hasText: 'Dealers saved: 1 new, 0 changed.' });
  await expect(saved).toBeFocused();
  await expect(page.getByText('Nothing has changed yet')).toHaveCount(0);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });
  const wrong = (number: number) => rows.filter({ hasText: t('admin.import-row', { row: number }) });
  await expect(page.getByText(t('admin.import-row', { row: 2 }), { exact: true })).toHaveCount(0);
  for (const number of [3, 4, 5]) await expect(wrong(number)).toContainText(t('admin.import-wrong'));
  await expect(
    page.getByRole('button', { name: t('admin.import-download-wrong'), exact: true }),
  ).toBeVisible();
  for (const left of [3, 5])
    await page.getByRole('button', { name: t('admin.import-leave-of', { row: left }), exact: true }).click();
  await page.getByLabel(/^Country:/).fill('DE');
  await page.getByLabel(/^Country:/).press('Enter');
  await save(1).click();
  await expect(saved).toBeVisible();
  await expect(save(0)).toHaveCount(0);
});

test('a dealer that a colleague saved meanwhile: their changes are taken over, and what both changed is asked (B13, PX-07)', async ({
  staff,
  page,
  kim,
}) => {
  const own = { Name: 'Winterwerk Kommunal GmbH', City: 'Kassel-Ost' };
  const dealers = await kim.get<Record<string, unknown>[]>('dealer/list');
  const { image_url: _, ...dealer } = dealers.find(({ id }) => id === 'winterwerk')!;
  await staff.open('dealers');
  await page
    .getByRole('article')
    .filter({ hasText: 'Winterwerk' })
    .getByRole('button', { name: /^Edit/ })
    .click();
  const dialog = page.getByRole('dialog');
  const typed = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  for (const [name, value] of Object.entries(own)) await typed(name).fill(value);
  await kim.put('dealer', { dealers: [{ ...dealer, name: 'Winterwerk AG', industry: 'road salt' }] });
  const save = dialog.getByRole('button', { name: t('admin.save'), exact: true });
  await save.click();
  await expect(dialog.getByText(t('admin.dealer-conflict-both'))).toBeVisible();
  await expect(typed('Industry')).toHaveValue('road salt');
  await expect(typed('Name')).toHaveValue(own.Name);
  await dialog.getByRole('button', { name: t('admin.dealer-conflict-theirs'), exact: true }).click();
  await expect(typed('Name')).toHaveValue('Winterwerk AG');
  await expect(typed('City')).toHaveValue(own.City);
  await save.click();
  await expect(dialog).toBeHidden();
  const after = await kim.get<{ id: string; name: string; city: string }[]>('dealer/list');
  expect(after.find(({ id }) => id === 'winterwerk')).toMatchObject({
    name: 'Winterwerk AG',
    city: own.City,
    industry: 'road salt',
  });
});

test('the dealer list shows why it could not be loaded (DR-04)', async ({ staff, page }) => {
  const answers = [
    [{ status: 503, json: {} }, '503: Service Unavailable'],
    [{ status: 500, json: {} }, '500: Internal Server Error'],
    [{ status: 200, json: [] }, 'No dealers found yet. Please check again later.'],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route('**/admin/dealer/list*', (route) => route.fulfill(answer));
    await staff.open('dealers');
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
