import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { loadFonts } from './load-fonts.ts';
import { brokenLines } from './shared-text.ts';

/** Lines at most as wide as the given text. */
function lines(text: string, asWideAs: string): readonly string[] {
  const doc = new PDFDocument();
  doc.registerFont('regular', loadFonts().regular as unknown as string);
  doc.font('regular').fontSize(10);
  return brokenLines(doc, text, doc.widthOfString(asWideAs) + 0.01);
}

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
