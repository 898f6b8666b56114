import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Selection } from '@silowright/domain/pricing/selection';
import { describe, expect, it } from 'vitest';
import { fitChoices, highestPointOf, refusedByRoom, standardTooTall } from './room.ts';
import { offerOfUnit } from './testing/offer-of-unit.ts';
import type { UnitOffer } from './unit-offer.ts';

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
const offerOf = (volumeM3: number): UnitOffer => {
  const unit = catalogue.units.find((each) => each.type === 'vvs4' && each.volumeM3 === volumeM3)!;
  return offerOfUnit(catalogue, unit, 1, undefined);
};
const sizes = [22, 30, 36].map((volumeM3) => offerOf(volumeM3).size);
/** 2.80 × 7.92 m. */
const offer = { ...offerOf(30), sizes };
const standard = defaultSelection(offer.groups);
const room = (heightMm: number) =>
  ({
    placement: 'inside',
    spaceLimitationHeightInMm: heightMm,
    preconfiguredUnitType: 'vvs4',
  }) as const;
const outside = { placement: 'outside', preconfiguredUnitType: 'vvs4' } as const;
const raised: Selection = { ...standard, 'flow.outflow_height': '2.00' };
const railed: Selection = {
  ...standard,
  'access.ladder': 'by_provider',
  'access.roof_rail': 'roof_rail',
};

describe('a choice that lifts the unit', () => {
  // 7.92 m, raised by one metre, plus 0.30 m for erection.
  it.each([
    [9220, undefined],
    [9219, { because: 'body', heightMm: 8920, tallestMm: 8919 }],
  ])('in a room of %s mm: %o (CF-03)', (heightMm, expected) => {
    const refused = refusedByRoom(offer, standard, room(heightMm), 'flow.outflow_height', '2.00');
    if (expected) expect(refused).toMatchObject(expected);
    else expect(refused).toBeUndefined();
  });

  it('has no limit outside (CF-03)', () => {
    expect(refusedByRoom(offer, standard, outside, 'flow.outflow_height', '2.00')).toBeUndefined();
  });

  it('is reset by a taller size and reported (CF-06)', () => {
    expect(fitChoices(offer, raised, room(9000))).toEqual({
      selection: expect.not.objectContaining({ 'flow.outflow_height': '2.00' }),
      lost: [{ key: 'flow.outflow_height', value: '2.00', reason: 'too-tall' }],
    });
    expect(fitChoices(offer, raised, room(9220))).toEqual({ selection: raised, lost: [] });
  });

  it('counts the equipment on the roof: a rail leaves less room for it (EN-05)', () => {
    const roomy = room(9220);
    expect(refusedByRoom(offer, railed, roomy, 'flow.outflow_height', '2.00')).toMatchObject({
      because: 'equipment',
      heightMm: highestPointOf(roomy, offer.size, { ...railed, 'flow.outflow_height': '2.00' }),
      tallestMm: 9220,
    });
  });
});

describe('equipment on the roof', () => {
  const top = (selection: Selection) => highestPointOf(outside, offer.size, selection)!;

  it('ends below the ceiling, or is refused with its height and a size that has room (EN-05)', () => {
    const filtered = { ...standard, 'vent.vent_type': 'air_control' };
    expect(top(filtered)).toBeGreaterThan(offer.size.height_mm + 500);
    const refusal = (heightMm: number) =>
      refusedByRoom(offer, standard, room(heightMm), 'vent.vent_type', 'air_control');
    expect(refusal(top(filtered))).toBeUndefined();
    expect(refusal(top(filtered) - 1)).toEqual({
      because: 'equipment',
      heightMm: top(filtered),
      tallestMm: top(filtered) - 1,
      fitsOn: sizes[0],
    });
  });

  it('a rail is measured with the ladder it needs, and fits on no size of a low room (EN-05)', () => {
    const refusal = refusedByRoom(offer, railed, room(6300), 'access.roof_rail', 'roof_rail');
    expect(refusal).toMatchObject({ because: 'equipment', fitsOn: undefined });
    expect(refusal?.heightMm).toBe(top(railed));
  });

  it('that does not fit any more is removed, everything else stays (EN-05)', () => {
    const painted: Selection = { ...railed, 'colour.body_colour': '5010', 'vent.roof_valve': 'roof_valve' };
    const { selection, lost } = fitChoices(offer, painted, room(offer.size.height_mm + 310));
    expect(lost.map(({ key, reason }) => [key, reason])).toEqual([
      ['access.ladder', 'too-tall'],
      ['access.roof_rail', 'too-tall'],
    ]);
    expect(selection).toMatchObject({ 'colour.body_colour': '5010', 'vent.roof_valve': 'roof_valve' });
    expect(top(selection)).toBeLessThanOrEqual(offer.size.height_mm + 310);
  });
});

it('a unit whose standard equipment reaches the ceiling says so, and its options stay open (EN-05)', () => {
  const low = room(offer.size.height_mm + 10);
  expect(standardTooTall(room(8220), offer.size)).toBeUndefined();
  expect(standardTooTall(outside, offer.size)).toBeUndefined();
  expect(standardTooTall(low, offer.size)).toMatchObject({ because: 'body' });
  expect(refusedByRoom(offer, standard, low, 'flow.outflow_valve', 'slide_ss')).toBeUndefined();
  expect(fitChoices(offer, standard, low)).toEqual({ selection: standard, lost: [] });
});
