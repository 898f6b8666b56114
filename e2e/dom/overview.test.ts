import type { Page } from '@playwright/test';
import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { onTestFinished, vi } from 'vitest';
import { formatPhone } from '../../apps/server/src/platform/format-phone.ts';
import { type ConfiguredUnit, configuredUnit } from '../configured-unit.ts';
import { bodyOf } from '../visitor.ts';
import { settled } from './dom-locator.ts';
import { expect, test } from './visit.ts';

const contact = {
  phone: '+49 251 5550 100',
  firstName: 'Anna',
  lastName: 'Weßling',
  company: 'Hof Weßling GmbH',
};

/** There is no dealer nearby. */
const lyon = {
  locationPlacename: 'Lyon, France',
  locationLattitude: 45.76,
  locationLongitude: 4.84,
  locationCountry: 'France',
};

let addresses = 0;
/** Each test uses its own address, so that the mail limits do not interfere. */
const freshAddress = () => `anna.${process.pid}.${Date.now()}.${addresses++}@example.com`;

async function toOverview(unit: ConfiguredUnit): Promise<void> {
  await unit.visitor.button('step.overview').click();
  await unit.visitor.expectStep('overview');
}

async function fillForm(page: Page, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ email, ...contact }))
    await page.locator(`[name="${name}"]`).fill(text);
}

test('the overview looks like the quotation, has five fields, and continues when they are valid (OV-01, OV-02, OV-03, OV-04, OV-06, OV-07, FN-07, ST-09, ST-11, ST-12)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { request: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  const { t } = visitor;
  await unit.choose('colour.body_colour', '6011');
  await unit.expectServerPrice();
  const { answer } = unit.answers.at(-1)!;
  await toOverview(unit);

  const sheet = page.getByRole('region', { name: t('overview.document'), exact: true });
  await expect(page.getByRole('region', { name: t('configure.preview'), exact: true })).toBeHidden();
  const each = answer.selected_unit.price_in_cents + answer.selected_option_to_price.options_cost;
  const total = 2 * each + (answer.transportation_cost ?? Number.NaN);
  for (const text of [
    '2 × Classic silo',
    'RAL 6011 reseda green',
    unit.shown(each),
    unit.shown(answer.transportation_cost ?? Number.NaN),
    unit.shown(total),
    'Münster, Germany',
  ])
    await expect(sheet).toContainText(text);
  // A ladder by others is a line of its own, not something included.
  await expect(sheet).toContainText(/Ladder\s*Ladder by others\s*–/);

  // Germany has a dealer for agriculture.
  await expect(page.getByText(t('overview.dealer-explanation'))).toBeVisible();
  await expect(page.getByText(/^Heidkamp Agrartechnik, \w+/)).toBeVisible();
  await expect(page.locator('[name="dealerEmail"]')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Email quotation', exact: true })).toBeVisible();
  await visitor.button('overview.submit').click();
  await visitor.expectStep('overview');
  await expect(page.getByText('This field is required')).toHaveCount(5);
  await expect(page.locator('[name="email"]')).toBeFocused();

  await page.locator('[name="email"]').fill('anna@');
  await expect(page.getByText('Email address is invalid')).toBeVisible();
  for (const [phone, message] of [
    ['ring me', 'Phone number should follow international standards'],
    ['+49251555', 'Phone number is too short'],
    ['+49251555010012', 'Phone number is too long'],
  ] as const) {
    await page.locator('[name="phone"]').fill(phone);
    await expect(page.getByText(message)).toBeVisible();
  }
  // The right form for the country of the place stands beside the error (ST-11).
  await expect(page.getByText('For example +49 30 555 0100')).toBeVisible();
  for (const phone of ['+492515550', '+4925155501001', '0251 5550100', '251/5550100']) {
    await page.locator('[name="phone"]').fill(phone);
    await expect(page.getByText(/Phone number (should|is too)/)).toHaveCount(0);
  }

  const email = freshAddress();
  await fillForm(page, email);
  // The sheet is addressed while the visitor types.
  await expect(sheet).toContainText('Anna Weßling, Hof Weßling GmbH');
  await page.locator('[name="phone"]').fill('0251 5550100');
  await page.getByText(t('overview.more')).click();
  await page.locator('[name="project"]').fill('Stall 4');
  await visitor.button('overview.submit').click();
  await visitor.expectStep('finalized');
  expect((await unit.state()).values).toMatchObject({
    emailAddress: email,
    // A national number is stored with the code of the place's country.
    phoneNumber: '+492515550100',
    firstName: 'Anna',
    lastName: 'Weßling',
    company_name: 'Hof Weßling GmbH',
    project_name: 'Stall 4',
    dealerOffer: true,
  });
});

test('the buyer can be given behind one line; a wrong number is named and keeps the quotation back (QU-03)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  await toOverview(unit);
  await expect(page.locator('[name="street"]')).toHaveCount(0);
  await page.getByText(visitor.t('overview.buyer'), { exact: true }).click();
  // The place of installation gives the country.
  await expect(page.locator('[name="country"]')).toHaveValue('DE');
  await page.locator('[name="street"]').fill('Dorfstraße 1');
  await page.locator('[name="vatNumber"]').fill('DE12');
  await fillForm(page, freshAddress());
  await visitor.button('overview.submit').click();
  await visitor.expectStep('overview');
  await expect(page.locator('[name="vatNumber"]')).toBeFocused();
  await expect(page.getByText(/does not look like a VAT number/)).toBeVisible();

  await page.locator('[name="vatNumber"]').fill('DE123456789');
  await expect(page.getByText(/does not look like a VAT number/)).toHaveCount(0);
  const sent = page.waitForRequest('**/create-offer');
  await visitor.button('overview.submit').click();
  await visitor.expectStep('finalized');
  expect(bodyOf(await sent)).toMatchObject({
    buyer: { street: 'Dorfstraße 1', country: 'DE', vatNumber: 'DE123456789' },
  });
});

test('without a dealer in the region there is no dealer text; a dealer of the link may get a copy (OV-01, OV-03)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { request: lyon });
  const summary = unit.page.waitForResponse('**/offer-summary/**');
  await toOverview(unit);
  expect(await (await summary).json()).toEqual({ dealer_offer: false });
  await expect(unit.page.getByText(unit.visitor.t('overview.dealer-explanation'))).toBeHidden();

  await unit.page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}');
    stored.state.values.dealer_id = 'example-dealer';
    sessionStorage.setItem('silowright-session', JSON.stringify(stored));
  });
  await unit.page.goto('/dealer/en/example-dealer#overview');
  const dealerEmail = unit.page.locator('[name="dealerEmail"]');
  await expect(dealerEmail).toBeVisible();
  await dealerEmail.fill('not an address');
  await fillForm(unit.page, freshAddress());
  await unit.visitor.button('overview.submit').click();
  await unit.visitor.expectStep('overview');
  await expect(dealerEmail).toBeFocused();
});

test('changes after sending become a revision; another configuration gets its own number; browser Forward sends nothing (FN-01, FN-02, V11)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { request: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  const shownNumber = page.getByTestId('quotation-number');
  const email = freshAddress();
  await toOverview(unit);
  await fillForm(page, email);
  await visitor.button('overview.submit').click();
  await expect(shownNumber).toHaveText(/^Q-\d{4}-\d{6}$/);
  const number = (await shownNumber.textContent()) ?? '';
  const { id, uuid } = (await unit.state()).values;

  // Back, another choice, Forward: the button was not pressed, so nothing is sent and the sent offer is shown.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-offer')) sent.push(request.url());
  });
  await page.goBack();
  await visitor.expectStep('overview');
  await page.goBack();
  await visitor.expectStep('configure');
  await unit.choose('access.ladder', 'by_provider');
  await page.goForward();
  await visitor.expectStep('overview');
  await page.goForward();
  await expect(page.getByText(visitor.t('finalized.changed'))).toBeVisible();
  await expect(shownNumber).toHaveText(number);
  expect(sent).toEqual([]);
  await visitor.button('finalized.send-changes').click();
  await visitor.expectStep('overview');

  // The same size, but more units and another place.
  await page.goto('/?language=en#volume');
  await visitor.giveVolume(30, 9);
  await visitor.placeField.fill('');
  await visitor.givePlace('Utrecht');
  await visitor.askRecommendation();
  await visitor.dialog.locator('li[data-type="vvs4"]').getByRole('button').first().click();
  await unit.total.waitFor();
  expect((await unit.state()).values).toMatchObject({ id, uuid, amountOfUnits: 9 });
  await toOverview(unit);
  await visitor.button('overview.submit').click();
  await expect(shownNumber).toHaveText(`${number}-2`);

  await page.getByRole('banner').getByRole('link', { name: 'Silowright', exact: true }).click();
  await visitor.chooseMarket('agricultural');
  await visitor.expectStep('product-group');
  const next = await unit.state();
  expect(next.values.id).not.toBe(id);
  expect(next.values).not.toHaveProperty('uuid');
  expect(next).not.toHaveProperty('sentOffer');
});

test('without a dealer the timeline promises 48 hours on working days and two working days (FN-03, FN-09)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { request: lyon });
  const { page, visitor } = unit;
  await toOverview(unit);
  await fillForm(page, freshAddress());
  await visitor.button('overview.submit').click();
  const steps = page.getByRole('list').filter({ hasText: '48 hours on working days' });
  await expect(steps).toContainText('two working days after the call');
  await expect(visitor.button('action.back')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign PDF', exact: true })).toHaveCount(0);
});

for (const [who, dealer, hours] of [
  ['a dealer we know', exampleDealers[0]!.id, '72 hours'],
  ['nobody we know', 'nobody-knows-me', '48 hours on working days'],
] as const)
  test(`the link of ${who} promises ${hours} (FN-09, ST-12, ST-13, threat 46)`, async ({ visit }) => {
    const unit = await configuredUnit(visit, 'vvs4', { request: lyon });
    const { page, visitor } = unit;
    await page.goto(`/dealer/en/${dealer}#overview`);
    await fillForm(page, freshAddress());
    await visitor.button('overview.submit').click();
    const call = page.getByRole('listitem').filter({ hasText: hours });
    await expect(call).toBeVisible();
    // Header, overview and finalized name the dealer with town and phone.
    if (hours === '72 hours') {
      const { name, city, phone } = exampleDealers[0]!;
      await expect(call).toContainText(`${name}, ${city}`);
      const grouped = formatPhone(phone).replaceAll('\u00a0', ' ');
      await expect(page.getByRole('banner').getByRole('link', { name: grouped, exact: true })).toBeVisible();
    }
  });

test('new prices are shown line by line and confirmed before anything is sent (FN-02)', async ({ visit }) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  await unit.choose('access.ladder', 'by_provider');
  await toOverview(unit);
  await fillForm(page, freshAddress());
  await page.route('**/create-offer', (route) =>
    bodyOf(route.request()).confirmNewPrices === true
      ? route.continue()
      : route.fulfill({
          status: 409,
          json: {
            code: 'prices-changed',
            message: '',
            errors: [
              { path: 'unit', code: 'price-changed', message: '', was: 838_000, now: 862_000 },
              {
                path: 'access.ladder.by_provider',
                code: 'price-changed',
                message: '',
                was: 181_520,
                now: 180_000,
              },
              { path: 'total', code: 'price-changed', message: '', was: 1_238_520, now: 1_261_000 },
            ],
          },
        }),
  );
  await visitor.button('overview.submit').click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveText([
    /Was.*Now/,
    /€8,380\.00€8,620\.00\+ €240\.00$/,
    /Ladder.*€1,815\.20€1,800\.00− €15\.20$/,
    /Estimated total.*\+ €224\.80$/,
  ]);
  await visitor.button('finalized.confirm-prices').click();
  await expect(page.getByTestId('quotation-number')).toBeVisible();
});

test('the second click or touch of a double one on Next does not send the quotation (OV-01, FN-01)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  const send = visitor.button('overview.submit');
  const press = (detail: number, pointerType: string) =>
    send.evaluate(
      (button, [count, type]) => {
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: type }));
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));
      },
      [detail, pointerType] as const,
    );
  await toOverview(unit);
  await fillForm(page, freshAddress());
  await page.goBack();
  await visitor.expectStep('configure');

  // However slow the machine is, the button has just appeared.
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  await toOverview(unit);
  await press(2, 'mouse');
  await press(1, 'touch');
  await settled();
  expect(await visitor.onStep('overview')).toBe(true);
  clock.mockReturnValue(now + 1000);
  await press(1, 'touch');
  await visitor.expectStep('finalized');
});
