import { expect, test } from 'vitest';
import { readPlanned, validatePlanned } from './plan-stock.ts';

test.each([
  ['usePerDayT', '2,4', 2.4],
  ['usePerDayT', ' 0 ', 0],
  ['usePerDayT', '', undefined],
  ['usePerDayT', '-1', undefined],
  ['usePerDayT', '10001', undefined],
  ['usePerDayT', '1.000,5', undefined],
  ['deliveryT', '25', 25],
  ['deliveryT', '0', undefined],
  ['deliveryT', '0.1', 0.1],
  ['reserveDays', '2.5', 2.5],
  ['reserveDays', '366', undefined],
] as const)('%s %j is %s (EN-02)', (field, text, value) => {
  expect(readPlanned(field, text)).toBe(value);
  expect(validatePlanned(field, text) === undefined).toBe(value !== undefined || text === '');
});

test('the message names the range, or says that only numbers are allowed (EN-02)', () => {
  expect(validatePlanned('reserveDays', '400')).toEqual({
    key: 'validation.between',
    params: { minimum: 0, maximum: 365 },
  });
  expect(validatePlanned('deliveryT', 'two')).toEqual({ key: 'validation.digits' });
});
