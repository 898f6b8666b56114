import { describe, expect, it } from 'vitest';
import { brokenLines } from './broken-lines.ts';

/** Lines at most as wide as the given text. */
const lines = (text: string, asWideAs: string) => brokenLines(text, asWideAs.length, ({ length }) => length);

describe('lines on paper', () => {
  it.each([
    ['Directive 2006/42/EC holds', 'Directive 2006/42/', ['Directive', '2006/42/EC holds']],
    ['at most 650\u00a0kg/m³', 'at most 650\u00a0kg/', ['at most', '650\u00a0kg/m³']],
    ['Link in the e-mail', 'Link in the e-', ['Link in the', 'e-mail']],
    ['siehe „E-Mail“', 'siehe „E-M', ['siehe', '„E-Mail“']],
    [
      'at most 24 m/s (SS-EN\u00a01991-1-4)',
      'at most 24 m/s (SS-EN',
      ['at most 24 m/s', '(SS-EN\u00a01991-1-4)'],
    ],
    ['one/two three/four', 'one/two thre', ['one/two', 'three/four']],
  ])('keep %j whole', (text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  it('break a word that is wider than the line, and keep line ends of the text', () => {
    expect(lines('a silo/tank', 'silo/x')).toEqual(['a', 'silo/', 'tank']);
    expect(lines('one\ntwo/three four', 'two/three f')).toEqual(['one', 'two/three', 'four']);
  });
});
