import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const fontBytes = 35 * 1024;

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

it('screens have one variable font of their own, at most 35 KB, and a fallback of the same widths (ST-01)', () => {
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  const font = readFileSync(join(folder, fonts[0]!));
  expect(font.length).toBeLessThanOrEqual(fontBytes);
  expect(tablesOf(font)).toContain(fvar);
  const css = readFileSync(join(folder, '../tokens.css'), 'utf8');
  expect([...new Set(css.match(/url\([^)]*woff2?[^)]*\)/g))]).toEqual([`url("./fonts/${fonts[0]}")`]);
  expect(css).toContain('font-weight: 400 600;');
  expect(css).toMatch(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;/);
});
