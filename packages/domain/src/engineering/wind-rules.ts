import { type ActionRule, inCountry } from './action-rule.ts';

/**
 * Fundamental basic wind velocity in m/s (10 minutes, 10 m, 50 years, terrain II) by coarse boxes of latitude and
 * longitude. The national annex decides.
 */
export const windRules: readonly ActionRule[] = [
  ...inCountry('NL', { least: 24.5, most: 29.5 }, [
    { zone: 'III', value: 24.5, sure: 'A' },
    { zone: 'II', box: [52.8, 53.6, 4.9, 6.12], value: 27, sure: 'B' },
    { zone: 'II', box: [52.9, 53.6, 6.12, 6.38], value: 27, sure: 'B' },
    { zone: 'II', box: [53.12, 53.6, 6.38, 7.25], value: 27, sure: 'B' },
    { zone: 'II', box: [52.98, 53.6, 6.8, 7.25], value: 27, sure: 'B' },
    { zone: 'II', box: [52.25, 52.85, 5.12, 5.9], value: 27, sure: 'B' },
    { zone: 'II', box: [51.15, 53.6, 3.3, 4.27], value: 27, sure: 'B' },
    { zone: 'II', box: [51.7, 52.6, 4.27, 4.86], value: 27, sure: 'B' },
    { zone: 'II', box: [52.17, 52.6, 4.86, 5.14], value: 27, sure: 'B' },
    { zone: 'I', box: [52.55, 53.2, 4.5, 5.32], value: 29.5, sure: 'B' },
    { zone: 'I', box: [53.2, 53.6, 4.7, 5.1], value: 29.5, sure: 'B' },
    { zone: 'I', box: [53.33, 53.6, 5.1, 5.57], value: 29.5, sure: 'B' },
    { zone: 'I', box: [53.425, 53.6, 5.57, 6.06], value: 29.5, sure: 'B' },
    { zone: 'I', box: [53.455, 53.6, 6.06, 6.45], value: 29.5, sure: 'B' },
  ]),
  ...inCountry('BE', { least: 23, most: 26 }, [
    { zone: '24', value: 24, sure: 'C' },
    { zone: '26', box: [50.7, 51.55, 2.5, 3.35], value: 26, sure: 'C' },
    { zone: '25', box: [50.6, 51.55, 3.35, 4.45], value: 25, sure: 'C' },
  ]),
  ...inCountry('LU', { least: 24, most: 24 }, [{ zone: '24', value: 24, sure: 'B' }]),
  ...inCountry('DE', { least: 22.5, most: 30 }, [
    { zone: '2', value: 25, sure: 'B' },
    { zone: '1', box: [47.5, 50.35, 6.1, 9.15], lowers: true, value: 22.5, sure: 'C' },
    { zone: '1', box: [48.55, 50.45, 9.15, 13.9], lowers: true, value: 22.5, sure: 'C' },
    { zone: '3', box: [53.15, 54.95, 6.6, 9.3], value: 27.5, sure: 'B' },
    { zone: '3', box: [53.95, 54.95, 9.3, 11.4], value: 27.5, sure: 'B' },
    { zone: '3', box: [53.85, 54.75, 11, 14.3], value: 27.5, sure: 'B' },
    { zone: '4', box: [53.85, 55.1, 8.2, 9.15], value: 30, sure: 'B' },
    { zone: '4', box: [53.4, 53.85, 6.6, 8.2], value: 30, sure: 'B' },
    { zone: '4', box: [53.5, 53.95, 8.2, 8.8], value: 30, sure: 'B' },
    { zone: '4', box: [54.25, 54.6, 10.85, 11.35], value: 30, sure: 'B' },
    { zone: '4', box: [54.45, 54.75, 13, 13.7], value: 30, sure: 'B' },
  ]),
  ...inCountry('DK', { least: 24, most: 27 }, [{ zone: '24', value: 24, sure: 'A' }]),
  ...inCountry('GB', { least: 21.5, most: 31 }, [
    { zone: 'map', value: 22.5, sure: 'C' },
    { zone: 'map', box: [49.8, 53.4, -6.5, -3.6], value: 24, sure: 'C' },
    { zone: 'map', box: [53.4, 55, -6, 0.5], value: 24, sure: 'C' },
    { zone: 'map', box: [54, 55.4, -8.3, -5.4], value: 25.5, sure: 'C' },
    { zone: 'map', box: [55, 56.6, -8, -1.5], value: 25.5, sure: 'C' },
    { zone: 'map', box: [56.6, 58.8, -4.6, -1.5], value: 26.5, sure: 'C' },
    { zone: 'map', box: [55, 58.8, -8, -4.6], value: 28, sure: 'C' },
    { zone: 'map', box: [58.7, 59.5, -4, -2], value: 29.5, sure: 'C' },
    { zone: 'map', box: [59.5, 61, -3, 0], value: 31, sure: 'C' },
  ]),
  ...inCountry('IE', { least: 25, most: 28.5 }, [
    { zone: 'map', value: 26, sure: 'C' },
    { zone: 'map', box: [51.3, 55.5, -10.7, -8.3], value: 28, sure: 'C' },
  ]),
  ...inCountry('FR', { least: 22, most: 28 }, [
    { zone: '2', value: 24, sure: 'B' },
    { zone: '1', box: [43, 47.6, -1, 4], lowers: true, value: 22, sure: 'C' },
    { zone: '3', box: [49.6, 51.2, 1.3, 3.3], value: 26, sure: 'C' },
    { zone: '3', box: [47.2, 49.8, -5.2, -0.9], value: 26, sure: 'C' },
    { zone: '3', box: [42.4, 44.3, 2.6, 5.1], value: 26, sure: 'C' },
    { zone: '4', box: [41.3, 42, 8.7, 9.4], value: 28, sure: 'C' },
  ]),
  ...inCountry('PL', { least: 22, most: 26 }, [
    { zone: '1', value: 22, sure: 'B' },
    { zone: '2', box: [53.6, 54.9, 14.1, 19.8], value: 26, sure: 'B' },
  ]),
  ...inCountry('PL', { least: 22, most: 30 }, [
    { zone: '3', box: [49, 50.95, 14.8, 16.9], value: 26, sure: 'C' },
    { zone: '3', box: [49, 49.75, 18.6, 22.9], value: 26, sure: 'C' },
  ]),
  ...inCountry('SE', { least: 21, most: 26 }, [
    { zone: 'map', value: 24, sure: 'C' },
    { zone: 'map', box: [55.3, 57.9, 11, 13.3], value: 26, sure: 'C' },
    { zone: 'map', box: [57.9, 59.4, 11, 12.2], value: 25, sure: 'C' },
    { zone: 'map', box: [61, 68.5, 13, 24.2], lowers: true, value: 23, sure: 'C' },
  ]),
  ...inCountry('NO', { least: 22, most: 31 }, [
    { zone: 'municipality', value: 26, sure: 'C' },
    { zone: 'municipality', box: [59, 62.5, 8.6, 12.6], lowers: true, value: 23, sure: 'C' },
    { zone: 'municipality', box: [58.8, 62.2, 4.4, 5.6], value: 30, sure: 'C' },
    { zone: 'municipality', box: [62, 64.5, 4.8, 9], value: 30, sure: 'C' },
    { zone: 'municipality', box: [64.5, 71.3, 10.5, 26], value: 30, sure: 'C' },
  ]),
  ...inCountry('FI', { least: 21, most: 26 }, [{ zone: '21', value: 21, sure: 'B' }]),
  ...inCountry('EE', { least: 21, most: 21 }, [{ zone: '21', value: 21, sure: 'C' }]),
  ...inCountry('LV', { least: 21, most: 27 }, [{ zone: 'map', value: 24, sure: 'C' }]),
  ...inCountry('LT', { least: 24, most: 32 }, [
    { zone: 'I-III', value: 24, sure: 'C' },
    { zone: 'II-III', box: [55.2, 56.4, 20.9, 21.6], value: 30, sure: 'C' },
  ]),
  ...inCountry('AT', { least: 17.6, most: 28.3 }, [
    { zone: 'place list', value: 25, sure: 'B' },
    { zone: 'place list', box: [47.6, 48.6, 16, 17.2], value: 27, sure: 'C' },
  ]),
  ...inCountry('CH', { least: 24.7, most: 29.7 }, [{ zone: 'SIA 261', value: 25, sure: 'C' }]),
  ...inCountry('CZ', { least: 22.5, most: 36 }, [{ zone: 'I-V', value: 25, sure: 'C' }]),
];
