import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { describe, expect, it } from 'vitest';
import { allowedText, dealerFieldNames, readDealer, refusedFields, valuesOfDealer } from './read-dealer.ts';

const [example] = exampleDealers;
const values = valuesOfDealer({ ...example!, segments: ['agricultural'], active: true, revision: 1 });

describe('a typed dealer', () => {
  it('is accepted if every field is valid (DR-01)', () => {
    expect(readDealer(values)).toMatchObject({ ok: true, value: { id: 'noordhof' } });
  });

  it.each([
    ['id', { id: 'No Ordhof' }],
    ['country', { country: 'Atlantis' }],
    ['country', { country: '' }],
    ['hub_spot_id', { hub_spot_id: 'a/b' }],
    ['phone', { phone: '12' }],
    ['phone', { phone: '+49 1234 5678 9012 345' }],
    ['email', { email: 'a@b.example, c@d.example' }],
    ['crm_url', { crm_url: 'javascript:alert(1)' }],
    ['latitude', { latitude: '52.5.1' }],
    ['phone', { phone: '3,1206E+10' }],
    ['phone', { phone: '3.1206e10' }],
    ['longitude', { longitude: '181' }],
  ])('reports the invalid field: %s (DR-01)', (name, change) => {
    expect(readDealer({ ...values, ...change })).toEqual({
      ok: false,
      reason: [name],
    });
  });

  it.each(['52.51', '52,51'])('may have coordinates with point or comma: %s (B4)', (latitude) => {
    const outcome = readDealer({ ...values, latitude, longitude: '-6,0925' });
    expect(outcome).toMatchObject({ ok: true, value: { latitude: 52.51, longitude: -6.0925 } });
  });

  it.each([
    ['', ''],
    ['+49 5151 / 12-34', '+4951511234'],
    ['(020) 555.0100', '+31205550100'],
    ['0031 20 555 01 00', '+31205550100'],
    ['+31 (0)20 555 0100', '+31205550100'],
  ])('has the phone %j, written %j (B4, B30)', (phone, written) => {
    expect(readDealer({ ...values, phone })).toMatchObject({
      ok: true,
      value: { phone: written },
    });
  });

  it('keeps a number that is stored in another form (B30)', () => {
    const outcome = readDealer({ ...values, phone: '112' }, { storedPhone: '112' });
    expect(outcome).toMatchObject({ ok: true, value: { phone: '112' } });
  });

  it.each(['NL', 'Nederland', 'Netherlands', 'Niederlande'])('has the country %s (B30)', (country) => {
    const outcome = readDealer({ ...values, country, hub_spot_id: '' });
    expect(outcome).toMatchObject({ ok: true, value: { country: 'NL', hub_spot_id: '' } });
  });

  it('reports all invalid fields at once, and a taken id (DR-01)', () => {
    expect(readDealer({ ...values, city: '', segments: [] }, { taken: ['noordhof'] })).toEqual({
      ok: false,
      reason: ['id', 'city', 'segments'],
    });
  });
});

it('errors of the server appear at their fields with what these allow (DR-01, LG-01, B29)', () => {
  const message = 'noordhof exists already';
  const errors = [
    { path: 'dealers.0.id', code: 'exists', message },
    { path: 'dealers.0.email', code: 'custom', message },
  ];
  expect(refusedFields(errors)).toEqual({ id: 'exists', email: 'wrong' });
});

it.each([...dealerFieldNames, 'segments'] as const)('a refused %s says what is allowed (B29)', (field) => {
  const texts = { t: (key: string) => key, number: String } as never;
  expect(allowedText(field, 'wrong', texts)).toMatch(/^admin\.(allowed|dealer)-/);
});
