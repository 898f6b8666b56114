import { describe, expect, it } from 'vitest';
import type { SessionValues } from '../session/values.ts';
import { firstOpenStep } from './first-open-step.ts';
import { type StepId, stepIds } from './steps.ts';

const extended = { start: 'product-group', classic: false } as const;
const basic = { start: 'product-basic', classic: false } as const;
const classic = { start: 'product-basic', classic: true } as const;

const asked = { isAskedFor: true, hasOpenChoices: false };
const empty: SessionValues = { id: '0000-0000-0000' };
const market: SessionValues = { ...empty, segment: 'agricultural' };
const group: SessionValues = { ...market, productGroupType: 'animal_feed', substance: 'solid' };
const volume: SessionValues = { ...group, volumePerUnit: 30, amountOfUnits: 1 };
const located: SessionValues = {
  ...volume,
  placement: 'outside',
  locationPlacename: 'Zwolle',
  recommendationShown: 'product-group',
};
const chosen: SessionValues = { ...located, uuid: 'x' };
const product: SessionValues = {
  ...empty,
  segment: 'food_and_feed',
  productName: 'Flour',
  substance: 'solid',
};
const request: SessionValues = {
  ...product,
  volumePerUnit: 30,
  amountOfUnits: 1,
  recommendationShown: 'basic',
};
const contact = {
  emailAddress: 'a@b.nl',
  phoneNumber: '+31205550100',
  firstName: 'A',
  lastName: 'B',
  company_name: 'C',
};

describe('firstOpenStep', () => {
  it.each(stepIds)('without any value %s redirects to market (RT-10)', (step) => {
    expect(firstOpenStep(step, empty, extended, asked)).toBe('market');
  });

  it.each<[StepId, SessionValues, StepId]>([
    ['product-group', market, 'product-group'],
    ['volume', market, 'product-group'],
    ['overview', market, 'product-group'],
    ['volume', group, 'volume'],
    ['location', group, 'volume'],
    ['location', volume, 'location'],
    ['configure', volume, 'location'],
    ['configure', located, 'location'],
    ['overview', located, 'location'],
    ['configure', { ...chosen, placement: 'inside' }, 'location'],
    ['configure', chosen, 'configure'],
    ['overview', chosen, 'overview'],
    ['finalized', chosen, 'overview'],
    ['contact', volume, 'location'],
    ['contact', located, 'contact'],
    ['product-basic', market, 'product-group'],
    ['results', chosen, 'overview'],
  ])('extended: %s redirects to the first unanswered step (RT-10)', (target, values, expected) => {
    expect(firstOpenStep(target, values, extended, asked)).toBe(expected);
  });

  it.each<[StepId, SessionValues, StepId]>([
    ['overview', chosen, 'configure'],
    ['finalized', { ...chosen, ...contact }, 'configure'],
    ['configure', chosen, 'configure'],
    ['location', chosen, 'location'],
    ['overview', located, 'location'],
    ['contact', located, 'contact'],
  ])('with unfinished choices %s is not behind configure (RT-10, V28)', (target, values, expected) => {
    expect(firstOpenStep(target, values, extended, { isAskedFor: true, hasOpenChoices: true })).toBe(
      expected,
    );
  });

  it.each<[StepId, SessionValues, StepId]>([
    ['volume', product, 'volume'],
    ['contact', { ...product, volumePerUnit: 30, amountOfUnits: 1 }, 'location'],
    ['configure', product, 'volume'],
    ['finalized-basic', { ...request, emailAddress: 'a@b.nl' }, 'finalized-basic'],
  ])('basic: %s (RT-10)', (target, values, expected) => {
    expect(firstOpenStep(target, values, basic, asked)).toBe(expected);
  });

  it('the older flow asks for the construction before the location (RT-10, TY-02)', () => {
    const values = { ...product, volumePerUnit: 30, amountOfUnits: 1 };
    expect(firstOpenStep('location', values, classic, asked)).toBe('type');
  });

  it.each<[StepId, SessionValues, typeof extended | typeof basic | typeof classic, StepId]>([
    ['finalized', { ...chosen, ...contact }, extended, 'overview'],
    ['finalized-basic', { ...located, ...contact }, extended, 'contact'],
    ['finalized-basic', { ...request, ...contact }, basic, 'contact'],
    [
      'results',
      { ...request, ...contact, construction: 'silo_skirt', diameter_height: '2400|7193' },
      classic,
      'contact',
    ],
  ])(
    '%s is reachable only through the button of the step before it (RT-10, V11)',
    (target, values, way, button) => {
      expect(firstOpenStep(target, values, way, { isAskedFor: false, hasOpenChoices: false })).toBe(button);
      expect(firstOpenStep(target, values, way, asked)).toBe(target);
      expect(firstOpenStep(button, values, way, { isAskedFor: false, hasOpenChoices: false })).toBe(button);
    },
  );
});
