import { pricedSegments, shippedDelivery, unitsOf } from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tariff } from '../catalogue/tariff.ts';
import type { Place } from '../recommendation/request.ts';
import { roundToStep } from '../rounding.ts';
import { shellLengthM } from '../sizing/unit-geometry.ts';
import { workedLoads } from './testing/worked-loads.ts';
import { type DeliveredUnits, transportCost, transportOfLoad } from './transport.ts';

const units = pricedSegments.flatMap(unitsOf);
const cloppenburg = { latitude: 52.8475, longitude: 8.0454, country: 'DE' };

const loadTo = (place: Place | undefined, items: readonly DeliveredUnits[], tariff: Partial<Tariff> = {}) =>
  transportOfLoad(items, place, { ...shippedDelivery, tariff: { ...shippedDelivery.tariff, ...tariff } });

const sized = (type: string, volumeM3: number, amountOfUnits = 1): DeliveredUnits => ({
  unit: units.find((each) => each.type === type && each.volumeM3 === volumeM3)!,
  amountOfUnits,
});

describe('worked loads', () => {
  test.each(workedLoads)('$name (PJ-03)', ({ place, units: asked, price, trucks, alone }) => {
    const items = asked.map(({ type, diameterMm, heightMm, volumeM3, amountOfUnits }) => ({
      unit: units.find(
        (each) =>
          each.type === type &&
          each.volumeM3 === volumeM3 &&
          each.diameterMm === diameterMm &&
          each.heightMm === heightMm,
      )!,
      amountOfUnits,
    }));
    const load = loadTo(place, items);
    expect(load && [load.cents / 100, load.trucks, load.aloneCents / 100]).toEqual(
      price && [price, trucks, alone],
    );
  });
});

describe('which unit is on which truck (PJ-03)', () => {
  const trucksOf = (...items: DeliveredUnits[]) =>
    loadTo(cloppenburg, items)!.loaded.map(({ load, count, carries }) => [
      count,
      load.name,
      ...carries.map(({ kind, units: amount }) => `${amount} × ${kind.item.unit.type}`),
    ]);

  test('a narrow one rides on the truck of a wide one, whose class the truck has', () => {
    expect(trucksOf(sized('vvs4', 6), sized('nb', 25))).toEqual([[1, 'W', '1 × nb', '1 × vvs4']]);
  });

  test('one that does not fit the rest begins the next truck; the widest travel alone', () => {
    expect(trucksOf(sized('vvs4', 36, 3), sized('vvs4', 65))).toEqual([
      [1, 'X', '1 × vvs4'],
      [2, 'W', '1 × vvs4'],
      [1, 'W', '1 × vvs4'],
    ]);
  });

  test('a truck can be exactly full', () => {
    // Four of 3.10 m with gaps of 0.30 m: a sum of decimals would have no space for the fourth.
    const length = (diameterMm: number) => ({ ...sized('vvs4', 6).unit, heightMm: 3100, diameterMm });
    const items = [2050, 2100, 2200, 2300].map((mm) => ({ unit: length(mm), amountOfUnits: 1 }));
    expect(loadTo(cloppenburg, items)?.trucks).toBe(1);
  });
});

describe('panels (PJ-03)', () => {
  const panelled = (volumeM3: number, m3PerTruck = 100, amountOfUnits = 1): DeliveredUnits => {
    const { unit } = sized('nb', 60);
    const storageType = { ...unit.storageType, delivery: { kind: 'panels', m3PerTruck } as const };
    return { unit: { ...unit, volumeM3, storageType }, amountOfUnits };
  };
  const panels = { panels: { class: 'S' } };

  test.each([
    ['two kinds fill one truck by volume', [panelled(60), panelled(40)], 1],
    ['and the next one with more', [panelled(60), panelled(41)], 2],
    ['types may need different space', [panelled(50), panelled(25, 50)], 1],
    ['thirds are a whole truck', [panelled(10, 30), panelled(11, 33), panelled(13, 39)], 1],
    ['whole units never ride with them', [panelled(10), sized('vvs4', 6)], 2],
  ])('%s', (_, items, trucks) => {
    expect(loadTo(cloppenburg, items, panels)?.trucks).toBe(trucks);
  });
});

test('one that cannot be delivered makes the load not available; nothing to carry costs nothing (PJ-03)', () => {
  const sweden = { latitude: 59.86, longitude: 17.64, country: 'SE' };
  expect(loadTo(sweden, [sized('vvs4', 6)])).not.toBeNull();
  expect(loadTo(sweden, [sized('vvs4', 6), sized('fs', 150)])).toBeNull();
  expect(loadTo(undefined, [sized('vvs4', 6)])).toBeNull();
  expect(loadTo(cloppenburg, [])).toMatchObject({ cents: 0, aloneCents: 0, trucks: 0 });
});

describe('every load (PJ-03)', () => {
  const places: fc.Arbitrary<Place> = fc.constantFrom(
    cloppenburg,
    { latitude: 52.51, longitude: 6.09, country: 'NL' },
    { latitude: 47.49, longitude: 11.1, country: 'DE' },
    { latitude: 53.23, longitude: -0.54, country: 'GB' },
    { latitude: 45.75, longitude: 4.85, country: 'FR' },
    { latitude: 52.41, longitude: 16.93, country: 'PL' },
    { latitude: 59.33, longitude: 18.06, country: 'SE' },
    { latitude: 40.42, longitude: -3.7, country: 'ES' },
  );
  const item = fc.record({
    unit: fc.constantFrom(...units),
    amountOfUnits: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 99 })),
  });
  const items = fc.array(item, { minLength: 1, maxLength: 8 });
  /** Also such as no sensible manufacturer has: more is charged for a further unit, and coarse rounding. */
  const tariffs = fc.record({
    rounding: fc.constantFrom(0.01, 1, 10, 100),
    crew: fc
      .record({
        moreUnitsCrane: fc.double({ min: 0.1, max: 1.5, noNaN: true }),
        travelPerKm: fc.constantFrom(0.01, 1.1),
      })
      .map((changed) => ({ ...shippedDelivery.tariff.crew, ...changed })),
  });
  // LOADS=100000 for a long run.
  const runs = { numRuns: Number(process.env.LOADS ?? 400) };
  const centsOf = (...load: Parameters<typeof loadTo>) => loadTo(...load)?.cents ?? null;

  /** The price of n equal units in one formula, without packing or sharing between kinds. */
  function priceOfOneKind({ unit, amountOfUnits: n }: DeliveredUnits, place: Place, km: number): number {
    const { classes, trailerM, gapM, cranes, crew, rounding } = shippedDelivery.tariff;
    const country = shippedDelivery.countries.served[place.country!]!;
    const load = classes.find(({ upToMm }) => unit.diameterMm <= upToMm)!;
    const perTruck = load.severalPerTruck
      ? Math.max(1, Math.floor(trailerM / (shellLengthM(unit) + gapM)))
      : 1;
    const truck =
      Math.max(load.minimum, km * (load.perKm + load.escortPerKm)) +
      load.permit * (country.permitCountries - (load.permitFreeAtHome ? 1 : 0)) +
      (country.sea?.[load.bySea!] ?? 0) +
      load.survey;
    const hours = crew.baseHours + crew.hoursPerM3 * unit.volumeM3 + unit.storageType.assembly.extraHours;
    const amount =
      Math.ceil(n / perTruck) * truck +
      cranes.find(
        ({ upToHeightM = 99, upToMassT = 99 }) =>
          unit.heightMm <= upToHeightM * 1000 && unit.emptyMassT <= upToMassT,
      )!.cost *
        (1 + crew.moreUnitsCrane * (n - 1)) +
      crew.people * crew.perHour * hours * (1 + crew.moreUnitsHours * (n - 1)) +
      crew.travelPerKm * km +
      (km > crew.overnightAboveKm ? crew.overnight : 0);
    return roundToStep(amount, rounding, 100);
  }

  test('of one kind costs to the cent what one configuration costs', () => {
    fc.assert(
      fc.property(item, places, (each, place) => {
        const load = loadTo(place, [each]);
        if (load) expect(load.cents).toBe(priceOfOneKind(each, place, load.km));
        expect(load === null).toBe(transportCost(each.unit, 1, place, shippedDelivery) === null);
      }),
      runs,
    );
  });

  test('never costs more than its parts alone, and saves the difference', () => {
    fc.assert(
      fc.property(items, places, tariffs, (load, place, tariff) => {
        const alone = load.map((each) => centsOf(place, [each], tariff));
        const together = loadTo(place, load, tariff);
        if (together === null) return alone.includes(null);
        const sum = alone.reduce<number>((cents, each) => cents + each!, 0);
        return together.aloneCents === sum && together.cents <= sum;
      }),
      runs,
    );
  });

  test('never gets cheaper by a unit more', () => {
    fc.assert(
      fc.property(items, item, places, tariffs, (load, { unit }, place, tariff) => {
        const before = centsOf(place, load, tariff);
        const after = centsOf(place, [...load, { unit, amountOfUnits: 1 }], tariff);
        const ofFirst = load.map((each, at) =>
          at ? each : { ...each, amountOfUnits: each.amountOfUnits + 1 },
        );
        const more = centsOf(place, ofFirst, tariff);
        return (after === null || after >= before!) && (before === null || more! >= before);
      }),
      runs,
    );
  });

  test('costs the same in any order', () => {
    fc.assert(
      fc.property(
        items.chain((load) =>
          fc.tuple(fc.constant(load), fc.shuffledSubarray(load, { minLength: load.length })),
        ),
        places,
        ([load, shuffled], place) => {
          const [one, other] = [loadTo(place, load), loadTo(place, shuffled)];
          return one?.cents === other?.cents && one?.trucks === other?.trucks;
        },
      ),
      runs,
    );
  });

  test('carries every unit once', () => {
    fc.assert(
      fc.property(items, places, (load, place) => {
        const counts = new Map<DeliveredUnits, number>();
        for (const { count, carries } of loadTo(place, load)?.loaded ?? [])
          for (const { kind, units: amount } of carries)
            counts.set(kind.item, (counts.get(kind.item) ?? 0) + count * amount);
        for (const [each, amount] of counts) expect(amount).toBe(each.amountOfUnits);
      }),
      runs,
    );
  });
});
