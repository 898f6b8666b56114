import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { describe, expect, it } from 'vitest';
import { fieldsOfDealer, readDealer, refusedFields } from './read-dealer.ts';

const [example] = exampleDealers;
const fields = fieldsOfDealer({ ...example!, segments: [...example!.segments], active: true, revision: 1 });

describe('a typed dealer', () => {
  it('is accepted if every field is valid (DR-01)', () => {
    expect(readDealer(fields, ['agricultural'], true)).toMatchObject({ ok: true, value: { id: 'noordhof' } });
  });

  it.each([
    ['id', { id: 'No Ordhof' }],
    ['country', { country: 'Netherlands' }],
    ['email', { email: 'a@b.example, c@d.example' }],
    ['crm_url', { crm_url: 'javascript:alert(1)' }],
    ['latitude', { latitude: '52.5.1' }],
    ['phone', { phone: '3,1206E+10' }],
    ['phone', { phone: '3.1206e10' }],
    ['longitude', { longitude: '181' }],
  ])('reports the invalid field: %s (DR-01)', (name, change) => {
    expect(readDealer({ ...fields, ...change }, ['agricultural'], true)).toEqual({
      ok: false,
      reason: [name],
    });
  });

  it.each(['52.51', '52,51'])('may have coordinates with point or comma: %s (B4)', (latitude) => {
    const outcome = readDealer({ ...fields, latitude, longitude: '-6,0925' }, ['agricultural'], true);
    expect(outcome).toMatchObject({ ok: true, value: { latitude: 52.51, longitude: -6.0925 } });
  });

  it.each(['', '+49 5151 / 12-34', '(020) 555.0100', '00312055501'])('has the phone %j (B4)', (phone) => {
    expect(readDealer({ ...fields, phone }, ['agricultural'], true)).toMatchObject({ ok: true });
  });

  it('reports all invalid fields at once, and a taken id (DR-01)', () => {
    expect(readDealer({ ...fields, city: '' }, [], true, ['noordhof'])).toEqual({
      ok: false,
      reason: ['id', 'city', 'segments'],
    });
  });
});

it('errors of the server appear at their fields in the reader’s language (DR-01, LG-01)', () => {
  const message = 'noordhof exists already';
  const errors = [
    { path: 'dealers.0.id', code: 'exists', message },
    { path: 'dealers.0.email', code: 'custom', message },
  ];
  expect(refusedFields(errors, (key) => key)).toEqual({
    id: 'admin.dealer-exists',
    email: 'admin.field-wrong',
  });
});
