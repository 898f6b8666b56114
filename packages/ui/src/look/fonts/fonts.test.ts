import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
/** Every page loads the first part; a page with a rare letter both. */
const fonts = { 'screen.woff2': 19 * 1024, 'screen-rare.woff2': 16 * 1024 };

/** Numbers of known tables in a WOFF2 file. */
const fvar = 47;
const [glyf, loca, otherTag] = [10, 11, 63];

/** The numbers of a font's tables. */
function tablesOf(font: Buffer): number[] {
  let at = 48;
  const skipLength = () => {
    while (font[at]! & 0x80) at++;
    at++;
  };
  return Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font[at++]!;
    const table = flags & 0x3f;
    const version = flags >> 6;
    if (table === otherTag) at += 4;
    skipLength();
    const isOutline = table === glyf || table === loca;
    if (isOutline ? version === 0 : version !== 0) skipLength();
    return table;
  });
}

it('screens have one variable font of their own, in two parts of at most 19 and 16 KB, and a fallback of the same widths (ST-01)', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.toSorted()).toEqual(Object.keys(fonts).toSorted());
  for (const [name, maxBytes] of Object.entries(fonts)) {
    const font = readFileSync(join(folder, name));
    expect(font.length).toBeLessThanOrEqual(maxBytes);
    expect(tablesOf(font)).toContain(fvar);
  }
  const css = readFileSync(join(folder, '../tokens.css'), 'utf8');
  expect(new Set(css.match(/(?<=url\("\.\/fonts\/)[^"]*/g))).toEqual(new Set(files));
  expect(css).toContain('font-weight: 400 600;');
  expect(css).toMatch(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;/);
});

it('a page loads the part with rare letters only for them (ST-01)', () => {
  const css = readFileSync(join(folder, '../tokens.css'), 'utf8');
  const [face] = css.match(/@font-face \{\s+font-family: "Screen Sans Rare";[^}]*\}/)!;
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first, last = first]) => [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const,
  );
  const isRare = (letter: string) =>
    ranges.some(([first, last]) => letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last);
  expect([...'ŁźĞğűŠẞñÊô½'].every(isRare)).toBe(true);
  expect([...'Grüße æøå ÆØÅ éëïèóç 12 m³ ‑ – „“” … € − ≤ ≥ ≈ ← →'].filter(isRare)).toEqual([]);
  const texts = join(folder, '../../../../../packages/texts/locales');
  const files = readdirSync(texts, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(join(texts, file), 'utf8');
    expect({ file, rare: [...text].filter(isRare) }).toEqual({ file, rare: [] });
  }
});
