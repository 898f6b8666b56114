import { describe, expect, test } from 'vitest';
import { foldName, spellingsOf } from './fold-name.ts';

describe('folded names', () => {
  test.each([
    ['München', 'munchen'],
    ['KØBENHAVN', 'kobenhavn'],
    ['Straßburg', 'strassburg'],
    ["'s-Hertogenbosch", 's hertogenbosch'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['  St.  Gallen ', 'st gallen'],
    ['Москва', ''],
  ])('%s folds to "%s"', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test.each([
    ['München', 'DE', 'muenchen'],
    ['Tønder', 'DK', 'toender'],
    ['Aalborg', 'DK', 'alborg'],
    ['Sankt Augustin', 'DE', 'st augustin'],
    ['St. Gallen', 'CH', 'sankt gallen'],
    ['Sint Nicolaasga', 'NL', 'st nicolaasga'],
    ["'s-Hertogenbosch", 'NL', 'hertogenbosch'],
    ['Bad Zwischenahn', 'DE', 'zwischenahn'],
  ])('%s (%s) is also found as "%s"', (name, country, spelling) => {
    expect(spellingsOf(name, country)).toContain(spelling);
  });
});
