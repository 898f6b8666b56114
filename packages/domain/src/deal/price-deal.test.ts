import {
  buildCatalogue,
  pricedSegments,
  type SampleSegment,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Unit } from '../catalogue/unit.ts';
import { optionsForUnit } from '../pricing/options-for-unit.ts';
import { priceConfiguration } from '../pricing/price-configuration.ts';
import { defaultSelection } from '../pricing/resolve-selection.ts';
import type { Selection } from '../pricing/selection.ts';
import type { Place } from '../recommendation/request.ts';
import type { Deal, FreePosition, PositionRole, UnitPosition } from './deal.ts';
import {
  type Configured,
  choiceEffects,
  type DealToPrice,
  possibleChoices,
  priceDeal,
} from './price-deal.ts';

const catalogues = Object.fromEntries(
  pricedSegments.map((segment) => [
    segment,
    buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
  ]),
);
const rules = catalogues.agricultural!;
const cloppenburg = { latitude: 52.8475, longitude: 8.0454, country: 'DE' };
const included: PositionRole = { kind: 'included' };
const optional: PositionRole = { kind: 'optional' };
const alternative: PositionRole = { kind: 'alternative', group: 'feed' };

const configured = (unit: Unit, chosen: Selection = {}): Configured => {
  const catalogue = catalogues[unit.segment]!;
  const standard = defaultSelection(optionsForUnit(catalogue, unit, { country: 'DE' }));
  return { catalogue, unit, selection: { ...standard, ...chosen } };
};

const unitOf = (segment: SampleSegment, type: string, volumeM3: number): Unit =>
  catalogues[segment]!.units.find((each) => each.type === type && each.volumeM3 === volumeM3)!;

/** A project with two sizes to choose from, a tank, and a salt silo that may be added. */
const project = new Map<string, Configured>([
  ['thirty', configured(unitOf('agricultural', 'vvs4', 30))],
  ['thirty-six', configured(unitOf('agricultural', 'vvs4', 36))],
  ['small', configured(unitOf('agricultural', 'vvs4', 12))],
  ['tank', configured(unitOf('agricultural', 'nb', 25))],
  ['salt', configured(unitOf('road_salt', 'ms', 6))],
]);
const units = (id: string, role: PositionRole, amountOfUnits = 1): UnitPosition => ({
  kind: 'units',
  id,
  role,
  configurationId: id,
  amountOfUnits,
});
const free = (id: string, role: PositionRole, quantity: number, priceCents: number): FreePosition => ({
  kind: 'free',
  id,
  role,
  text: 'Training on site, hours',
  quantity,
  priceCents,
});

const request = (deal: Partial<Deal>, more: Partial<DealToPrice> = {}): DealToPrice => ({
  deal: { positions: [], addedLines: [], terms: {}, chosen: [], ...deal },
  place: cloppenburg,
  configured: project,
  rules,
  ...more,
});

const positions = [
  units('thirty', alternative, 2),
  units('tank', included),
  units('thirty-six', alternative, 2),
  units('salt', optional),
  free('training', included, 2.5, 9_000),
];

describe('one position (PJ-03)', () => {
  const places: fc.Arbitrary<Place | undefined> = fc.constantFrom(
    cloppenburg,
    { latitude: 52.5, longitude: 6.1, country: 'NL' },
    { latitude: 59.3, longitude: 18.1, country: 'SE' },
    { latitude: 40.7, longitude: -74, country: 'US' },
    undefined,
  );

  test('costs to the cent what its configuration costs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pricedSegments.flatMap((segment) => catalogues[segment]!.units)),
        fc.integer({ min: 1, max: 99 }),
        places,
        fc.nat(3),
        (unit, amountOfUnits, place, at) => {
          const { catalogue, selection } = configured(unit);
          const groups = optionsForUnit(catalogue, unit, { country: place?.country });
          const other = groups[at]?.options.at(-1);
          const asked = other ? { ...selection, [groups[at]!.key]: other.value } : selection;
          const alone = priceConfiguration({ catalogue, unit, selection: asked, amountOfUnits, place });
          const deal = priceDeal(
            request(
              { positions: [units('only', included, amountOfUnits)] },
              {
                place,
                configured: new Map([['only', { catalogue, unit, selection: asked }]]),
                rules: catalogue,
              },
            ),
          );
          expect(deal.totalCents).toBe(alone.totalCents);
          expect(deal.transportCents).toBe(alone.transport?.cents ?? null);
          expect(deal.transport).toEqual(
            alone.transport &&
              expect.objectContaining({ ...alone.transport, aloneCents: alone.transport.cents }),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('several positions', () => {
  test('what is included is summed, and what is not chosen is not (PJ-04)', () => {
    const deal = priceDeal(request({ positions }));
    expect(
      deal.positions.map((each) => [each.number, each.position.id, each.goodsCents, each.isInTotal]),
    ).toEqual([
      ['10.A', 'thirty', 1_676_000, false],
      ['10.B', 'thirty-six', 1_876_000, false],
      ['20', 'tank', 1_586_000, true],
      ['30', 'salt', 1_274_000, false],
      ['40', 'training', 22_500, true],
    ]);
    expect(deal.goodsCents).toBe(1_608_500);
    expect(deal.transport?.trucks).toBe(1);
    expect(deal.totalCents).toBe(deal.goodsCents + deal.transport!.cents);
  });

  test('the load of what was chosen shares trucks, crane, crew and journey (PJ-03)', () => {
    const deal = priceDeal(request({ positions, chosen: ['thirty', 'salt'] }));
    const alone = deal.positions.flatMap((each) =>
      'priced' in each && each.isInTotal ? [each.priced.transport!.cents] : [],
    );
    expect(alone).toHaveLength(3);
    expect(deal.transport!.aloneCents).toBe(alone.reduce((sum, cents) => sum + cents));
    expect(deal.transport!.cents).toBeLessThan(deal.transport!.aloneCents);
    expect(
      deal.transport!.loaded.flatMap(({ carries }) => carries.map(({ kind }) => kind.item.number)),
    ).toEqual(expect.arrayContaining(['10.A', '20', '30']));
    expect(deal.totalCents).toBe(1_608_500 + 1_676_000 + 1_274_000 + deal.transport!.cents);
  });

  // Worked by hand: radar and ladder on two silos, a small silo, a tank.
  test.each([
    ['thirty', ['thirty', 'small'], 5_770, 3],
    ['thirty-six', ['thirty-six', 'small'], 7_350, 3],
    ['thirty, without the small one', ['thirty'], 4_580, 2],
    ['thirty-six, without the small one', ['thirty-six'], 6_610, 3],
  ])('%s: the transport of the load and its trucks (PJ-03, PJ-04)', (_, chosen, price, trucks) => {
    const choices = [
      units('thirty', alternative, 2),
      units('thirty-six', alternative, 2),
      units('small', optional),
      units('tank', included),
    ];
    const deal = priceDeal(request({ positions: choices, chosen }));
    expect([deal.transport!.cents / 100, deal.transport!.trucks]).toEqual([price, trucks]);
  });

  test('discounts and extras are part of the total; a confirmed transport replaces the estimate', () => {
    const addedLines = [
      { kind: 'discount' as const, text: 'Discount', cents: -50_000 },
      { kind: 'extra' as const, text: 'Ladder', cents: 12_345 },
    ];
    const deal = priceDeal(request({ positions, addedLines, confirmedTransportCents: 100_000 }));
    expect([deal.addedCents, deal.transportCents]).toEqual([-37_655, 100_000]);
    expect(deal.totalCents).toBe(1_608_500 - 37_655 + 100_000);
  });

  test('transport that is not available is missing, not zero', () => {
    const deal = priceDeal(request({ positions }, { place: undefined }));
    expect([deal.transport, deal.transportCents, deal.totalCents]).toEqual([null, null, 1_608_500]);
  });

  test.each([
    [2.5, 9_001, 22_502],
    [1.5, 1, 2],
    [0.5, 1, 0],
    [1.005, 100_000, 100_500],
    [0.1, 3, 0],
  ])('%d of a free position at %d cost whole %d minor units (SO-03)', (quantity, priceCents, cents) => {
    expect(priceDeal(request({ positions: [free('f', included, quantity, priceCents)] })).goodsCents).toBe(
      cents,
    );
  });

  test('a position without its configuration is an error', () => {
    expect(() => priceDeal(request({ positions: [units('nobody', included)] }))).toThrow('position 10');
  });

  test('positions in two currencies are never added', () => {
    const inFrancs = { ...rules, money: { ...rules.money, defaultCurrency: 'CHF' } };
    expect(() => priceDeal(request({ positions }, { place: undefined, rules: inFrancs }))).toThrow('EUR');
  });
});

describe('the effect of a choice on the total (PJ-04)', () => {
  test.each([
    ['thirty', []],
    ['thirty-six', ['thirty']],
    ['salt', ['thirty']],
    ['thirty', ['thirty', 'salt']],
  ])('choosing %s when %j are chosen', (id, chosen) => {
    const now = request({ positions, chosen });
    const effect = choiceEffects(now).get(id)!;
    const others = chosen.filter(
      (other) => other !== id && !(id.startsWith('thirty') && other.startsWith('thirty')),
    );
    const then = priceDeal(request({ positions, chosen: [...others, id] }));
    const before = priceDeal(now);
    expect(effect.totalCents).toBe(then.totalCents);
    expect(effect.differenceCents).toBe(then.totalCents - before.totalCents);
    expect(effect.goodsCents + effect.transportCents!).toBe(effect.differenceCents);
  });

  test('leaving out an optional position that is chosen', () => {
    const effect = choiceEffects(request({ positions, chosen: ['salt'] })).get('salt')!;
    expect(effect.goodsCents).toBe(-1_274_000);
    expect(effect.transportCents).toBeLessThan(0);
  });

  test('is unknown where the transport is missing before or after', () => {
    const effect = choiceEffects(request({ positions }, { place: undefined })).get('salt')!;
    expect([effect.goodsCents, effect.transportCents, effect.differenceCents]).toEqual([
      1_274_000,
      null,
      null,
    ]);
  });

  test('included positions have none', () => {
    expect([...choiceEffects(request({ positions })).keys()]).toEqual(['thirty', 'thirty-six', 'salt']);
  });
});

describe('what can be chosen (PJ-04)', () => {
  test('is every choice, each as the deal would be priced with it', () => {
    const { of, list } = possibleChoices(request({ positions }))!;
    expect([of, list.map(({ chosen }) => chosen)]).toEqual([
      'all',
      [['thirty'], ['thirty', 'salt'], ['thirty-six'], ['thirty-six', 'salt']],
    ]);
    for (const { chosen, totalCents, goodsCents, transportCents } of list) {
      const priced = priceDeal(request({ positions, chosen }));
      expect([totalCents, goodsCents, transportCents]).toEqual([
        priced.totalCents,
        priced.goodsCents + priced.addedCents,
        priced.transportCents,
      ]);
    }
  });

  test('of many options is each of them alone', () => {
    const many = ['thirty', 'thirty-six', 'small', 'salt'].map((id) => units(id, optional));
    const { of, list } = possibleChoices(request({ positions: [units('tank', included), ...many] }))!;
    expect([of, list.map(({ chosen }) => chosen)]).toEqual([
      'each',
      [['thirty'], ['thirty-six'], ['small'], ['salt']],
    ]);
  });

  test('is nothing where everything is included', () => {
    expect(possibleChoices(request({ positions: [units('tank', included)] }))).toBeUndefined();
  });
});
