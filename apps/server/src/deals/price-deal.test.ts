import type { BodyOf } from '@silowright/contract/call';
import { selectOptions } from '@silowright/contract/configurator';
import { comparePositions, createOffer, priceDeal } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, offersIn } from '../configurator/testing/offers.ts';
import { mixedFeed, wholeGrainInside, withUnit } from '../configurator/testing/worked-cases.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { frozenOffer, type Quotation } from './paper/quotation.ts';
import { threeUnits } from './testing/three-positions.ts';

describe('the price of a deal', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('of one position is what its quotation costs, to the cent (PJ-03)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    await browser.put(selectOptions, { id, selected_options: { colour: [{ body_colour: '9001' }] } });
    const positions = [{ configurationId: id, role: 'included' as const }];
    const { body } = await browser.put(priceDeal, { id, positions });
    await browser.put(createOffer, { id, ...client });
    const row = (await offersIn(app.store)).find(({ configuration_id }) => configuration_id === id);
    const quotation = frozenOffer(row!) as Quotation;
    const [position] = quotation.positions;
    expect(body.total_in_cents).toBe(quotation.totalCents);
    expect(body.transport?.in_cents).toBe(quotation.transport?.cents);
    expect(body.positions[0]).toMatchObject({
      number: '10',
      is_in_total: true,
      amount_of_units: 2,
      unit_price_in_cents: position!.unitPriceCents,
      options_in_cents: position!.optionsCostCents,
      selection: { 'colour.body_colour': '9001' },
      effect: null,
    });
  });

  it('is one load, and says what choosing an optional position does (PJ-03, PJ-04)', async () => {
    const browser = app.browser();
    const deal = await threeUnits(browser);
    const { body: open } = await browser.put(priceDeal, deal);
    expect(open.positions.map(({ number, is_in_total }) => [number, is_in_total])).toEqual([
      ['10', true],
      ['20', true],
      ['30', false],
    ]);
    const [first, second, third] = open.positions;
    expect(open.goods_in_cents).toBe(first!.goods_in_cents + second!.goods_in_cents);
    expect(open.total_in_cents).toBe(open.goods_in_cents + open.transport!.in_cents);
    expect(open.transport!.in_cents).toBeLessThan(open.transport!.alone_in_cents);
    const carried = open.transport!.trucks.flatMap(({ count, carries }) =>
      carries.map(({ number, units }) => [number, units * count] as const),
    );
    const unitsOf = (of: string) =>
      carried.reduce((sum, [number, units]) => (number === of ? sum + units : sum), 0);
    expect([unitsOf('10'), unitsOf('20'), unitsOf('30')]).toEqual([2, 1, 0]);

    const { body: chosen } = await browser.put(priceDeal, {
      ...deal,
      chosen: [deal.positions[2]!.configurationId],
    });
    expect(third!.effect).toMatchObject({
      total_in_cents: chosen.total_in_cents,
      goods_in_cents: third!.goods_in_cents,
      difference_in_cents: chosen.total_in_cents - open.total_in_cents,
    });
  });

  it('numbers alternatives of one choice, and takes the chosen one (PJ-04, PJ-05)', async () => {
    const browser = app.browser();
    const { id, positions } = await threeUnits(browser);
    const [first, second, third] = positions.map(({ configurationId }) => configurationId);
    const { body } = await browser.put(priceDeal, {
      id,
      positions: [
        { configurationId: second!, role: 'alternative', group: 'tower' },
        { configurationId: first!, role: 'included' },
        { configurationId: third!, role: 'alternative', group: 'tower' },
      ],
      chosen: [third!],
    });
    expect(body.positions.map((each) => [each.configurationId, each.number, each.is_in_total])).toEqual([
      [second, '10.A', false],
      [third, '10.B', true],
      [first, '20', true],
    ]);
  });

  it('refuses what is no deal, and does not tell foreign from unknown ids (PJ-02, D3)', async () => {
    const browser = app.browser();
    const deal = await threeUnits(browser);
    const [first, second] = deal.positions;
    const stranger = await withUnit(app.browser());
    const inKiel = await withUnit(browser, wholeGrainInside);
    const price = async (more: object) => {
      const { status, error } = await browser.put(priceDeal, { ...deal, ...more });
      return [status, error.code];
    };
    const unknown = [404, 'unknown-configuration'];
    const bad = [400, 'bad-request'];
    const also = (configurationId: string, role = 'included', group?: string) => ({
      positions: [first, { configurationId, role, ...(group && { group }) }],
    });
    expect(await price(also(stranger.id))).toEqual(unknown);
    expect(await price(also(newId()))).toEqual(unknown);
    expect(await price({ id: stranger.id })).toEqual(unknown);
    expect(await price(also(inKiel.id))).toEqual([409, 'different-places']);
    expect(await price(also(first!.configurationId))).toEqual(bad);
    expect(await price(also(second!.configurationId, 'alternative'))).toEqual(bad);
    expect(await price(also(second!.configurationId, 'alternative', 'a'))).toEqual(bad);
    expect(await price({ chosen: [first!.configurationId] })).toEqual(bad);
    expect(await price({ positions: [] })).toEqual(bad);
    const many = Array.from({ length: 21 }, () => first);
    expect(await price({ positions: many })).toEqual(bad);
  });

  it('is not available where one of the units cannot be delivered, and never zero (PJ-03)', async () => {
    const browser = app.browser();
    const unserved = { locationPlacename: 'Nowhere', locationCountry: 'Brazil' };
    const values = { ...mixedFeed, ...unserved, locationLattitude: -23.5, locationLongitude: -46.6 };
    const { id } = await withUnit(browser, values);
    const { body } = await browser.put(priceDeal, {
      id,
      positions: [{ configurationId: id, role: 'included' }],
    });
    expect(body.transport).toBeNull();
    expect(body.total_in_cents).toBe(body.goods_in_cents);
  });
});

describe('alternatives beside each other', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function twoSizes() {
    const browser = app.browser();
    const { id, positions } = await threeUnits(browser);
    const [first, second, third] = positions.map(({ configurationId }) => configurationId);
    const deal: BodyOf<typeof priceDeal> = {
      id,
      positions: [
        { configurationId: second!, role: 'alternative', group: 'tower' },
        { configurationId: first!, role: 'included' },
        { configurationId: third!, role: 'alternative', group: 'tower' },
      ],
    };
    return { browser, deal, second: second!, third: third! };
  }

  it('have the total that each of them gives, and the rows of their differences add up to it (PJ-04)', async () => {
    const { browser, deal, second, third } = await twoSizes();
    const { body } = await browser.put(comparePositions, { ...deal, chosen: [third], group: 'tower' });
    expect(body.positions.map(({ configurationId, number }) => [configurationId, number])).toEqual([
      [second, '10.A'],
      [third, '10.B'],
    ]);
    for (const { configurationId, transport, total_in_cents } of body.positions) {
      const { body: priced } = await browser.put(priceDeal, { ...deal, chosen: [configurationId] });
      expect(total_in_cents).toBe(priced.total_in_cents);
      expect(transport!.in_cents).toBe(priced.transport!.in_cents);
    }
    const [a, b] = body.positions;
    const ofOptions = body.options.reduce((sum, { choices }) => {
      const cents = choices.map((choice, at) =>
        choice ? choice.price_in_cents * (choice.per ? 1 : body.positions[at]!.amount_of_units) : 0,
      );
      return sum + cents[1]! - cents[0]!;
    }, 0);
    const ofUnits = b!.amount_of_units * b!.unit_price_in_cents - a!.amount_of_units * a!.unit_price_in_cents;
    expect(ofUnits + ofOptions).toBe(b!.goods_in_cents - a!.goods_in_cents);
    expect(b!.goods_in_cents - a!.goods_in_cents + b!.transport!.in_cents - a!.transport!.in_cents).toBe(
      b!.total_in_cents - a!.total_in_cents,
    );
    expect(body.measures.find(({ what }) => what === 'volume')).toEqual({
      what: 'volume',
      values: [55, 18],
      differs: true,
    });
  });

  it('are refused for a choice without alternatives, and for units of others (D3)', async () => {
    const { browser, deal } = await twoSizes();
    expect(await browser.put(comparePositions, { ...deal, group: 'tank' })).toMatchObject({ status: 400 });
    const stranger = await withUnit(app.browser());
    const foreign = { ...deal, id: stranger.id, group: 'tower' };
    expect(await browser.put(comparePositions, foreign)).toMatchObject({ status: 404 });
  });
});
