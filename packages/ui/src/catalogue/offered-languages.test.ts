import { afterEach, expect, test } from 'vitest';
import { boot, setBoot } from './boot.ts';
import { localeOf, offeredLanguage, offeredLocales, ownName } from './offered-languages.ts';

const sample = boot();
afterEach(() => setBoot(sample));

test('the languages are those of the catalogue, each with its own name (LG-02, CT-09)', () => {
  expect(offeredLocales()).toEqual(sample.languages);
  expect(sample.languages.slice(0, 4)).toEqual(['en_GB', 'nl_NL', 'de_DE', 'da_DK']);
  setBoot({ ...sample, languages: ['en_GB', 'sv_SE'] });
  expect([localeOf('sv'), offeredLanguage('sv-SE'), offeredLanguage('de')]).toEqual([
    'sv_SE',
    'sv',
    undefined,
  ]);
  expect(ownName('sv')).toBe('Svenska');
});
