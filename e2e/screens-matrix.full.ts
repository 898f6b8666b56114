import { languages } from '../packages/domain/src/locale.ts';
import { expectCleanAtBothWidths } from './axe-walk.ts';
import { BasicWalk, freshAddress, mailTo } from './basic-walk.ts';
import { configuredUnit } from './configured-unit.ts';
import { sentQuotation } from './sent-quotation.ts';
import { expect, test } from './visit.ts';

/** Thirty axe checks on a busy machine. */
const timeoutMs = 600_000;

/** A listed solid with approval questions. */
const wheat = { en: 'wheat', nl: 'tarwe', de: 'weizen', da: 'hvede' } as const;

/** Every screen after the first half, in every language and at both widths; the quick tests use one language. */
for (const language of languages) {
  test(`basic flow, custom quote and lead, ${language}`, async ({ page, visit }) => {
    test.setTimeout(timeoutMs);
    const visitor = await visit(language);
    const walk = new BasicWalk(visitor);
    const look = (place: string) => expectCleanAtBothWidths(visitor, place);
    await visitor.open('/food');
    await walk.nameField.waitFor();
    await visitor.button('step.volume').click();
    await look('product without a name');
    await walk.nameField.fill(wheat[language]);
    await walk.options.first().waitFor();
    await look('product suggestions');
    await walk.typeProduct('Quinoa', 'liquid');
    await page.locator('#product-basic-density').fill('x');
    await visitor.button('step.volume').click();
    await look('product with an error');
    await walk.pickProduct(wheat[language]);
    await page
      .getByRole('button', {
        name: visitor.t('configure.about', { name: visitor.t('product-basic.atex') }),
        exact: true,
      })
      .click();
    await look('about ATEX');
    await page.goBack();
    await expect(visitor.dialog).toBeHidden();
    await walk.choose('atex', '1');
    await walk.choose('food', '0');
    await walk.toVolume();
    await walk.giveVolume(30, 2);
    await visitor.expectStep('location');
    await page.locator('.leaflet-container').waitFor();
    await look('location without placement');
    await visitor.button('step.contact').click();
    await visitor.expectStep('contact');
    await visitor.button('contact.submit').click();
    await look('contact with an error');
    await walk.giveContact({ email: freshAddress() });
    await visitor.button('contact.submit').click();
    await page.getByTestId('quotation-number').waitFor();
    await look('finalized-basic');
    await page.goBack();
    await walk.giveContact({ email: freshAddress() });
    await visitor.button('contact.submit').click();
    await visitor.heading('finalized-basic.other-title').waitFor();
    await look('finalized-basic for another address');

    await visitor.open('/agriculture');
    await visitor.chooseProduct('animal_feed');
    await visitor.giveVolume(400);
    await visitor.givePlace('Zwolle');
    await visitor.askRecommendation();
    await visitor.button('recommendation.custom-quote').click();
    await visitor.expectStep('contact');
    await look('contact for a custom quote');
  });

  test(`older flow, ${language}`, async ({ page, visit }) => {
    test.setTimeout(timeoutMs);
    const visitor = await visit(language);
    const walk = new BasicWalk(visitor);
    const look = (place: string) => expectCleanAtBothWidths(visitor, place);
    await visitor.open('/other?CLASSIC_FLOW');
    await walk.typeProduct('Sand');
    await walk.toVolume();
    await walk.giveVolume(40, 2, 'step.type');
    await visitor.button('step.location').click();
    await look('type with an error');
    await walk.choose('construction', 'silo_skirt');
    await visitor.button('step.location').click();
    await visitor.expectStep('location');
    await visitor.button('action.next').click();
    await page.getByLabel(visitor.t('classic.size')).waitFor();
    await look('recommendation');
    await visitor.button('step.contact').click();
    await look('contact with follow-up');
    await walk.giveContact({ email: freshAddress(), lastName: 'Doe', company: 'Acme' });
    await visitor.button('action.book-meeting').click();
    await page.locator('#meeting-email').waitFor();
    await look('meeting in a dialog');
    await page.goBack();
    await expect(visitor.dialog).toBeHidden();
    await look('results');
    await visitor.open('/other?CLASSIC_FLOW');
    await walk.typeProduct('Sand');
    await walk.toRecommendation('silo_skirt', 100, 3);
    await visitor.button('classic.plan-meeting').waitFor();
    await look('nothing fits');
  });

  test(`meeting in each of its states, ${language}`, async ({ page, visit, request }) => {
    test.setTimeout(timeoutMs);
    const visitor = await visit(language);
    const look = (place: string) => expectCleanAtBothWidths(visitor, place);
    const slots = page.locator('input[name="meeting-slot"]');
    await visitor.open('/meeting');
    await visitor.button('meeting.book').click();
    await look('meeting with errors');
    await page.locator('input[name="meeting-day"]').nth(languages.indexOf(language)).check({ force: true });
    await slots.nth(2).check({ force: true });
    const email = freshAddress();
    await page.locator('#meeting-email').fill(email);
    await page.locator('#meeting-lastName').fill('Holm');
    await visitor.button('meeting.book').click();
    await page.getByRole('heading', { name: visitor.t('meeting.booked-title'), exact: true }).waitFor();
    await look('booked');
    const link = /\/meeting\/[\w-]{22}\S*/.exec(await mailTo(request, email, 'meeting'))?.[0] ?? '';
    await page.goto(link.replaceAll('&amp;', '&'));
    await visitor.button('meeting.confirm').waitFor();
    await look('to confirm');
    await visitor.button('meeting.confirm').click();
    await visitor.button('meeting.move').waitFor();
    await look('manage');
    await visitor.button('meeting.move').click();
    await slots.first().waitFor({ state: 'attached' });
    await visitor.button('meeting.move-here').click();
    await look('moving with an error');
    await visitor.button('meeting.keep').click();
    await visitor.button('meeting.cancel').click();
    await look('asking before it is cancelled');
    await visitor.button('meeting.cancel-yes').click();
    await page.getByText(visitor.t('meeting.cancelled')).waitFor();
    await look('cancelled');
    await visitor.open(`/meeting/${'x'.repeat(22)}`);
    await page.getByText(visitor.t('meeting.unknown')).waitFor();
    await look('unknown');
    await visitor.open(`/open/${'x'.repeat(22)}`);
    await page.getByText(visitor.t('reopen.unknown')).waitFor();
    await look('a quotation that is not ours');
  });

  test(`signing in each of its states, ${language}`, async ({ page, visit, request }) => {
    test.setTimeout(timeoutMs);
    const visitor = await visit(language);
    const { t } = visitor;
    const frame = page.frameLocator('iframe');
    const look = (place: string) => expectCleanAtBothWidths(visitor, place);
    const { id, link } = await sentQuotation(request, language);
    await page.goto(link);
    await expect(frame.locator('canvas[data-drawn="true"]')).toHaveCount(4, { timeout: 60_000 });
    await look('open');
    await frame.getByRole('button', { name: t('signing.sign'), exact: true }).click();
    await look('with complaints');
    await frame.getByRole('button', { name: t('signing.decline'), exact: true }).click();
    await frame.getByRole('button', { name: t('signing.decline'), exact: true }).click();
    await look('declining without a reason');
    for (const state of ['declined', 'expired', 'withdrawn', 'superseded', 'voided', 'signed'] as const) {
      // Other tests reach these states for real; this one only checks how they look.
      await page.route('**/api/signing/*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), state } });
      });
      await page.reload();
      await frame.getByRole('heading', { name: t(`signing.${state}-title`), exact: true }).waitFor();
      await look(state);
      await page.unroute('**/api/signing/*');
    }
    await page.goto(`/sign/${language}/${id}?other#${'x'.repeat(22)}`);
    await page.getByText(t('signing.link-hint')).waitFor();
    await look('a wrong link');
    for (const query of ['', '?mail=held']) {
      await page.goto(`/sign/${language}/complete${query}`);
      await visitor.heading('signing.complete-title').waitFor();
      await look(`complete${query}`);
    }
  });

  test(`budget step by step, ${language}`, async ({ page, visit }) => {
    test.setTimeout(timeoutMs);
    const visitor = await visit(language);
    const { t } = visitor;
    const look = (place: string) => expectCleanAtBothWidths(visitor, place);
    const next = visitor.button('budget.next');
    await visitor.open('/budget/questions');
    await visitor.heading('budget.title').waitFor();
    await look('the first question');
    await page.locator('input[value="liquid"]').click();
    await page.getByRole('textbox', { name: t('budget.question.amount'), exact: true }).fill('1');
    await next.click();
    await look('a slider with an error');
    await page.getByRole('textbox', { name: t('budget.question.amount'), exact: true }).fill('60');
    await next.click();
    await page.locator('input[value="atmospheric"]').click();
    await look('a question in the middle');
    await page.evaluate(() => {
      const answers = { contents: 'liquid', amount: 60, pressure: 'atmospheric', type: 'flat', diameter: 3 };
      const rest = { amount_connectors: 1, temperature: 20, food_protection: 'yes', roof_access: 'no' };
      const state = { answers: { ...answers, ...rest }, active: 'roof_access' };
      sessionStorage.setItem('silowright-budget', JSON.stringify({ state, version: 1 }));
    });
    await page.reload();
    await look('the last question');
    await visitor.open('/budget/overview');
    await page.getByText(t('budget.looking-great')).waitFor();
    await look('overview');
    await visitor.button('budget.contact').click();
    await page.locator('#lead-company').waitFor();
    await look('asking for a price');
  });

  test(`configure, overview and finalized, ${language}`, async ({ visit }) => {
    test.setTimeout(timeoutMs);
    const unit = await configuredUnit(visit, 'fs', { language });
    const { visitor } = unit;
    const look = (place: string) => expectCleanAtBothWidths(visitor, place);
    await look('sizes with a passage');
    await unit.open('colour');
    await look('colours');
    await unit.open('access');
    await look('options with pictures');
    await visitor.button('configure.show-price-overview').click();
    await look('price overview');
    await visitor.openOverview();
    await visitor.button('overview.submit').click();
    await look('overview with errors');
    await visitor.giveContact({ email: freshAddress() });
    await visitor.sendQuotation();
    await look('finalized');
  });
}
