import {
  buildCatalogue,
  pricedSegments,
  shippedDelivery,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import { describe, expect, test } from 'vitest';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Tariff } from '../catalogue/tariff.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Place } from '../recommendation/request.ts';
import { craneCost, loadClassOf } from './handling.ts';
import { transportCost as costOf } from './transport.ts';

const transportCost = (unit: Unit, amount: number, place: Place | undefined) =>
  costOf(unit, amount, place, shippedDelivery);

const units = pricedSegments.flatMap(
  (segment) => buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)).units,
);
const unit = (type: StorageTypeCode, volumeM3: number, diameterMm?: number) =>
  units.find(
    (candidate) =>
      candidate.type === type &&
      candidate.volumeM3 === volumeM3 &&
      (diameterMm === undefined || candidate.diameterMm === diameterMm),
  )!;

const berlin = { latitude: 52.52, longitude: 13.4, country: 'DE' };
const places = {
  Zwolle: { latitude: 52.5126, longitude: 6.0936, country: 'NL' },
  Hamburg: { latitude: 53.55, longitude: 9.993, country: 'DE' },
  Berlin: berlin,
  München: { latitude: 48.1374, longitude: 11.5755, country: 'DE' },
  London: { latitude: 51.5085, longitude: -0.1257, country: 'GB' },
  Madrid: { latitude: 40.4165, longitude: -3.7026, country: 'ES' },
  Reykjavík: { latitude: 64.15, longitude: -21.94, country: 'IS' },
  'New York': { latitude: 40.71, longitude: -74, country: 'US' },
};
const table = [
  unit('vvs4', 18),
  unit('vvs4', 30),
  unit('fs', 50),
  unit('fs', 75, 3500),
  unit('fs', 125),
  unit('nb', 60),
];
const euros = (cents: number | undefined) => (cents === undefined ? null : cents / 100);

describe('transport and assembly of one unit, in euros', () => {
  test.each([
    ['Zwolle', [1620, 1810, 3250, 4940, 6710, 2730]],
    ['Hamburg', [2590, 3120, 4560, 6570, 8850, 4360]],
    ['Berlin', [3510, 4230, 5680, 8060, 11070, 5850]],
    ['München', [4120, 4970, 6420, 9050, 12540, 6840]],
    ['London', [4240, 5100, 6550, 9960, null, 7760]],
    ['Madrid', [8030, 10070, 11520, 16090, null, 13880]],
    ['Reykjavík', [null, null, null, null, null, null]],
    ['New York', [null, null, null, null, null, null]],
  ] as const)('to %s', (place, expected) => {
    expect(table.map((each) => euros(transportCost(each, 1, places[place])?.cents))).toEqual(expected);
  });

  test.each([
    ['Zwolle', 56],
    ['Hamburg', 371],
    ['Berlin', 650],
    ['München', 834],
    ['London', 585],
    ['Madrid', 2019],
  ] as const)('the route to %s is %d km long', (place, km) => {
    expect(Math.abs(transportCost(table[0]!, 1, places[place])!.km - km)).toBeLessThan(1);
  });
});

test('without a place, a country or a served country it is not available, never zero', () => {
  expect(transportCost(table[0]!, 1, undefined)).toBeNull();
  expect(transportCost(table[0]!, 1, { latitude: 52, longitude: 5 })).toBeNull();
  expect(transportCost(table[0]!, 1, { latitude: 52, longitude: 5, country: 'UA' })).toBeNull();
});

test('is not available beyond 2500 km, or beyond 1500 km for the widest loads', () => {
  const at = (latitude: number) => ({ latitude, longitude: 5.7, country: 'ES' });
  // One degree is 111.195 km; the detour is 1.30.
  const degrees = (km: number) => 52.84 - km / (1.3 * 111.195);
  expect(transportCost(table[0]!, 1, at(degrees(2499)))).not.toBeNull();
  expect(transportCost(table[0]!, 1, at(degrees(2501)))).toBeNull();
  expect(transportCost(unit('fs', 125), 1, at(degrees(1499)))).not.toBeNull();
  expect(transportCost(unit('fs', 125), 1, at(degrees(1501)))).toBeNull();
  expect(transportCost(unit('fs', 105), 1, at(degrees(1501)))).not.toBeNull();
});

test('the minimum distance is 25 km, and the night surcharge starts beyond 350 km', () => {
  expect(transportCost(table[0]!, 1, { latitude: 52.84, longitude: 5.7, country: 'NL' })?.km).toBe(25);
  const eur = (km: number) => {
    const place = { latitude: 52.84 - km / (1.25 * 111.195), longitude: 5.7, country: 'DE' };
    return transportCost(unit('vvs4', 18), 1, place)!.cents / 100;
  };
  expect(eur(351) - eur(349)).toBeGreaterThanOrEqual(260);
  expect(eur(349) - eur(347)).toBeLessThanOrEqual(20);
});

test.each([
  ['SE', 59.33, 18.06],
  ['NO', 59.91, 10.75],
  ['FI', 60.17, 24.94],
  ['GB', 51.51, -0.13],
  ['IE', 53.35, -6.26],
])('the widest loads cannot cross to %s; others can at a surcharge', (country, latitude, longitude) => {
  const place = { latitude, longitude, country };
  expect(transportCost(unit('fs', 125), 1, place)).toBeNull();
  expect(transportCost(unit('fs', 105), 1, place)).not.toBeNull();
});

test('several short units share trucks, and partly crane and crew', () => {
  const cloppenburg = { latitude: 52.85, longitude: 8.04, country: 'DE' };
  expect(transportCost(unit('vvs4', 30), 2, cloppenburg)).toMatchObject({ cents: 376_000, trucks: 2 });
  // 4.33 m plus a gap of 0.30 m: two fit on a trailer of 13.60 m.
  expect(transportCost(unit('vvs4', 6), 4, berlin)!.trucks).toBe(2);
  expect(transportCost(unit('vvs4', 6), 5, berlin)!.trucks).toBe(3);
  expect(transportCost(unit('spw', 8), 3, berlin)!.trucks).toBe(1);
  expect(transportCost(unit('spw', 8), 4, berlin)!.trucks).toBe(2);
  expect(transportCost(unit('nb', 60), 3, berlin)!.trucks).toBe(3);
});

test('the shell of a salt silo is transported without its frame', () => {
  // 6.23 m high over a passage of 2.40 m: 3.38 m of shell, three to a truck.
  expect(transportCost(unit('ms', 6), 3, berlin)!.trucks).toBe(1);
  expect(transportCost(unit('ms', 6), 4, berlin)!.trucks).toBe(2);
});

test('never falls as units are added, for every unit and up to 99 units, and is a multiple of ten euros', () => {
  for (const each of units) {
    let before = 0;
    for (let amount = 1; amount <= 99; amount++) {
      const { cents } = transportCost(each, amount, berlin)!;
      if (cents < before || cents % 1000 !== 0) expect.fail(`${each.name}: ${amount} units cost ${cents}`);
      before = cents;
    }
  }
});

test.each([
  [2550, 'S'],
  [2551, 'W'],
  [3000, 'W'],
  [3001, 'X'],
  [3500, 'X'],
  [3501, 'Y'],
  [4000, 'Y'],
  [4001, undefined],
])('a diameter of %d mm is class %s', (diameterMm, name) => {
  expect(loadClassOf({ ...unit('nb', 60), diameterMm }, shippedDelivery.tariff)?.name).toBe(name);
});

test('is not available for loads too wide for any road', () => {
  expect(transportCost({ ...unit('nb', 60), diameterMm: 4001 }, 1, berlin)).toBeNull();
});

test.each([
  [8, 2.5, 350],
  [8.01, 2.5, 1150],
  [8, 2.6, 1150],
  [14, 5, 1150],
  [14.01, 5, 1950],
  [14, 5.1, 1950],
])('a crane for %d m and %d t costs %d', (heightM, massT, eur) => {
  expect(craneCost(heightM, massT, shippedDelivery.tariff)).toBe(eur);
});

describe('a bolted silo travels as panels (MO-04)', () => {
  const whole = unit('nb', 60);
  const tariff: Tariff = { ...shippedDelivery.tariff, panels: { class: 'S' } };
  const cost = (panelled: Partial<Unit['storageType']>, change: Partial<Unit>, amount = 1) =>
    costOf(
      {
        ...whole,
        ...change,
        storageType: {
          ...whole.storageType,
          delivery: { kind: 'panels', m3PerTruck: 100 },
          assembly: { extraHours: 0 },
          ...panelled,
        },
      },
      amount,
      berlin,
      { ...shippedDelivery, tariff },
    );

  test('a silo wider than any road is carried in the class that the tariff names, and trucks count by volume', () => {
    expect(cost({}, { diameterMm: 9000 })).toMatchObject({ trucks: 1 });
    expect([100, 101, 250].map((volumeM3) => cost({}, { volumeM3 })?.trucks)).toEqual([1, 2, 3]);
    expect(cost({}, { volumeM3: 60 }, 5)?.trucks).toBe(3);
    expect(cost({ delivery: { kind: 'whole' } }, { diameterMm: 9000 })).toBeNull();
  });

  test('the type may need more hours for a cubic metre than the tariff says', () => {
    // 650 km x 2.20 + the small crane 350 + 2 x 62 x (5 + 0.06 x 60) + 650 km x 1.10 + the night 260 = 3,821.
    const ofTariff = cost({}, { volumeM3: 60 })!;
    const { people, perHour, hoursPerM3 } = tariff.crew;
    const slow = cost({ assembly: { extraHours: 0, hoursPerM3: hoursPerM3 + 0.5 } }, { volumeM3: 60 })!;
    expect(slow.cents - ofTariff.cents).toBe(people * perHour * 0.5 * 60 * 100);
    expect(euros(ofTariff.cents)).toBe(3820);
  });
});

describe('limits of the route', () => {
  const silo = unit('vvs4', 30);
  const { km } = transportCost(silo, 1, berlin)!;
  const { tariff } = shippedDelivery;
  const costWith = (changed: Partial<Tariff>) =>
    costOf(silo, 1, berlin, { ...shippedDelivery, tariff: { ...tariff, ...changed } });

  test('a place is served up to the longest route, and not beyond it', () => {
    expect(costWith({ longestKm: km })?.km).toBe(km);
    expect(costWith({ longestKm: km - 0.01 })).toBeNull();
  });

  test('the crew stays overnight only beyond the limit', () => {
    const overnight = 1000 * tariff.rounding;
    const [at, beyond] = [km, km - 0.01].map(
      (overnightAboveKm) => costWith({ crew: { ...tariff.crew, overnight, overnightAboveKm } })!.cents,
    );
    expect(beyond! - at!).toBe(overnight * (tariff.minorUnits ?? 100));
  });
});
