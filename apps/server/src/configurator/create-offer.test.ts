import { createOffer } from '@silowright/contract/create-offer';
import { createRecommendation } from '@silowright/contract/create-recommendation';
import { selectOptions } from '@silowright/contract/select-options';
import { startConfiguration } from '@silowright/contract/start-configuration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { newId } from '../http/testing/test-client.ts';
import { engines } from '../store/testing/engines.ts';
import { recommended, withUnit } from './testing/worked-cases.ts';

const client = {
  clientEmail: 'anna@example.com',
  phoneNumber: '+49 4471 123456',
  firstName: 'Anna',
  lastName: 'Müller',
  companyName: 'Hof Müller',
};

describe.each(engines)('create-offer on $name', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    // The last minutes of 2026 in UTC are 2027 in Amsterdam.
    const nowMs = () => Date.UTC(2026, 11, 31, 23, 30);
    app = await startTestApp({ SALES_EMAIL: 'sales@example.com' }, { store: await engine.open(), nowMs });
  });
  afterAll(() => app.stop());
  const offers = (id: string) =>
    app.store.read((db) =>
      db.selectFrom('offers').selectAll().where('configuration_id', '=', id).orderBy('revision').execute(),
    );
  const recipients = async (id: string) => {
    const ids = (await offers(id)).map((offer) => offer.id);
    if (ids.length === 0) return [];
    const rows = await app.store.read((db) =>
      db.selectFrom('outbox').selectAll().where('offer_id', 'in', ids).execute(),
    );
    return rows
      .filter((row) => ['visitor', 'dealer', 'sales'].includes(row.recipient_role))
      .map((row) => `${row.recipient_role} ${row.recipient}`)
      .sort();
  };

  it('stores the frozen quotation and one mail per recipient, numbered by the company’s year (FN-05)', async () => {
    const browser = app.browser();
    const { id, item } = await withUnit(browser);
    await browser.put(selectOptions, { id, selected_options: { colour: [{ body_colour: '9001' }] } });
    const { status, body } = await browser.put(createOffer, { id, ...client });
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      quotation_number: expect.stringMatching(/^Q-2027-\d{6}$/),
      mail: 'queued',
    });
    const [offer] = await offers(id);
    expect(JSON.parse(offer!.frozen)).toMatchObject({
      kind: 'priced',
      locale: 'de_DE',
      addressee: { email: 'anna@example.com', companyName: 'Hof Müller' },
      unit: { uuid: item.uuid },
      unitPriceCents: 838_000,
      optionsCostCents: 55_036,
      amountOfUnits: 2,
      transport: { cents: 376_000 },
      totalCents: 2 * (838_000 + 55_036) + 376_000,
      priceList: { version: 1 },
    });
    expect(await recipients(id)).toEqual([
      'dealer sales@heidkamp.example',
      'sales sales@example.com',
      'visitor anna@example.com',
    ]);
  });

  it('uses the default selection when no options were sent (D6)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    await browser.put(createOffer, { id, ...client });
    const [offer] = await offers(id);
    expect(JSON.parse(offer!.frozen)).toMatchObject({ optionsCostCents: 0, unitPriceCents: 838_000 });
  });

  it('makes one offer of many equal calls at once, and a revision of changed content (D9)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.put(createOffer, { id, ...client })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.quotation_number}`)).size).toBe(1);
    expect(await offers(id)).toHaveLength(1);
    const number = answers[0]!.body.quotation_number;
    const changed = await Promise.all(
      ['Anne', 'Anja'].map((firstName) => browser.put(createOffer, { id, ...client, firstName })),
    );
    expect(changed.map(({ body }) => body.quotation_number).sort()).toEqual([`${number}-2`, `${number}-3`]);
  });

  it('refuses another address and leaves the offer as it is (threat 10)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    await browser.put(createOffer, { id, ...client });
    const before = await offers(id);
    const { status, error } = await browser.put(createOffer, {
      id,
      ...client,
      clientEmail: 'thief@example.com',
    });
    expect([status, error.code]).toEqual([409, 'offer-has-other-recipient']);
    expect(await offers(id)).toEqual(before);
  });

  it('ignores prices of the client (threat 1)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const cheap = { price: 1, unitPriceInCents: 1, totalCents: 1, amountOfUnits: 1 };
    await browser.put(createOffer, { id, ...client, ...cheap });
    expect(JSON.parse((await offers(id))[0]!.frozen).totalCents).toBe(2 * 838_000 + 376_000);
  });

  it('sends to the dealer of the link, once, also when the address is typed again', async () => {
    const browser = app.browser();
    const id = newId();
    await browser.put(startConfiguration, { id, dealerId: 'noordhof', localeStr: 'de_DE' });
    const { items } = await recommended(browser, undefined, id);
    const { selectPreconfiguredUnit } = await import('@silowright/contract/select-preconfigured-unit');
    await browser.put(selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: 'vvs4',
      preconfiguredUnitUuid: items[0]!.uuid,
    });
    await browser.put(createOffer, { id, ...client, dealerEmail: 'sales@noordhof.example' });
    expect(await recipients(id)).toEqual([
      'dealer sales@noordhof.example',
      'sales sales@example.com',
      'visitor anna@example.com',
    ]);
  });

  it('stores a request without a priced unit: basic flow and results (FN-05, PB-08, VO-07)', async () => {
    const basic = {
      localeStr: 'en_GB',
      segment: 'other_industries',
      productName: 'Wood pellets',
      substance: 'solid',
      atexApproved: 1,
      foodApproved: 0,
      volumePerUnit: 40,
      amountOfUnits: 3,
      recommendationShown: 'basic',
    };
    const browser = app.browser();
    const [first, second] = [newId(), newId()];
    await browser.put(createRecommendation, { ...basic, id: first });
    await browser.put(createRecommendation, { ...basic, id: second });
    const finalizedBasic = { id: first, clientEmail: 'b@example.com', callToAction: 'call_me_now' };
    expect((await browser.put(createOffer, finalizedBasic)).body.ok).toBe(true);
    const results = {
      id: second,
      diameter: 2800,
      height: 7920,
      atexApproved: true,
      foodApproved: false,
      phoneNumber: '',
      email: 'c@example.com',
      firstName: '',
      lastName: '',
      callToAction: 'book_a_meeting',
    };
    expect((await browser.put(createOffer, results)).body.ok).toBe(true);
    const [offer] = await offers(first);
    expect(JSON.parse(offer!.frozen)).toMatchObject({
      kind: 'request',
      data: { volumePerUnitM3: 40, amountOfUnits: 3, atexApproved: true, foodApproved: false },
    });
    expect(JSON.parse((await offers(second))[0]!.frozen)).toMatchObject({
      addressee: { email: 'c@example.com' },
      callToAction: 'book_a_meeting',
      data: { diameterMm: 2800, heightMm: 7920 },
    });
  });

  it.each([
    [{ clientEmail: 'a@example.com, b@example.com' }, 400],
    [{ clientEmail: 'Group: a@example.com;' }, 400],
    [{ firstName: 'A\r\nBcc: b@example.com' }, 400],
    [{ projectName: 'x'.repeat(151) }, 400],
    [{ phoneNumber: '123' }, 400],
    [{ dealerEmail: 'x' }, 400],
  ])('refuses %o (threats 18-20)', async (change, status) => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    expect((await browser.put(createOffer, { id, ...client, ...change })).status).toBe(status);
    expect(await offers(id)).toEqual([]);
  });

  it('needs a chosen unit', async () => {
    const browser = app.browser();
    const { id } = await recommended(browser);
    const { status, error } = await browser.put(createOffer, { id, ...client });
    expect([status, error.code]).toEqual([409, 'no-recommendation']);
  });
});
