import { languages } from '../../packages/domain/src/locale.ts';
import { BasicWalk, freshAddress, mailTo } from '../basic-walk.ts';
import { sentQuotation } from '../sent-quotation.ts';
import type { Visit } from '../visitor.ts';
import type { Walk } from './walk.ts';

/** A solid with approval questions, as visitors type it. */
const wheat = { en: 'wheat', nl: 'tarwe', de: 'weizen', da: 'hvede' } as const;

export const basic: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/food');
  await walk.nameField.waitFor();
  await look('basic product');
  await visitor.button('step.volume').click();
  await look('basic product without a name');
  await walk.nameField.fill(wheat[visitor.language as keyof typeof wheat]);
  await walk.options.first().waitFor();
  await look('basic product suggestions');
  await walk.pickProduct(wheat[visitor.language as keyof typeof wheat]);
  await look('basic product chosen');
  await page
    .getByRole('button', { name: t('configure.about', { name: t('product-basic.atex') }), exact: true })
    .click();
  await look('basic about atex');
  await page.goBack();
  await visitor.dialog.waitFor({ state: 'hidden' });
  await walk.choose('atex', '1');
  await walk.choose('food', '0');
  await walk.toVolume();
  await look('basic volume');
  await walk.giveVolume(30, 2);
  await page.locator('.leaflet-container').waitFor();
  await look('basic location');
  await visitor.button('step.contact').click();
  await visitor.heading('contact.title').waitFor();
  await look('basic contact');
  await visitor.button('contact.submit').click();
  await look('basic contact errors');
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('contact.submit').click();
  await page.getByTestId('quotation-number').waitFor();
  await look('basic finalized');
  await page.goBack();
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('contact.submit').click();
  await visitor.heading('finalized-basic.other-title').waitFor();
  await look('basic finalized other address');
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(400);
  await visitor.givePlace('Zwolle');
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').click();
  await visitor.heading('contact.title').waitFor();
  await look('basic contact for a custom quote');
};

export const older: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(40, 2, 'type');
  await visitor.heading('type.title-silo').waitFor();
  await look('older type');
  await visitor.button('step.location').click();
  await look('older type error');
  await walk.choose('construction', 'silo_skirt');
  await visitor.button('step.location').click();
  await visitor.button('action.next').click();
  await page.getByLabel(visitor.t('classic.size')).waitFor();
  await look('older recommendation');
  await visitor.button('step.contact').click();
  await visitor.heading('contact.title').waitFor();
  await look('older contact');
  await walk.giveContact({ email: freshAddress(), lastName: 'Doe', company: 'Acme' });
  await visitor.button('action.book-meeting').click();
  await page.locator('#meeting-email').waitFor();
  await look('older meeting');
  await page.goBack();
  await visitor.dialog.waitFor({ state: 'hidden' });
  await look('older results');
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Sand');
  await walk.toRecommendation('silo_skirt', 100, 3);
  await visitor.button('classic.plan-meeting').waitFor();
  await look('older nothing fits');
};

export const meeting: Walk = async ({ visitor, request, look }) => {
  const { page, t } = visitor;
  const slots = page.locator('input[name="meeting-slot"]');
  await visitor.open('/meeting');
  await slots.first().waitFor({ state: 'attached' });
  await look('meeting');
  await visitor.button('meeting.book').click();
  await look('meeting errors');
  // Walks in several languages share one calendar.
  const day = languages.indexOf(visitor.language as (typeof languages)[number]);
  await page.locator('input[name="meeting-day"]').nth(day).check({ force: true });
  await slots.nth(2).check({ force: true });
  const email = freshAddress();
  await page.locator('#meeting-email').fill(email);
  await page.locator('#meeting-lastName').fill('Holm');
  await look('meeting filled');
  await visitor.button('meeting.book').click();
  await page.getByRole('heading', { name: t('meeting.booked-title'), exact: true }).waitFor();
  await look('meeting booked');
  const link = /\/meeting\/[\w-]{22}\S*/.exec(await mailTo(request, email, 'meeting'))?.[0] ?? '';
  await page.goto(link.replaceAll('&amp;', '&'));
  await visitor.button('meeting.confirm').waitFor();
  await look('meeting to confirm');
  await visitor.button('meeting.confirm').click();
  await visitor.button('meeting.move').waitFor();
  await look('meeting manage');
  await visitor.button('meeting.move').click();
  await slots.first().waitFor({ state: 'attached' });
  await visitor.button('meeting.move-here').click();
  await look('meeting move error');
  await visitor.button('meeting.keep').click();
  await visitor.button('meeting.cancel').click();
  await look('meeting cancel question');
  await visitor.button('meeting.cancel-yes').click();
  await page.getByText(t('meeting.cancelled')).waitFor();
  await look('meeting cancelled');
  await visitor.open(`/meeting/${'x'.repeat(22)}`);
  await page.getByText(t('meeting.unknown')).waitFor();
  await look('meeting unknown');
};

export const signing: Walk = async ({ visitor, request, look }) => {
  const { page, t, language } = visitor;
  const frame = page.frameLocator('iframe');
  const { id, link } = await sentQuotation(request, language);
  await page.goto(link);
  await frame.locator('canvas[data-drawn="true"]').first().waitFor({ timeout: 60_000 });
  await look('sign');
  await frame.getByRole('button', { name: t('signing.sign'), exact: true }).click();
  await look('sign errors');
  await frame.getByRole('button', { name: t('signing.decline'), exact: true }).click();
  await frame.getByRole('button', { name: t('signing.decline'), exact: true }).click();
  await look('sign declining without a reason');
  for (const state of [
    'declined',
    'expired',
    'withdrawn',
    'superseded',
    'voided',
    'too-dense',
    'signed',
  ] as const) {
    // Tests of signing reach these states for real; here they are only shown.
    await page.route('**/api/signing/*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), state } });
    });
    await page.reload();
    await frame.getByRole('heading', { name: t(`signing.${state}-title`), exact: true }).waitFor();
    await look(`sign ${state}`);
    await page.unroute('**/api/signing/*');
  }
  await page.reload();
  await signIn(visitor);
  await look('complete');
  await page.goto(`/sign/${language}/${id}?other#${'x'.repeat(22)}`);
  await page.getByText(t('signing.link-hint')).waitFor();
  await look('sign wrong link');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/sign/${language}/complete?mail=held`);
  await visitor.heading('signing.complete-title').waitFor();
  await look('complete mail held');
};

/** Types a signature and signs. */
async function signIn(visitor: Visit): Promise<void> {
  const { page, t } = visitor;
  const frame = page.frameLocator('iframe');
  await frame.getByLabel(t('signing.name')).fill('Jo Holm');
  await frame.getByLabel(t('signing.typed-label')).fill('Jo Holm');
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: t('signing.sign'), exact: true }).click();
  await visitor.heading('signing.complete-title').waitFor();
}

export const budget: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  await visitor.open('/budget/questions');
  await visitor.heading('budget.title').waitFor();
  await look('budget');
  await page.locator('input[value="liquid"]').click();
  await page.getByRole('textbox', { name: t('budget.question.amount'), exact: true }).fill('1');
  await visitor.button('budget.next').click();
  await look('budget error');
  await page.getByRole('textbox', { name: t('budget.question.amount'), exact: true }).fill('50');
  await look('budget second');
  await visitor.button('budget.next').click();
  await page.locator('input[value="atmospheric"]').click();
  await page.locator('input[value="flat"]').click();
  await look('budget fifth');
  await page.evaluate(() => {
    const answers = { contents: 'liquid', amount: 60, pressure: 'atmospheric', type: 'flat', diameter: 3 };
    const rest = { amount_connectors: 1, temperature: 20, food_protection: 'yes', roof_access: 'no' };
    const state = { answers: { ...answers, ...rest }, active: 'roof_access' };
    sessionStorage.setItem('silowright-budget', JSON.stringify({ state, version: 1 }));
  });
  await page.reload();
  await visitor.heading('budget.title').waitFor();
  await look('budget last');
  await visitor.open('/budget/overview');
  await page.getByText(t('budget.looking-great')).waitFor();
  await look('budget overview');
  await visitor.button('budget.contact').click();
  await page.locator('#lead-company').waitFor();
  await look('budget contact');
};
