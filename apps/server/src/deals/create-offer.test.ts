import {
  changeLocale,
  createRecommendation,
  selectOptions,
  startConfiguration,
} from '@silowright/contract/configurator';
import { copyConfiguration, createOffer, downloadQuotation } from '@silowright/contract/deals';
import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf, sendOffer } from '../configurator/testing/offers.ts';
import { mixedFeed, withUnit } from '../configurator/testing/worked-cases.ts';

import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { onlyPosition } from './paper/positions.ts';
import { frozenOffer, type OfferRequest, type UnitQuotation } from './paper/quotation.ts';

const dayMs = 24 * 3_600_000;

const basicValues = {
  localeStr: 'nl_NL',
  segment: 'food_and_feed',
  productName: 'Bloem',
  substance: 'solid',
  density: 550,
  atexApproved: 1,
  foodApproved: 0,
  volumePerUnit: 40,
  amountOfUnits: 2,
  recommendationShown: 'basic',
} as const;

describe('create-offer', () => {
  let app: TestApp;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-15T10:00:00Z');
    app = await startTestApp({}, { nowMs: () => now });
  });
  afterEach(() => app.stop());

  const frozen = async <Kind = UnitQuotation>(at = 0): Promise<Kind> => {
    const offer = frozenOffer((await offersIn(app.store))[at]!);
    return (offer.kind === 'priced' ? onlyPosition(offer) : offer) as Kind;
  };
  const recipients = async () =>
    (await queueOf(app.store))
      .map(({ recipient, recipient_role }) => `${recipient_role} ${recipient}`)
      .sort();

  it('returns number and mail state, and freezes the result of select-options (FN-01, CF-13)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const { body: overview } = await browser.put(selectOptions, {
      id,
      selected_options: { colour: [{ body_colour: '9001' }], access: [{ ladder: 'by_provider' }] },
    });
    const { status, body } = await browser.put(createOffer, { id, ...client });
    expect([status, body]).toEqual([200, { ok: true, quotation_number: 'Q-2026-000001', mail: 'queued' }]);
    const quotation = await frozen();
    expect(quotation.optionsCostCents).toBe(overview.selected_option_to_price.options_cost);
    expect(quotation.unitPriceCents).toBe(overview.selected_unit.price_in_cents);
    expect(quotation.transport?.cents).toBe(overview.transportation_cost);
    expect(quotation.totalCents).toBe(
      2 * (quotation.unitPriceCents + quotation.optionsCostCents) + (overview.transportation_cost ?? 0),
    );
    expect(quotation.addressee).toEqual({
      email: 'anna@farm.example',
      firstName: 'Anna',
      lastName: 'Müller',
      companyName: 'Hof Müller',
      phoneNumber: '+49447155512',
    });
    expect(quotation.reasons.map(({ kind }) => kind)).toContain('fill-level');
    expect(quotation.values).not.toHaveProperty('user_ip');
  });

  it('gives one offer and one mail each for the same content (FN-02)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.put(createOffer, { id, ...client })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    now += dayMs;
    await browser.put(createOffer, { id, ...client });
    expect(await offersIn(app.store)).toHaveLength(1);
    expect(await recipients()).toEqual([
      'dealer sales@heidkamp.example',
      'sales sales@silowright.example',
      'visitor anna@farm.example',
    ]);
  });

  it('creates a revision for changed content, under the same number (FN-02, V22)', async () => {
    const browser = app.browser();
    const { id } = await sendOffer(browser);
    await browser.put(selectOptions, { id, selected_options: { colour: [{ body_colour: '7016' }] } });
    const { body } = await browser.put(createOffer, { id, ...client });
    expect(body.quotation_number).toBe('Q-2026-000001-2');
    await browser.put(changeLocale, { id, localeStr: 'da_DK' });
    const danish = await browser.put(createOffer, { id, ...client });
    expect(danish.body.quotation_number).toBe('Q-2026-000001-3');
    const replaced = await Promise.all([0, 1, 2].map(async (at) => (await frozen(at)).replaces));
    expect(replaced).toEqual([undefined, 'Q-2026-000001', 'Q-2026-000001-2']);
    expect((await frozen(2)).values.locationPlacename).toBe('Cloppenburg, Tyskland');
    const { answer } = await sendOffer(browser);
    expect(answer.body.quotation_number).toBe('Q-2026-000002');
    const hashes = (await offersIn(app.store)).flatMap((offer) => [
      offer.sign_token_hash,
      offer.reopen_token_hash,
    ]);
    expect(new Set(hashes).size).toBe(8);
  });

  it('creates a new revision with its own mails when the visitor returns to an earlier choice (FN-02)', async () => {
    const browser = app.browser();
    const { id } = await sendOffer(browser);
    const choose = (colour: string) =>
      browser.put(selectOptions, { id, selected_options: { colour: [{ body_colour: colour }] } });
    await choose('7016');
    await browser.put(createOffer, { id, ...client });
    await choose('9001');
    await browser.put(createOffer, { id, ...client });
    const mailsBefore = (await queueOf(app.store)).length;
    await choose('7016');
    const numbers = (
      await Promise.all(Array.from({ length: 5 }, () => browser.put(createOffer, { id, ...client })))
    ).map(({ body }) => body.quotation_number);
    expect(new Set(numbers)).toEqual(new Set(['Q-2026-000001-4']));
    expect(await queueOf(app.store)).toHaveLength(mailsBefore + 3);
  });

  it.each([
    ['open', 0, 'Q-2026-000001'],
    ['open', 30 * dayMs, 'Q-2026-000001'],
    ['open', 30 * dayMs + 1, 'Q-2026-000001-2'],
    ['declined', 0, 'Q-2026-000001-2'],
    ['withdrawn', 0, 'Q-2026-000001-2'],
    ['signed', 31 * dayMs, 'Q-2026-000001'],
  ] as const)('the same content after it was %s for %d ms is %s (FN-02)', async (state, later, number) => {
    const browser = app.browser();
    const { id } = await sendOffer(browser);
    await app.store.write((db) => db.updateTable('offers').set({ state }).execute());
    now += later;
    const again = await browser.put(createOffer, { id, ...client });
    expect([again.status, again.body.quotation_number]).toEqual([200, number]);
    // A declined or withdrawn quotation is over by itself; nothing replaces it.
    const isReplaced = state === 'open' && number !== 'Q-2026-000001';
    const newest = (await offersIn(app.store)).length - 1;
    expect((await frozen(newest)).replaces).toBe(isReplaced ? 'Q-2026-000001' : undefined);
  });

  it('a changed quotation does not replace a signed one (FN-02, SG-03)', async () => {
    const browser = app.browser();
    const { id } = await sendOffer(browser);
    await app.store.write((db) => db.updateTable('offers').set({ state: 'signed' }).execute());
    await browser.put(selectOptions, { id, selected_options: { colour: [{ body_colour: '7016' }] } });
    const { body } = await browser.put(createOffer, { id, ...client });
    expect(body.quotation_number).toBe('Q-2026-000001-2');
    expect((await frozen(1)).replaces).toBeUndefined();
  });

  it('rejects another address for a sent offer; a copy has its own number (threat 10)', async () => {
    const browser = app.browser();
    const { id } = await sendOffer(browser);
    const other = { ...client, clientEmail: 'someone@else.example' };
    const refused = await browser.put(createOffer, { id, ...other });
    expect([refused.status, refused.error.code]).toEqual([409, 'offer-has-other-recipient']);
    expect(await offersIn(app.store)).toHaveLength(1);
    const sameButCapitals = await browser.put(createOffer, {
      id,
      ...client,
      clientEmail: 'Anna@Farm.example',
    });
    expect(sameButCapitals.status).toBe(200);

    const copyId = newId();
    expect((await browser.put(copyConfiguration, { id, copyId })).status).toBe(200);
    expect((await browser.put(copyConfiguration, { id, copyId })).status).toBe(200);
    const copy = await browser.put(createOffer, { id: copyId, ...other });
    expect(copy.body.quotation_number).toBe('Q-2026-000002');
    const stranger = await app.browser().put(copyConfiguration, { id, copyId: newId() });
    expect([stranger.status, stranger.error.code]).toEqual([404, 'unknown-configuration']);
  });

  it.each([
    ['kees@dealer.example', 'eve@dealer.example', 409],
    [undefined, 'eve@dealer.example', 409],
    ['kees@dealer.example', 'Kees@Dealer.example', 200],
    ['kees@dealer.example', undefined, 200],
  ])('a typed dealer %s, then %s: %d (threat 10)', async (first, then, status) => {
    const browser = app.browser();
    const { id } = await sendOffer(browser, { dealerEmail: first });
    const again = await browser.put(createOffer, { id, ...client, dealerEmail: then });
    expect(again.status).toBe(status);
    expect((await recipients()).join()).not.toContain('eve@');
  });

  it('rejects a browser that does not own the configuration (threat 9)', async () => {
    const { id } = await withUnit(app.browser());
    const { status, error } = await app.browser().put(createOffer, { id, ...client });
    expect([status, error.code]).toEqual([404, 'unknown-configuration']);
    expect(await queueOf(app.store)).toEqual([]);
  });

  it('uses the year in the company’s time zone', async () => {
    now = Date.parse('2026-12-31T23:30:00Z');
    const { answer } = await sendOffer(app.browser());
    expect(answer.body.quotation_number).toBe('Q-2027-000001');
  });

  it('sends the offer to the dealer of the link, and to a typed address marked unverified (DL-03)', async () => {
    const browser = app.browser();
    const id = newId();
    await browser.put(startConfiguration, { id, dealerId: 'noordhof', localeStr: 'nl_NL' });
    await withUnit(browser, mixedFeed, id);
    await browser.put(createOffer, { id, ...client, dealerEmail: 'kees@unknown.example' });
    expect(await recipients()).toEqual([
      'dealer sales@noordhof.example',
      'sales sales@silowright.example',
      'unverified-dealer kees@unknown.example',
      'visitor anna@farm.example',
    ]);
    expect((await frozen()).dealer).toMatchObject({ id: 'noordhof', by: 'link' });
  });

  it('treats a typed address of a registered dealer as the dealer’s', async () => {
    await sendOffer(app.browser(), { dealerEmail: 'Sales@Waalzout.example' });
    expect(await recipients()).toContain('dealer Sales@Waalzout.example');
  });

  it('limits an address to ten a day and three an hour, but not sales and dealers (threat 14)', async () => {
    const browser = app.browser();
    const mails: string[] = [];
    for (let hour = 0; hour < 4; hour++) {
      for (let count = 0; count < 4; count++) {
        const { answer } = await sendOffer(browser, { projectName: `${hour} ${count}` });
        mails.push(answer.body.mail);
      }
      now += 3_600_001;
    }
    const queued = mails.filter((mail) => mail === 'queued');
    expect(queued).toHaveLength(10);
    expect(mails.slice(0, 4)).toEqual(['queued', 'queued', 'queued', 'held']);
    const states = Map.groupBy(await queueOf(app.store), ({ recipient_role }) => recipient_role);
    expect(states.get('sales')?.every(({ state }) => state === 'waiting')).toBe(true);
    expect(states.get('dealer')?.every(({ state }) => state === 'waiting')).toBe(true);
    expect(states.get('visitor')?.filter(({ state }) => state === 'held')).toHaveLength(6);
  });

  it('reports a held mail again when the same content is sent again', async () => {
    const browser = app.browser();
    for (let count = 0; count < 3; count++) await sendOffer(browser, { projectName: `${count}` });
    const { id, answer } = await sendOffer(browser, { projectName: 'fourth' });
    expect(answer.body.mail).toBe('held');
    const again = await browser.put(createOffer, { id, ...client, projectName: 'fourth' });
    expect(again.body).toEqual(answer.body);
  });

  it.each([
    ['"a@x.example, b@y.example"', 'a@x.example, b@y.example'],
    ['a line break', 'a@x.example\r\nBcc: b@y.example'],
    ['300 characters', `${'a'.repeat(300)}@x.example`],
  ])('rejects %s as an address (threats 18, 19, 20)', async (_name, clientEmail) => {
    const { answer } = await sendOffer(app.browser(), { clientEmail });
    expect([answer.status, answer.error.code]).toEqual([400, 'bad-request']);
    expect(await queueOf(app.store)).toEqual([]);
  });

  it('accepts finalized-basic as a request without prices, with the given data and without a way of contact that nobody chose (FN-05, QU-08, V32, V42)', async () => {
    const browser = app.browser();
    const id = newId();
    await browser.put(createRecommendation, { ...basicValues, id });
    const { status, body } = await browser.put(createOffer, {
      id,
      clientEmail: 'jan@bakkerij.example',
      companyName: 'Bakkerij',
      callToAction: 'call_me_now',
    });
    expect([status, body.quotation_number]).toEqual([200, 'R-2026-000001']);
    const request = await frozen<OfferRequest>();
    expect(request.kind).toBe('request');
    expect(request.data).toMatchObject({
      productName: 'Bloem',
      densityKgM3: 550,
      atexApproved: true,
      foodApproved: false,
      volumePerUnitM3: 40,
    });
    // As its tile on the market screen.
    expect(request.data.market.label).toBe('Voeding en diervoeder');
    // Always sent by this step, but chosen by nobody.
    expect(request).not.toHaveProperty('callToAction');
    expect(JSON.stringify(request)).not.toContain('Cents');
    const download = await browser.call(downloadQuotation, { params: { id } });
    expect(download.status).toBe(404);
  });

  it('a custom quote names the closest product and its density (EN-01)', async () => {
    const browser = app.browser();
    const id = newId();
    const stored = { storedProductId: 'barley', storedDensity: 620 };
    await browser.put(createRecommendation, {
      ...mixedFeed,
      ...stored,
      characteristicGroupType: 'whole_grain',
      volumePerUnit: 9000,
      id,
    });
    await browser.put(createOffer, { id, clientEmail: 'jan@hof.example', callToAction: 'call_me_now' });
    const request = await frozen<OfferRequest>();
    expect(request.data).toMatchObject({ productName: 'Getreide (ganzes Korn), Gerste', densityKgM3: 620 });
  });

  it('accepts results under its own names, with company and project if they were typed (FN-05, V21)', async () => {
    const browser = app.browser();
    const id = newId();
    await browser.put(createRecommendation, { ...basicValues, id });
    const { status } = await browser.put(createOffer, {
      id,
      diameter: 2800,
      height: 7900,
      atexApproved: false,
      foodApproved: true,
      phoneNumber: '',
      email: 'jan@bakkerij.example',
      firstName: '',
      lastName: '',
      callToAction: 'book_a_meeting',
      companyName: 'Bakkerij Jansen',
      projectName: 'Meelsilo',
    });
    expect(status).toBe(200);
    const request = await frozen<OfferRequest>();
    expect(request.callToAction).toBe('book_a_meeting');
    expect(request.addressee).toMatchObject({ companyName: 'Bakkerij Jansen', projectName: 'Meelsilo' });
    expect(request.data).toMatchObject({
      diameterMm: 2800,
      heightMm: 7900,
      atexApproved: false,
      foodApproved: true,
    });
  });

  it('needs a recommendation, and for a quotation a selected unit', async () => {
    const browser = app.browser();
    const id = newId();
    const unknown = await browser.put(createOffer, { id, ...client });
    expect(unknown.status).toBe(404);
    await browser.put(createRecommendation, { ...mixedFeed, id });
    const early = await browser.put(createOffer, { id, ...client });
    expect([early.status, early.error.code]).toEqual([409, 'no-recommendation']);
  });

  it('makes no quotation of a stored choice that is not finished, and names its group (V28)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    // As a release before this check stored it.
    await app.store.write((db) =>
      db
        .updateTable('configurations')
        .set({ selection: JSON.stringify({ 'colour.body_colour': 'other' }) })
        .where('id', '=', id)
        .execute(),
    );
    const { status, error } = await browser.put(createOffer, { id, ...client });
    expect([status, error.code]).toEqual([400, 'unfinished-choice']);
    expect(error.errors).toMatchObject([{ path: 'colour.body_colour', code: 'no-custom-text' }]);
    expect(await offersIn(app.store)).toEqual([]);
  });

  it('rejects a unit whose raised outflow no longer fits under the roof (CF-03)', async () => {
    const browser = app.browser();
    const hall = (metres: number) => ({
      ...mixedFeed,
      placement: 'inside',
      spaceLimitationHeightInMeter: metres,
    });
    const { id } = await withUnit(browser, hall(9.5));
    const raised = { flow: [{ outflow_height: '2.00' }] };
    expect((await browser.put(selectOptions, { id, selected_options: raised })).status).toBe(200);
    await browser.put(createRecommendation, { ...hall(8.3), id });
    const { status, error } = await browser.put(createOffer, { id, ...client });
    expect([status, error.code]).toEqual([409, 'unit-unavailable']);
    expect(error.errors).toMatchObject([{ path: 'flow.outflow_height', code: 'too-tall' }]);
    expect(await offersIn(app.store)).toEqual([]);
  });

  it('counts the highest part in the height that remains free (EN-05)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser, {
      ...mixedFeed,
      placement: 'inside',
      spaceLimitationHeightInMeter: 9,
    });
    const selected_options = { vent: [{ vent_type: 'air_control' }] };
    expect((await browser.put(selectOptions, { id, selected_options })).status).toBe(200);
    expect((await browser.put(createOffer, { id, ...client })).status).toBe(200);
    const { reasons, unit } = await frozen();
    expect(unit.totalHeightMm).toBe(7920);
    expect(reasons).toContainEqual({ kind: 'headroom', spareMm: 9000 - 8444 });
  });

  describe('when prices were published since', () => {
    const raisePrices = async () => {
      await app.store.write(async (db) => {
        const list = await db
          .selectFrom('price_lists')
          .selectAll()
          .where('segment', '=', 'agricultural')
          .where('kind', '=', 'base')
          .executeTakeFirstOrThrow();
        const content = JSON.parse(list.content) as BasePriceList;
        const dearer = {
          id: { ...content.id, version: 2 },
          prices: content.prices.map((row) => ({ ...row, priceInCents: row.priceInCents + 10_000 })),
        };
        await db
          .insertInto('price_lists')
          .values({
            ...list,
            version: 2,
            revision: null,
            content: JSON.stringify(dearer),
            content_hash: 'dearer',
            published_at: now,
          })
          .execute();
      });
      await app.catalogues.refresh();
    };

    it('the pinned list is valid for 30 days and is named with its date (D4)', async () => {
      const browser = app.browser();
      const { id } = await withUnit(browser);
      await raisePrices();
      now += 30 * dayMs;
      const { status } = await browser.put(createOffer, { id, ...client });
      expect(status).toBe(200);
      const quotation = await frozen();
      expect([quotation.priceList.version, quotation.unitPriceCents]).toEqual([1, 838_000]);
    });

    it('after that the difference is shown first, and sent after confirmation (D9)', async () => {
      const browser = app.browser();
      const { id } = await withUnit(browser);
      await raisePrices();
      now += 30 * dayMs + 1;
      const { status, error } = await browser.put(createOffer, { id, ...client });
      expect([status, error.code]).toEqual([409, 'prices-changed']);
      expect(error.errors.map(({ path, was, now: is }) => [path, was, is])).toEqual([
        ['unit', 838_000, 848_000],
        ['total', 2_052_000, 2_072_000],
      ]);
      expect(await offersIn(app.store)).toEqual([]);
      const confirmed = await browser.put(createOffer, { id, ...client, confirmNewPrices: true });
      expect(confirmed.status).toBe(200);
      const quotation = await frozen();
      expect([quotation.priceList.version, quotation.unitPriceCents]).toEqual([2, 848_000]);
      const again = await browser.put(createOffer, { id, ...client, confirmNewPrices: true });
      expect(again.body).toEqual(confirmed.body);
    });

    it('no confirmation is needed if nothing changed', async () => {
      const browser = app.browser();
      const { id } = await withUnit(browser);
      now += 400 * dayMs;
      const { status } = await browser.put(createOffer, { id, ...client });
      expect(status).toBe(200);
    });
  });
});
