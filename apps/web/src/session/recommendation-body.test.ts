import { expect, it } from 'vitest';
import { recommendationBody } from './recommendation-body.ts';

const values = {
  id: '0000-0000-0000',
  segment: 'food_and_feed',
  volumePerUnit: 30,
  amountOfUnits: 1,
} as const;

it('sends every value with its own name, plus the locale (RM-09, RM-10, LG-09)', () => {
  const location = {
    locationPlacename: 'Zwolle, Nederland',
    locationLattitude: 52.5,
    locationLongitude: 6.1,
  };
  expect(recommendationBody({ ...values, ...location }, 'da')).toEqual({
    ...values,
    ...location,
    localeStr: 'da_DK',
  });
});

it('an approval is true only if it equals 1 (PB-08)', () => {
  const body = recommendationBody({ ...values, atexApproved: 1, foodApproved: 0 }, 'en');
  expect(body).toMatchObject({ atexApproved: true, foodApproved: false });
  expect(recommendationBody(values, 'en')).not.toHaveProperty('atexApproved');
});

it('throws before its questions are answered', () => {
  expect(() => recommendationBody({ id: values.id }, 'en')).toThrow('questions are not answered');
});
