import { type ActionRule, inCountry } from './action-rule.ts';

/**
 * Characteristic snow load on the ground in kN/m² by coarse boxes, at the usual altitude of each box.
 * The national annex decides.
 */
export const snowRules: readonly ActionRule[] = [
  ...inCountry('NL', { least: 0.7, most: 0.7 }, [{ zone: 'all', value: 0.7, sure: 'A' }]),
  ...inCountry('BE', { least: 0.5, most: 1.2 }, [
    { zone: 'all', value: 0.5, sure: 'A' },
    { zone: 'Ardennes', box: [49.4, 50.6, 4.9, 6.4], value: 0.97, sure: 'A' },
  ]),
  ...inCountry('LU', { least: 0.5, most: 1.2 }, [{ zone: 'all', value: 0.9, sure: 'C' }]),
  ...inCountry('DE', { least: 0.65, most: 5 }, [
    { zone: '2', value: 0.85, sure: 'A' },
    { zone: '1', box: [49, 53.6, 5.8, 8.3], lowers: true, value: 0.65, sure: 'C' },
    { zone: '2', box: [47.5, 50.6, 9, 12.6], value: 1.44, sure: 'C' },
    { zone: '1', box: [48.4, 50.3, 7.5, 9], lowers: true, value: 0.65, sure: 'C' },
  ]),
  ...inCountry('DE', { least: 1.1, most: 6 }, [
    { zone: '3', box: [47.2, 47.75, 10, 13.2], value: 3.86, sure: 'C' },
    { zone: '3', box: [50.2, 50.8, 12.2, 14], value: 3.07, sure: 'C' },
    { zone: '3', box: [48.5, 49.5, 12.4, 13.9], value: 3.07, sure: 'C' },
    { zone: '3', box: [51.55, 51.95, 10.2, 11], value: 2.37, sure: 'C' },
    { zone: '3', box: [53.9, 54.75, 12.4, 14.4], value: 1.1, sure: 'C' },
  ]),
  ...inCountry('DK', { least: 1, most: 1 }, [{ zone: 'all', value: 1, sure: 'A' }]),
  ...inCountry('GB', { least: 0.3, most: 2.5 }, [
    { zone: '3', value: 0.5, sure: 'B' },
    { zone: '4', box: [54.5, 61, -8, 0], value: 0.79, sure: 'C' },
  ]),
  ...inCountry('IE', { least: 0.3, most: 1 }, [{ zone: 'map', value: 0.4, sure: 'C' }]),
  ...inCountry('FR', { least: 0.45, most: 7 }, [{ zone: 'A-C', value: 0.55, sure: 'B' }]),
  ...inCountry('PL', { least: 0.7, most: 5 }, [
    { zone: '2', value: 0.9, sure: 'A' },
    { zone: '3', box: [53.9, 54.9, 17.5, 19.8], value: 1.2, sure: 'B' },
    { zone: '3', box: [49, 54.9, 21.4, 24.2], value: 1.2, sure: 'B' },
    { zone: '4', box: [53, 54.5, 20, 23.9], value: 1.6, sure: 'B' },
  ]),
  ...inCountry('PL', { least: 2, most: 5 }, [
    { zone: '5', box: [49, 49.6, 19, 20.6], value: 2.38, sure: 'B' },
  ]),
  ...inCountry('SE', { least: 1, most: 5.5 }, [
    { zone: '2.0-2.5', value: 2.5, sure: 'B' },
    { zone: '1.0-1.5', box: [55.3, 58, 11, 14.2], lowers: true, value: 1.5, sure: 'B' },
  ]),
  ...inCountry('SE', { least: 2.5, most: 5.5 }, [
    { zone: '3.0-4.5', box: [60.5, 69, 12, 24.2], value: 3, sure: 'B' },
  ]),
  ...inCountry('NO', { least: 1.5, most: 9 }, [
    { zone: 'municipality', value: 3.5, sure: 'C' },
    { zone: 'municipality', box: [58, 62, 4.4, 6.2], lowers: true, value: 2, sure: 'C' },
  ]),
  ...inCountry('FI', { least: 2, most: 3.5 }, [{ zone: '2.0-3.5', value: 2.5, sure: 'C' }]),
  ...inCountry('EE', { least: 1.25, most: 2 }, [{ zone: '', value: 1.5, sure: 'C' }]),
  ...inCountry('LV', { least: 1.25, most: 2 }, [{ zone: '', value: 1.5, sure: 'C' }]),
  ...inCountry('LT', { least: 1.2, most: 1.6 }, [{ zone: 'I-II', value: 1.6, sure: 'C' }]),
  ...inCountry('AT', { least: 0.9, most: 12 }, [{ zone: 'map', value: 1.9, sure: 'B' }]),
  ...inCountry('CH', { least: 0.9, most: 10 }, [{ zone: 'h0', value: 1.22, sure: 'B' }]),
  ...inCountry('CZ', { least: 0.7, most: 4 }, [{ zone: 'I-VIII', value: 1, sure: 'C' }]),
];
