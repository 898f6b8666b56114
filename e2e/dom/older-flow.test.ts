import { offersIn } from '../../apps/server/src/configurator/testing/offers.ts';
import { BasicWalk, freshAddress } from '../basic-walk.ts';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

test('a liquid on a phone to results with a call: tanks only, dashes, no meeting; a call needs a number (TY-01, RM-07, BB-01, RS-01, RS-03, V32)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('da', 'phone');
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Glycerin blanding', 'liquid');
  await page.locator('#product-basic-temperature').fill('35');
  await walk.toVolume();
  await walk.giveVolume(30, 1, 'type');
  await expect(page.locator('input[name="construction"]')).toHaveCount(2);
  await walk.choose('construction', 'tank_convex_bottom');
  await visitor.button('step.location').click();
  await visitor.expectStep('location');
  await visitor.givePlace('Viborg');
  await visitor.button('action.next').click();
  await expect(visitor.heading('classic.title')).toBeVisible();
  await visitor.button('step.contact').click();
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('action.call-me').click();
  await visitor.expectStep('contact');
  await expect(page.locator('#contact-phone')).toBeFocused();
  await expect(page.getByText(t('validation.required'))).toBeVisible();
  await walk.giveContact({ phone: '+45 32 55 01 00' });
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('action.call-me').click();
  expect(bodyOf(await sent)).toMatchObject({ callToAction: 'call_me_now', phoneNumber: '+45 32 55 01 00' });
  await visitor.expectStep('results');
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.button('results.open-meeting')).toBeHidden();
  const summary = page.getByRole('region', { name: t('results.summary'), exact: true });
  for (const text of ['Viborg', '35 °C', t('construction.tank_convex_bottom'), t('location.outside')])
    await expect(summary).toContainText(text);
});

test('a failing recommendation shows its text and can be retried; a failed request too (RM-07, RS-04, V23)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Sand');
  await page.route('**/create-recommendation', (route) => route.abort());
  await walk.toRecommendation('silo_skirt', 20);
  await expect(page.getByRole('alert')).toContainText(t('error.network'));
  await page.unroute('**/create-recommendation');
  await visitor.button('action.try-again').click();
  await visitor.button('step.contact').click();
  await walk.giveContact({ email: freshAddress(), phone: '+45 32 55 01 00' });
  await page.route('**/create-offer', (route) => route.abort());
  await visitor.button('action.call-me').click();
  await expect(page.getByRole('alert')).toContainText(t('finalized.failed'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('finalized.failed-title'));
  await expect(visitor.button('finalized.check-details')).toBeVisible();
  await page.unroute('**/create-offer');
  const sent = page.waitForResponse('**/create-offer');
  await visitor.button('finalized.try-again').click();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a request of the older flow made without a network is kept and sent once (IN-06)', async ({
  page,
  visit,
  server,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Sand');
  await walk.toRecommendation('silo_skirt', 20);
  await visitor.button('step.contact').click();
  const email = freshAddress();
  await walk.giveContact({ email, phone: '+45 32 55 01 00' });
  await page.context().setOffline(true);
  await visitor.button('action.call-me').click();
  await expect(page.getByText(t('offline.kept'))).toBeVisible();
  await expect(visitor.heading('offline.title')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t('offline.kept'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('80');
  const sent = (await offersIn(server.store)).filter(({ client_email }) => client_email === email);
  expect(sent).toHaveLength(1);
});

test('nothing fits: the message, a way back, and a meeting, in a tab that was in the basic flow before (RM-08, V26)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const walk = new BasicWalk(visitor);
  await visitor.open('/other');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(100, 2);
  await visitor.expectStep('location');
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Sand');
  await walk.toRecommendation('silo_skirt', 100, 3);
  await expect(
    page.getByText(
      'We were unable to find a suitable recommendation based on your selected options and physical limitations. Please go back or plan a meeting to discuss your needs.',
    ),
  ).toBeVisible();
  await expect(visitor.button('step.contact')).toBeHidden();
  await page.getByRole('button', { name: 'Plan a meeting', exact: true }).click();
  await expect(visitor.dialog.locator('input[name="meeting-slot"]').first()).toBeAttached();
  await page.goBack();
  await expect(visitor.dialog).toBeHidden();
  await visitor.button('recommendation.go-back').click();
  await visitor.expectStep('location');
});
