import { expectCleanAtBothWidths } from './axe-walk.ts';
import { freshAddress, mailTo } from './basic-walk.ts';
import { expect, test } from './visit.ts';
import { Visit } from './visitor.ts';

test.use({ timezoneId: 'America/New_York' });

/** Fills in the form as a visitor does. */
async function fillMeeting(visitor: Visit, email: string): Promise<void> {
  const { page } = visitor;
  await page.locator('#meeting-email').fill(email);
  await page.locator('#meeting-lastName').fill('Holm');
}

test('reserved, confirmed, moved and cancelled by the link of the mail (D11, D23, S3)', async ({
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
  const chosen = (await slots.first().getAttribute('value')) ?? '';
  await slots.first().check({ force: true });
  const email = freshAddress();
  await fillMeeting(visitor, email);
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
  await expectCleanAtBothWidths(visitor, 'a confirmed meeting');
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
  await expectCleanAtBothWidths(visitor, 'a cancelled meeting');
  await page.reload();
  await expect(page.getByText(t('meeting.cancelled'))).toBeVisible();
  await expect(visitor.button('meeting.move')).toBeHidden();
});

test('two visitors want one time: one gets it, the other chooses again (D23)', async ({
  page,
  visit,
  browser,
  server,
}) => {
  const first = await visit('en', 'phone');
  const second = new Visit(await (await browser.newContext({ baseURL: server.address })).newPage(), 'en');
  const both = [first, second];
  let slot = '';
  for (const visitor of both) {
    await visitor.open('/meeting');
    await visitor.page.locator('input[name="meeting-day"]').nth(2).check({ force: true });
    const field = visitor.page.locator('input[name="meeting-slot"]').nth(4);
    slot = slot || ((await field.getAttribute('value')) ?? '');
    await visitor.page.locator(`input[value="${slot}"]`).check({ force: true });
    await fillMeeting(visitor, freshAddress());
  }
  await Promise.all(both.map((visitor) => visitor.button('meeting.book').click()));
  const { t } = first;
  const booked = (visitor: Visit) =>
    visitor.page.getByRole('heading', { name: t('meeting.booked-title'), exact: true });
  const refused = (visitor: Visit) =>
    visitor.page.getByRole('alert').filter({ hasText: t('error.slot-taken') });
  for (const visitor of both) await expect(booked(visitor).or(refused(visitor))).toBeVisible();
  const winners = await Promise.all(both.map((visitor) => booked(visitor).isVisible()));
  expect(winners.filter(Boolean)).toHaveLength(1);
  const loser = winners[0] ? second : first;
  await expect(loser.page.locator(`input[value="${slot}"]`)).toHaveCount(0);
  await expect(loser.page.locator('#meeting-lastName')).toHaveValue('Holm');
  await loser.page.locator('input[name="meeting-slot"]').last().check({ force: true });
  await loser.button('meeting.book').click();
  await expect(booked(loser)).toBeVisible();
  await second.page.context().close();
  expect(page.isClosed()).toBe(false);
});
