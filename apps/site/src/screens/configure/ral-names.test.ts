import { ralColours } from '@silowright/domain/catalogue/ral-colours';
import english from '@silowright/texts/locales/en_GB/colours.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { findRalColours, foldedRalNames } from './ral-names.ts';

const names = foldedRalNames(
  Object.entries(english).map(([key, name]) => {
    const code = key.slice('ral.'.length);
    return { code, name: code === '6003' ? 'Olivgrün' : name };
  }),
);
const codes = (query: string) => findRalColours(names, query).map(({ code }) => code);

it('each colour has a name (CF-18)', () => {
  expect(names.map(({ code }) => code)).toEqual(Object.keys(ralColours));
  expect(names.filter(({ name }) => name === '')).toEqual([]);
});

describe('findRalColours', () => {
  it.each([
    ['6018', ['6018']],
    ['RAL 6018', ['6018']],
    ['ral6018', ['6018']],
    [' yellow green ', ['6018']],
    ['olivgrun', ['6003']],
    ['', []],
    ['no such colour', []],
  ])('%j finds %j (CF-04)', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  it('a number matches from its first digit (CF-04)', () => {
    expect(codes('701')).toContain('7016');
    expect(codes('701').every((code) => code.startsWith('701'))).toBe(true);
  });
});
