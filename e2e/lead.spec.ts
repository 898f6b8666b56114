import { expectCleanAtBothWidths } from './axe-walk.ts';
import { expect, test } from './visit.ts';
import { bodyOf } from './visitor.ts';

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
  await expectCleanAtBothWidths(visitor, 'the lead form');
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
  await expectCleanAtBothWidths(visitor, 'the thanks');
  await visitor.dialog
    .getByRole('button', { name: t('action.close'), exact: true })
    .last()
    .click();
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.button('market.food_and_feed_together')).toBeFocused();
});
