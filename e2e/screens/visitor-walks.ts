import type { APIRequestContext } from '@playwright/test';
import { BasicWalk, freshAddress } from '../basic-walk.ts';
import { configuredUnit } from '../configured-unit.ts';
import { sentQuotation } from '../sent-quotation.ts';
import type { Visit } from '../visitor.ts';

export interface WalkParts {
  readonly visitor: Visit;
  readonly request: APIRequestContext;
  /** Takes the picture of a screen under its name. */
  readonly look: (screen: string) => Promise<void>;
}

type Walk = (parts: WalkParts) => Promise<void>;

/** A solid with approval questions, as visitors type it. */
const wheat = { en: 'wheat', nl: 'tarwe', de: 'weizen', da: 'hvede' } as const;

const firstSteps: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  await visitor.open();
  await visitor.button('market.agricultural').waitFor();
  await look('market');
  await visitor.button('help.open').click();
  await look('market help');
  await page.goBack();
  await visitor.chooseMarket('other_industries');
  await page.locator('#lead-company').waitFor();
  await look('lead');
  await visitor.button('lead.submit').click();
  await look('lead errors');
  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  await visitor.button('market.agricultural').waitFor();
  await look('market eight');
  await visitor.open('/agriculture');
  await page.locator('input[value="animal_feed"]').waitFor();
  await look('product-group');
  await page.locator('input[value="animal_feed"]').check();
  await look('product-group chosen');
  await visitor.chooseProduct('animal_feed', 'mixed_feed');
  await page.locator('#volume-volume').waitFor();
  await look('volume');
  await page.locator('#volume-volume').fill('3');
  await visitor.button('step.location').click();
  await page.getByText(t('planner.open')).click();
  await look('volume planner and error');
  await visitor.giveVolume(30, 2);
  await page.locator('.leaflet-container').waitFor();
  await look('location');
  await visitor.placeField.fill('Zwolle');
  await page.getByRole('option').first().waitFor();
  await look('location suggestions');
  await visitor.placeField.press('Enter');
  await page.getByText(t('location.inside'), { exact: true }).click();
  await look('location inside');
  await page.locator('#location-height').fill('2');
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').waitFor();
  await look('nothing fits');
  await visitor.button('recommendation.change-placement-outside').click();
  await visitor.dialog.locator('li[data-type]').first().waitFor();
  await look('recommendation');
};

const configure: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  const wish = { amountOfUnits: 2 };
  const visit = async () => visitor;
  const unit = await configuredUnit(visit, 'vvs4', { language: visitor.language, wish });
  await look('configure');
  await unit.open('colour');
  await unit.head('colour').scrollIntoViewIfNeeded();
  await look('configure colour');
  await visitor.button('configure.show-price-overview').first().click();
  await look('configure price overview');
  await visitor.openOverview();
  await page.getByTestId('estimated-total').first().waitFor();
  await look('overview');
  await visitor.button('overview.submit').click();
  await look('overview errors');
  await visitor.giveContact({ email: freshAddress() });
  await look('overview filled');
  await page.route('**/api/configurator/create-offer', (route) => route.fulfill({ status: 503, body: '{}' }));
  await visitor.button('overview.submit').click();
  await visitor.button('finalized.try-again').waitFor();
  await look('finalized failed');
  await page.unroute('**/api/configurator/create-offer');
  await visitor.button('finalized.try-again').click();
  await page.getByTestId('quotation-number').waitFor();
  await look('finalized');
};

/** The other types of the same screens. */
const otherUnits: Walk = async ({ visitor, look }) => {
  const visit = async () => visitor;
  for (const type of ['fs', 'nb'] as const) {
    await configuredUnit(visit, type, { language: visitor.language });
    await look(`configure ${type}`);
    await visitor.openOverview();
    await look(`overview ${type}`);
  }
};

const dealer: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  for (const id of ['waalzout', 'maasland']) {
    await visitor.open(`/dealer/${visitor.language}/${id}`);
    await page.getByRole('main').getByRole('button').first().waitFor();
    await look(`dealer ${id} market`);
  }
  await visitor.toRecommendation({ market: 'road_salt_and_brine', group: 'road_salt', volume: 100 });
  await visitor.dialog.locator('li[data-type] button').first().click();
  await visitor.expectStep('configure');
  await page.getByTestId('estimated-total').waitFor();
  await look('dealer configure');
  await visitor.openOverview();
  await look('dealer overview');
  await visitor.giveContact({ email: freshAddress() });
  await visitor.sendQuotation();
  await look('dealer finalized');
};

const basic: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/food');
  await walk.nameField.waitFor();
  await look('basic product');
  await walk.nameField.fill(wheat[visitor.language as keyof typeof wheat]);
  await walk.options.first().waitFor();
  await look('basic product suggestions');
  await walk.pickProduct(wheat[visitor.language as keyof typeof wheat]);
  await look('basic product chosen');
  await walk.choose('atex', '1');
  await walk.choose('food', '0');
  await walk.toVolume();
  await look('basic volume');
  await walk.giveVolume(30, 2);
  await page.locator('.leaflet-container').waitFor();
  await visitor.button('step.contact').click();
  await visitor.heading('contact.title').waitFor();
  await look('basic contact');
  await visitor.button('contact.submit').click();
  await look('basic contact errors');
  await walk.giveContact({ email: freshAddress() });
  await visitor.button('contact.submit').click();
  await page.getByTestId('quotation-number').waitFor();
  await look('basic finalized');
};

const older: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  const walk = new BasicWalk(visitor);
  await visitor.open('/other?CLASSIC_FLOW');
  await walk.typeProduct('Sand');
  await walk.toVolume();
  await walk.giveVolume(40, 2, 'step.type');
  await visitor.heading('type.title-silo').waitFor();
  await look('older type');
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
};

const meeting: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  await visitor.open('/meeting');
  await page.locator('input[name="meeting-slot"]').first().waitFor({ state: 'attached' });
  await look('meeting');
  await visitor.button('meeting.book').click();
  await look('meeting errors');
  await page.locator('input[name="meeting-slot"]').first().check({ force: true });
  await page.locator('#meeting-email').fill(freshAddress());
  await page.locator('#meeting-lastName').fill('Holm');
  await visitor.button('meeting.book').click();
  await page.getByRole('heading', { name: visitor.t('meeting.booked-title'), exact: true }).waitFor();
  await look('meeting booked');
  await visitor.open(`/meeting/${'x'.repeat(22)}`);
  await page.getByText(visitor.t('meeting.unknown')).waitFor();
  await look('meeting unknown');
};

const signing: Walk = async ({ visitor, request, look }) => {
  const { page, t, language } = visitor;
  const frame = page.frameLocator('iframe');
  const { id, link } = await sentQuotation(request, language);
  await page.goto(link);
  await frame.locator('canvas[data-drawn="true"]').first().waitFor({ timeout: 60_000 });
  await look('sign');
  await frame.getByRole('button', { name: t('signing.sign'), exact: true }).click();
  await look('sign errors');
  await page.goto(`/sign/${language}/${id}?other#${'x'.repeat(22)}`);
  await page.getByText(t('signing.link-hint')).waitFor();
  await look('sign wrong link');
  for (const query of ['', '?mail=held']) {
    await page.goto(`/sign/${language}/complete${query}`);
    await visitor.heading('signing.complete-title').waitFor();
    await look(query ? 'complete mail held' : 'complete');
  }
};

const budget: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  await visitor.open('/budget/questions');
  await visitor.heading('budget.title').waitFor();
  await look('budget');
  await page.locator('input[value="liquid"]').click();
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
};

const errors: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  await visitor.open('/no/such/page');
  await look('not found');
  await visitor.open(`/open/${'x'.repeat(22)}`);
  await page.getByText(t('reopen.unknown')).waitFor();
  await look('reopen unknown');
  await visitor.open('/share#damaged');
  await page.getByText(t('share.open-failed')).waitFor();
  await look('share damaged');
  await page.route('**/static/js/product-group-screen*', (route) => route.fulfill({ status: 404, body: '' }));
  await visitor.open('/agriculture');
  await page.getByRole('alert').waitFor();
  await look('script missing');
  await page.unroute('**/static/js/product-group-screen*');
  await page.route('**/static/js/main-*', (route) => route.abort());
  await visitor.open();
  await page.locator('#load-error').waitFor();
  await look('no script');
};

export const visitorWalks: Readonly<Record<string, Walk>> = {
  'first-steps': firstSteps,
  configure,
  'other-units': otherUnits,
  dealer,
  basic,
  older,
  meeting,
  signing,
  budget,
  errors,
};
