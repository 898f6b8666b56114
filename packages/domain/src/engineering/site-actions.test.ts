import { expect, it } from 'vitest';
import { defaultSelection } from '../pricing/resolve-selection.ts';
import { annexes } from './annexes.ts';
import { earthquakeRules } from './earthquake-rules.ts';
import { preselected, siteActions } from './site-actions.ts';
import { snowRules } from './snow-rules.ts';
import { windRules } from './wind-rules.ts';

it.each([
  ['Venray', 'NL', 51.53, 5.98, 24.5, 0.7],
  ['Den Helder', 'NL', 52.96, 4.76, 29.5, 0.7],
  ['Rotterdam', 'NL', 51.92, 4.48, 27, 0.7],
  ['Groningen', 'NL', 53.22, 6.57, 27, 0.7],
  ['Assen', 'NL', 52.99, 6.56, 24.5, 0.7],
  ['Texel', 'NL', 53.06, 4.8, 29.5, 0.7],
  ['Husum', 'DE', 54.48, 9.05, 30, 0.85],
  ['Kiel', 'DE', 54.32, 10.13, 27.5, 0.85],
  ['Cloppenburg', 'DE', 52.85, 8.04, 25, 0.65],
  ['Frankfurt', 'DE', 50.11, 8.68, 22.5, 0.65],
  ['München', 'DE', 48.14, 11.58, 25, 1.44],
  ['Aurich', 'DE', 53.47, 7.48, 30, 0.65],
  ['Esbjerg', 'DK', 55.47, 8.45, 26.28, 1],
  ['Ringkøbing', 'DK', 56.09, 8.24, 26.1, 1],
  ['Herning', 'DK', 56.14, 8.97, 24, 1],
  ['Aarhus', 'DK', 56.16, 10.2, 24, 1],
  ['Gent', 'BE', 51.05, 3.72, 25, 0.5],
  ['London', 'GB', 51.5, -0.12, 22.5, 0.5],
] as const)('usual wind and snow at %s (EN-08)', (_, country, latitude, longitude, wind, snow) => {
  const actions = siteActions(country, { latitude, longitude });
  expect(actions?.wind.value).toBeCloseTo(wind, 1);
  expect(actions?.snow.value).toBe(snow);
});

it('shows the higher value of a zone that begins within 10 km (EN-08)', () => {
  expect(siteActions('NL', { latitude: 52.5, longitude: 4.7 })?.wind).toMatchObject({
    value: 27,
    nearby: 29.5,
  });
  expect(siteActions('NL', { latitude: 52.96, longitude: 4.76 })?.wind.nearby).toBeUndefined();
  // In the low region of Germany, 5 km from its edge: the country's usual value is near.
  expect(siteActions('DE', { latitude: 50.32, longitude: 7.5 })?.wind).toMatchObject({
    value: 22.5,
    nearby: 25,
  });
});

it.each([
  ['Düren', 'DE', 50.8, 6.48, 'preselect'],
  ['Cloppenburg', 'DE', 52.85, 8.04, undefined],
  ['Mainz', 'DE', 50, 8.27, 'note'],
  ['Loppersum', 'NL', 53.33, 6.75, 'calculate'],
  ['Viborg', 'DK', 56.45, 9.4, undefined],
] as const)('earthquake advice at %s (EN-08)', (_, country, latitude, longitude, advice) => {
  expect(siteActions(country, { latitude, longitude })?.earthquake?.advice).toBe(advice);
});

it('has no values for a country without rules (EN-08)', () => {
  expect(siteActions('US', { latitude: 40, longitude: -75 })).toBeUndefined();
});

it('every country with rules names its national annexes (EN-08)', () => {
  const countries = new Set([...windRules, ...snowRules, ...earthquakeRules].map(({ country }) => country));
  expect([...countries].filter((country) => !annexes[country])).toEqual([]);
});

it('preselects the earthquake option where one is usual, and nowhere else (EN-08)', () => {
  const group = {
    id: 'earthquake_zone_2_de',
    key: 'engineering.earthquake_zone_2_de',
    kind: 'earthquake' as const,
    optional: true,
    multi: false,
    options: [
      {
        value: 'zone_2',
        default_selected: false,
        price_in_cents: 90_000,
        source: { kind: 'included' } as const,
      },
    ],
  };
  const { kind: _, ...without } = group;
  const other = { ...without, id: 'static_calculation', key: 'engineering.static_calculation' };
  const chosenAt = (latitude: number, longitude: number) =>
    defaultSelection(preselected([group, other], siteActions('DE', { latitude, longitude })));
  expect(chosenAt(50.8, 6.48)).toEqual({ 'engineering.earthquake_zone_2_de': 'zone_2' });
  expect(chosenAt(52.85, 8.04)).toEqual({});
  expect(chosenAt(50, 8.27)).toEqual({});
});
