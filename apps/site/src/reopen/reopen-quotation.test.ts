import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { describe, expect, it } from 'vitest';
import { recommendationBody } from '../configuration/use-recommendation.ts';
import { addressOfCopy } from '../share/share-link.ts';
import { sessionOf } from './reopen-quotation.ts';

const farm: CallOutput<'reopen-configuration'> = {
  id: 'abcd-0123-efgh',
  localeStr: 'de_DE',
  quotation_number: 'Q-2026-000007',
  quoted_at: '2026-03-02T10:00:00.000Z',
  values: { segment: 'agricultural', productGroupType: 'animal_feed', volumePerUnit: 29, amountOfUnits: 2 },
  unit: {
    uuid: '7e1c1f6e-0000-5000-8000-000000000001',
    preconfigured_unit_type: 'vvs4',
    volume: 33,
    diameter_mm: 2800,
    height_mm: 8210,
    price_in_cents: 838_000,
  },
  selection: { 'access.ladder': 'by_provider' },
  currency: 'EUR',
  price_differences: [],
};

/** A request without a unit, from the basic or the older flow. */
const mill: typeof farm = {
  ...farm,
  values: {
    segment: 'food_and_feed',
    productName: 'Flour',
    substance: 'solid',
    volumePerUnit: 29,
    amountOfUnits: 2,
    atexApproved: true,
    foodApproved: false,
  },
  unit: null,
  selection: {},
};

describe('a reopened quotation', () => {
  it('continues with its unit and keeps the requested volume (D21)', () => {
    const { step, values, drafts } = sessionOf(farm);
    expect(step).toBe('configure');
    expect(values).toMatchObject({ id: farm.id, uuid: farm.unit?.uuid, volumePerUnit: 33, amountOfUnits: 2 });
    expect(drafts.volume).toEqual({ volume: '29' });
  });

  it('of a dealer continues under its logo (DL-01)', () => {
    const session = sessionOf({ ...farm, values: { ...farm.values, dealer_id: 'heidkamp' } });
    expect(addressOfCopy(session)).toBe('/dealer/de/heidkamp#configure');
  });

  it('without a unit continues at location, in the flow of its market', () => {
    const { step, stepFlow, values, drafts } = sessionOf(mill);
    expect([step, stepFlow]).toEqual(['location', []]);
    expect(values).not.toHaveProperty('uuid');
    expect(drafts.volume).toEqual({ volume: '29' });
  });

  it('sends the same approvals to the server again (PB-08)', () => {
    expect(recommendationBody(sessionOf(mill).values)).toMatchObject({
      atexApproved: true,
      foodApproved: false,
    });
  });
});
