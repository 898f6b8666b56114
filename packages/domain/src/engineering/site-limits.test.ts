import { expect, it } from 'vitest';
import { siteActions } from './site-actions.ts';

it.each([
  // The coast of Lithuania: 30 m/s from 55.2° to 56.4° north and 20.9° to 21.6° east, elsewhere 24 m/s.
  ['the southern edge', 55.2, 21, 30, undefined],
  ['the northern edge', 56.4, 21, 30, undefined],
  ['the western edge', 55.8, 20.9, 30, undefined],
  ['the eastern edge', 55.8, 21.6, 30, undefined],
  // 10 km are 10 / 111.32 = 0.0898° of latitude.
  ['9.9 km to the south', 55.2 - 0.0889, 21, 24, 30],
  ['10.1 km to the south', 55.2 - 0.0908, 21, 24, undefined],
  ['9.9 km to the north', 56.4 + 0.0889, 21, 24, 30],
  ['10.1 km to the north', 56.4 + 0.0908, 21, 24, undefined],
  // At 55.8° they are 10 / (111.32 · cos 55.8°) = 0.1598° of longitude.
  ['9.9 km to the west', 55.8, 20.9 - 0.1582, 24, 30],
  ['10.1 km to the west', 55.8, 20.9 - 0.1615, 24, undefined],
  ['9.9 km to the east', 55.8, 21.6 + 0.1582, 24, 30],
  ['10.1 km to the east', 55.8, 21.6 + 0.1615, 24, undefined],
] as const)('a zone counts up to 10 km around it: %s (EN-08)', (_, latitude, longitude, value, nearby) => {
  const wind = siteActions('LT', { latitude, longitude })?.wind;
  expect([wind?.value, wind?.nearby]).toEqual([value, nearby]);
});

it.each([
  // The low region of the east and the stormy coast overlap.
  ['the higher of two regions', 'NO', 62.2, 8.8, 30],
  ['the low region', 'NO', 61, 10.5, 23],
  ['the coast', 'NO', 63, 7, 30],
  ['neither', 'NO', 58.5, 7.5, 26],
  // Zones II and I overlap in the north of Holland.
  ['the highest of several zones', 'NL', 52.83, 5, 29.5],
] as const)('wind of overlapping regions: %s (EN-08)', (_, country, latitude, longitude, value) => {
  expect(siteActions(country, { latitude, longitude })?.wind.value).toBe(value);
});

it.each([
  // The coast ends at Skagen, 57.75° north and 10.6° east: 1 km is 1 / 111.32 = 0.00898° of latitude.
  ['at the end of the coast', 57.75, 10.6, 27],
  ['12.5 km beyond its end', 57.75 + 0.11229, 10.6, 25.5],
  ['25 km beyond its end', 57.75 + 0.22458, 10.6, 24],
  ['50 km beyond its end', 57.75 + 0.44916, 10.6, 24],
  // It begins at 54.91° north, 8.63° east.
  ['12.5 km before its beginning', 54.91 - 0.11229, 8.63, 25.5],
  // A straight part runs north along 8.12° east: 12.5 km are 12.5 / (111.32 · cos 56°) = 0.2008° of longitude.
  ['12.5 km east of the coast', 56.18, 8.12 + 0.2008, 25.5],
] as const)('Danish wind falls from 27 to 24 m/s over 25 km: %s (EN-08)', (_, latitude, longitude, value) => {
  expect(siteActions('DK', { latitude, longitude })?.wind.value).toBeCloseTo(value, 2);
});

it.each([
  ['NL', 51.53, 5.98, 'III', undefined],
  ['NL', 52.96, 4.76, 'I', undefined],
  ['DE', 54.48, 9.05, '4', '2'],
  ['PL', 49.3, 20, '3', '5'],
  // These only say where a value comes from.
  ['DK', 56.16, 10.2, undefined, undefined],
  ['CH', 47, 8, undefined, undefined],
  ['LT', 55, 24, undefined, undefined],
] as const)(
  'names a zone that the annex numbers: %s %d %d (EN-08)',
  (country, latitude, longitude, wind, snow) => {
    const actions = siteActions(country, { latitude, longitude });
    expect([actions?.wind.zone, actions?.snow.zone]).toEqual([wind, snow]);
  },
);

it('names the annex and the range of each action (EN-08)', () => {
  expect(siteActions('DE', { latitude: 50.8, longitude: 6.48 })).toEqual({
    wind: { value: 25, zone: '2', source: 'DIN EN 1991-1-4/NA', least: 22.5, most: 30, sure: 'B' },
    snow: { value: 0.65, zone: '1', source: 'DIN EN 1991-1-3/NA', least: 0.65, most: 5, sure: 'C' },
    earthquake: { region: 'Lower Rhine', advice: 'preselect', source: 'DIN EN 1998-1/NA' },
  });
});
