import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { readCsv } from '@silowright/domain/pricing/csv-cells';
import { describe, expect, it } from 'vitest';
import { fieldsOfDealer, readDealer, readDealers, refusedFields } from './read-dealer.ts';

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

describe('a file of dealers', () => {
  const head =
    'id;name;industry;country;city;email;phone;hub_spot_id;crm_url;latitude;longitude;segments;active';
  const row = 'weser;Weser;agri;DE;Hameln;a@weser.example;+49;77;;52.1;9.3;agricultural road_salt;yes';
  const read = (file: string) => {
    const cells = readCsv(file);
    return cells.ok ? readDealers(cells.value) : cells;
  };

  it('is read by column names (DR-01)', () => {
    expect(read(`\uFEFF${head}\r\n${row}\r\n`)).toMatchObject({
      ok: true,
      value: [{ id: 'weser', latitude: 52.1, segments: ['agricultural', 'road_salt'], active: true }],
    });
  });

  it.each([
    ['an empty file', '', { code: 'empty' }],
    ['a missing column', head.replace('email;', ''), { code: 'missing-column', row: 1, column: 'email' }],
    [
      'a wrong cell',
      `${head}\n${row.replace('52.1', '52.1.3')}`,
      { code: 'wrong-field', row: 2, column: 'latitude', value: '52.1.3' },
    ],
    [
      'an empty cell',
      `${head}\n${row.replace('Hameln', ' ')}`,
      { code: 'missing-field', row: 2, column: 'city', value: '' },
    ],
    [
      'a phone that a spreadsheet shortened (B4)',
      `${head}\n${row.replace('+49', '3,1206E+10')}`,
      { code: 'shortened-number', row: 2, column: 'phone', value: '3,1206E+10' },
    ],
    [
      'neither yes nor no (B4)',
      `${head}\n${row.replace('yes', 'perhaps')}`,
      { code: 'not-yes-or-no', row: 2, column: 'active', value: 'perhaps' },
    ],
    [
      'an unknown and a known segment',
      `${head}\n\n${row.replace('road_salt', 'raod_salt')}`,
      { code: 'wrong-field', row: 3, column: 'segments', value: 'agricultural raod_salt' },
    ],
    [
      'a dealer twice',
      `${head}\n${row}\n${row}`,
      { code: 'wrong-field', row: 3, column: 'id', value: 'weser' },
    ],
  ])('is refused with row and column: %s (DR-01)', (_, file, problem) => {
    expect(read(file)).toEqual({ ok: false, reason: [problem] });
  });

  it.each([
    ['yes ja JA true waar WAAR wahr WAHR sand SAND 1 x', true],
    ['no nee Nein nej false onwaar ONWAAR falsch FALSCH falsk 0', false],
  ])('accepts yes and no in four languages: %s (B4)', (words, active) => {
    for (const word of words.split(' ')) {
      expect({ word, ...read(`${head}\n${row.replace('yes', word)}`) }).toMatchObject({
        word,
        value: [{ active }],
      });
    }
  });
});
