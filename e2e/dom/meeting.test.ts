import { freshAddress } from '../basic-walk.ts';
import { expect, test } from './visit.ts';

test('an unknown link shows an error (D11)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open(`/meeting/${'x'.repeat(22)}`);
  await expect(page.getByText(visitor.t('meeting.unknown'))).toBeVisible();
});

test('two visitors want one time: one gets it, the other chooses again (D23)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit('en', 'phone');
  const { t } = visitor;
  const slots = page.locator('input[name="meeting-slot"]');
  await visitor.open('/meeting');
  await page.locator('input[name="meeting-day"]').nth(2).check();
  const slot = (await slots.nth(4).getAttribute('value')) ?? '';
  await slots.nth(4).check();
  await page.locator('#meeting-email').fill(freshAddress());
  await page.locator('#meeting-lastName').fill('Holm');
  const faster = {
    localeStr: 'en_GB',
    startsAt: slot,
    timeZone: 'Europe/Amsterdam',
    clientEmail: freshAddress(),
    lastName: 'Vos',
  };
  expect((await request.put('/api/meetings', { data: faster })).ok()).toBe(true);
  await visitor.button('meeting.book').click();
  await expect(page.getByRole('alert').filter({ hasText: t('error.slot-taken') })).toBeVisible();
  await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0);
  await expect(page.locator('#meeting-lastName')).toHaveValue('Holm');
  await slots.last().check();
  await visitor.button('meeting.book').click();
  await expect(page.getByRole('heading', { name: t('meeting.booked-title'), exact: true })).toBeVisible();
});
