import { BasicWalk, freshAddress, mailTo } from '../basic-walk.ts';
import { bodyOf } from '../visitor.ts';
import { expect, testWithMails as test } from './visit.ts';

test('a custom quote: contact without indicator, Back to location, request stored with the product, and its recipient (RM-02, FN-04, SI-04, V20)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open();
  await visitor.toRecommendation({ market: 'agricultural', group: 'animal_feed', volume: 400 });
  await visitor.button('recommendation.custom-quote').click();
  await visitor.expectStep('contact');
  await expect(page.getByRole('navigation', { name: t('indicator.label'), exact: true })).toBeHidden();
  await visitor.button('action.back').click();
  await visitor.expectStep('location');
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').click();
  await page.reload();
  await visitor.expectStep('contact');
  const dealer = 'Noordhof Stalinrichting';
  await expect(page.getByText(t('contact.privacy-dealer', { dealer }))).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('indicator.label'), exact: true })).toBeHidden();
  const email = freshAddress();
  await walk.giveContact({ email });
  await page.route('**/create-offer', (route) => route.abort());
  await visitor.button('contact.submit').click();
  await expect(visitor.heading('finalized.failed-title')).toBeVisible();
  await page.unroute('**/create-offer');
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('finalized.try-again').click();
  expect(bodyOf(await sent)).toMatchObject({ clientEmail: email, callToAction: 'call_me_now' });
  await visitor.expectStep('finalized-basic');
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  await page.reload();
  await expect(visitor.heading('finalized-basic.title')).toBeVisible();
  await page.goBack();
  await visitor.expectStep('contact');
  await expect(page.getByRole('navigation', { name: t('indicator.label'), exact: true })).toBeHidden();
  const mail = await mailTo(request, email, 'offer');
  expect(mail).toContain(t('product-group.mixed_feed'));
  expect(mail).toContain('400 m³');
  expect(mail).not.toContain('€');
});
