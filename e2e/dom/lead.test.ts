import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

test('a failed lead keeps the input, also after Back and a reload, and does not open the market (MK-10, V1)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open();
  await visitor.chooseMarket('other_industries');
  for (const [name, value] of Object.entries({
    clientEmail: 'jo@example.com',
    company: 'Acme',
    lastName: 'Doe',
    volume: '12',
  }))
    await page.locator(`#lead-${name}`).fill(value);
  await page.route('**/api/lead', (route) => route.abort());
  await visitor.button('lead.submit').click();
  await expect(visitor.dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(page.locator('#lead-company')).toHaveValue('Acme');
  await page.goBack();
  await expect(visitor.dialog).toBeHidden();
  await page.reload();
  await visitor.button('market.other_industries').waitFor();
  await page.evaluate(() => {
    window.location.hash = 'product-basic';
  });
  await visitor.expectStep('market');
  await visitor.chooseMarket('other_industries');
  await expect(page.locator('#lead-company')).toHaveValue('Acme');
  await page.unroute('**/api/lead');
  await visitor.button('lead.submit').click();
  await expect(
    visitor.dialog.getByRole('heading', { name: t('lead.thanks-title'), exact: true }),
  ).toBeVisible();
});

test('a work-in-progress market opens the lead form; after sending it shows thanks (MK-05, MK-07, MK-08, MK-09, LG-09, Y3, Y12)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('da', 'phone');
  const { t } = visitor;
  await visitor.open();
  await visitor.chooseMarket('food_and_feed_together');
  await expect(
    visitor.dialog.getByRole('heading', { name: t('lead.title-work-in-progress'), exact: true }),
  ).toBeVisible();
  await expect(visitor.dialog.getByText(t('lead.subtitle-work-in-progress'))).toBeVisible();
  for (const section of ['lead.section-contact', 'lead.section-product'])
    await expect(visitor.dialog.getByRole('group', { name: t(section), exact: true })).toBeVisible();
  await visitor.expectStep('market');

  await visitor.button('lead.submit').click();
  await expect(page.locator('#lead-clientEmail')).toBeFocused();
  await expect(visitor.dialog.getByText(t('validation.required'))).toHaveCount(4);
  // Announced once, with the field names; the errors are read with their fields.
  const names = ['email', 'company', 'last-name', 'volume'].map((name) => t(`lead.${name}`)).join(', ');
  await expect(visitor.dialog.getByRole('status')).toHaveText(
    t('validation.summary', { count: 4, fields: names }),
  );
  await expect(visitor.dialog.locator('[id$="-error"][aria-live]')).toHaveCount(0);

  const fields = {
    clientEmail: 'mette@example.com',
    company: 'Mejeriet',
    firstName: 'Mette',
    lastName: 'Holm',
    phoneNumber: '+45 32 55 01 00',
    volume: '60',
    product: 'Mel',
    location: 'Viborg',
    comments: 'Helst inden høst.',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#lead-${name}`).fill(value);
  await page.locator('#lead-clientEmail').fill('mette@');
  await page.locator('#lead-volume').fill('6x');
  await visitor.button('lead.submit').click();
  await expect(visitor.dialog.getByText(t('validation.email'))).toBeVisible();
  await expect(visitor.dialog.getByText(t('validation.digits'))).toBeVisible();
  await page.locator('#lead-clientEmail').fill(fields.clientEmail);
  await page.locator('#lead-volume').fill(fields.volume);

  const sent = page.waitForRequest('**/api/lead');
  await visitor.button('lead.submit').click();
  expect(bodyOf(await sent)).toEqual({
    ...fields,
    volume: 60,
    segment: 'food_and_feed',
    localeStr: 'da_DK',
    id: (await visitor.values()).id,
  });
  await expect(visitor.dialog.getByText(t('lead.thanks-body', { email: fields.clientEmail }))).toBeVisible();
  await expect(
    visitor.dialog.getByRole('heading', { name: t('lead.thanks-title'), exact: true }),
  ).toBeFocused();
  await visitor.dialog
    .getByRole('button', { name: t('action.close'), exact: true })
    .last()
    .click();
  await expect(visitor.dialog).toBeHidden();
});
