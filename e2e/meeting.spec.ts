import { expectClean, expectCleanAtBothWidths } from './axe-walk.ts';
import { freshAddress, mailTo } from './basic-walk.ts';
import { expectVisibleFocusZoomed } from './visible-focus.ts';
import { expect, test } from './visit.ts';

test.use({ timezoneId: 'America/New_York' });

test('reserved, confirmed, moved and cancelled by the link of the mail (D11, D23, S3, Y1)', async ({
  page,
  visit,
  request,
}) => {
  test.slow();
  const visitor = await visit('de');
  const { t } = visitor;
  const slots = page.locator('input[name="meeting-slot"]');
  await visitor.open('/meeting');
  await expect(visitor.heading('meeting.title')).toBeVisible();
  await expect(page).toHaveTitle(/^Termin vereinbaren/);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText(t('meeting.time-zone', { zone: 'America/New York' }))).toBeVisible();
  await page.locator('input[name="meeting-day"]').last().check({ force: true });
  // Nine in the morning in Amsterdam is the middle of the night in New York; which hour depends on summer time.
  const at = new Date((await slots.first().getAttribute('value')) ?? '');
  const timeIn = (timeZone: string) => at.toLocaleTimeString('de-DE', { timeZone, timeStyle: 'short' });
  expect(timeIn('Europe/Amsterdam')).toBe('09:00');
  await expect(page.getByRole('radio', { name: timeIn('America/New_York'), exact: true })).toBeAttached();

  await visitor.button('meeting.book').click();
  await expect(page.getByText(t('meeting.choose-time'))).toBeVisible();
  await expect(slots.first()).toBeFocused();
  await expectCleanAtBothWidths(visitor, 'meeting');
  await expectVisibleFocusZoomed(page, 'meeting', 25);
  const chosen = (await slots.first().getAttribute('value')) ?? '';
  await slots.first().check({ force: true });
  const email = freshAddress();
  await page.locator('#meeting-email').fill(email);
  await page.locator('#meeting-lastName').fill('Holm');
  await visitor.button('meeting.book').click();
  await expect(page.getByRole('heading', { name: t('meeting.booked-title'), exact: true })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectCleanAtBothWidths(visitor, 'a reserved meeting');

  const invitation = await mailTo(request, email, 'meeting');
  const link = /\/meeting\/[\w-]{22}\?language=de/.exec(invitation)?.[0] ?? '';
  await page.goto(link);
  await expect(visitor.heading('meeting.manage-title')).toBeVisible();
  await expect(visitor.button('meeting.move')).toBeHidden();
  await expectCleanAtBothWidths(visitor, 'a meeting to confirm');
  await visitor.button('meeting.confirm').click();
  await expect(page.getByText(t('meeting.confirmed'))).toBeVisible();
  // The parts are those of a meeting to confirm.
  await expectClean(visitor, 'a confirmed meeting');
  await visitor.button('meeting.move').click();
  await page.locator('input[name="meeting-day"]').nth(1).check({ force: true });
  await expect(page.locator(`input[value="${chosen}"]`)).toHaveCount(0);
  await slots.last().check({ force: true });
  await expectCleanAtBothWidths(visitor, 'moving a meeting');
  await visitor.button('meeting.move-here').click();
  await expect(page.getByText(t('meeting.moved'))).toBeVisible();

  await visitor.button('meeting.cancel').click();
  await visitor.button('meeting.keep').click();
  await visitor.button('meeting.cancel').click();
  await visitor.button('meeting.cancel-yes').click();
  await expect(page.getByText(t('meeting.cancelled'))).toBeVisible();
  await expectClean(visitor, 'a cancelled meeting');
  await page.reload();
  await expect(page.getByText(t('meeting.cancelled'))).toBeVisible();
  await expect(visitor.button('meeting.move')).toBeHidden();
});
