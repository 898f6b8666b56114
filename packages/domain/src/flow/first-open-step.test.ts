import { describe, expect, it } from 'vitest';
import type { SessionValues } from '../session/values.ts';
import { firstOpenStep } from './first-open-step.ts';
import { type StepId, stepIds } from './steps.ts';

const extended = { start: 'product-group', classic: false } as const;
const basic = { start: 'product-basic', classic: false } as const;
const classic = { start: 'product-basic', classic: true } as const;

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

describe('firstOpenStep', () => {
  it.each(stepIds)('without any value %s leads to market (RT-10)', (step) => {
    expect(firstOpenStep(step, empty, extended)).toBe('market');
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
  ])('extended: %s goes to the first step without an answer (RT-10)', (target, values, expected) => {
    expect(firstOpenStep(target, values, extended)).toBe(expected);
  });

  it.each<[StepId, SessionValues, StepId]>([
    ['volume', product, 'volume'],
    ['contact', { ...product, volumePerUnit: 30, amountOfUnits: 1 }, 'location'],
    ['configure', product, 'volume'],
    [
      'finalized-basic',
      {
        ...product,
        volumePerUnit: 30,
        amountOfUnits: 1,
        recommendationShown: 'basic',
        emailAddress: 'a@b.nl',
      },
      'finalized-basic',
    ],
  ])('basic: %s (RT-10)', (target, values, expected) => {
    expect(firstOpenStep(target, values, basic)).toBe(expected);
  });

  it('the older flow asks the construction before the location (RT-10, TY-02)', () => {
    expect(firstOpenStep('location', { ...product, volumePerUnit: 30, amountOfUnits: 1 }, classic)).toBe(
      'type',
    );
  });
});
