import { describe, expect, it } from 'vitest';
import { type Address, type AddressParts, addressInLanguage, readAddress } from './read-address.ts';

const parts = (address: string): AddressParts => {
  const { pathname, search, hash } = new URL(address, 'https://silowright.test');
  return { pathname, search, hash };
};
const on = { LANGUAGE_FROM_BROWSER: true };
const off = { LANGUAGE_FROM_BROWSER: false };

describe('readAddress', () => {
  it.each<[string, Partial<Address>]>([
    ['/', { hasHash: false }],
    ['/agriculture', { market: 'agriculture' }],
    ['/agriculture/wet_by_product', { market: 'agriculture', productGroup: 'wet_by_product' }],
    ['/dealer/de/nordsilo', { language: 'de', dealerId: 'nordsilo' }],
    ['/dealer/xx/nordsilo', { language: 'en', dealerId: 'nordsilo' }],
    ['/admin/home', { language: 'en' }],
    ['/a/b/c', { language: 'en' }],
    ['/%E0%A4%A', { market: '%E0%A4%A' }],
    ['/#volume', { step: 'volume', hasHash: true }],
    ['/#volume?language=de', { step: 'volume', language: 'de' }],
    ['/#language=da', { language: 'da', hasHash: false }],
    ['/#nonsense', { hasHash: true }],
  ])('%s (RT-02, RT-03, RT-04, RT-05)', (address, expected) => {
    const read = readAddress(parts(address), off, []);
    expect(read).toMatchObject(expected);
    if (!('market' in expected)) expect(read).not.toHaveProperty('market');
    if (!('step' in expected)) expect(read).not.toHaveProperty('step');
  });

  it.each<[string, { LANGUAGE_FROM_BROWSER: boolean }, string[], string]>([
    ['/dealer/nl/x?language=de#volume?language=da', on, ['da'], 'nl'],
    ['/?language=de#volume?language=da', on, ['nl'], 'de'],
    ['/#volume?language=da', on, ['nl'], 'da'],
    ['/', on, ['fr', 'nl-BE', 'de'], 'nl'],
    ['/', off, ['nl'], 'en'],
    ['/', on, ['fr'], 'en'],
    ['/?language=fr', on, ['nl'], 'nl'],
    ['/?language=de_DE', on, [], 'de'],
  ])('%s, flag %j, browser %j gives %s (LG-03, FL-04)', (address, flags, browser, expected) => {
    expect(readAddress(parts(address), flags, browser).language).toBe(expected);
  });
});

describe('addressInLanguage', () => {
  it.each([
    ['/', '/?language=de'],
    ['/#volume', '/?language=de#volume'],
    ['/?DEBUG&language=nl#volume?language=da', '/?DEBUG&language=de#volume'],
    ['/dealer/nl/x?DEBUG#location', '/dealer/de/x?DEBUG#location'],
    ['/agriculture/brine', '/agriculture/brine?language=de'],
  ])('%s becomes %s (LG-07)', (address, expected) => {
    expect(addressInLanguage(parts(address), 'de')).toBe(expected);
  });
});
