import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { parseOwnFont } from '../../apps/server/src/deals/paper/pdf/load-fonts.ts';
import type { ParsedFont } from '../../apps/server/src/deals/paper/pdf/parsed-font.ts';
import type { FontFacts, PreparedFontData } from '../../apps/server/src/deals/paper/pdf/prepared-font.ts';
import { commonText } from '../../apps/server/src/deals/paper/pdf/shared-text.ts';

/**
 * Writes what PDFs need of the quotation's font for the common characters beside each font file, so that a thread need
 * not read it. Run it after subset-fonts.ts and after a change of the common characters; the results are committed.
 */
const names = ['regular', 'bold'] as const;
export const preparedFile = (name: (typeof names)[number]): URL =>
  new URL(`../../apps/server/fonts/quotation-${name}.json`, import.meta.url);

export function preparedFont(name: (typeof names)[number]): PreparedFontData {
  const font = parseOwnFont(name) as ParsedFont & FontFacts & { readonly characterSet: readonly number[] };
  const { postscriptName, unitsPerEm, ascent, descent, lineGap, xHeight, capHeight, italicAngle } = font;
  if (unitsPerEm !== 1000) throw new Error('widths are taken as thousandths of the size');
  // A line end has no glyph, but lines are measured with it.
  const characters = `${commonText}\n`;
  const glyphs = Array.from(characters, (character) => font.layout(character).glyphs[0]!);
  return {
    facts: {
      postscriptName,
      unitsPerEm,
      ascent,
      descent,
      lineGap,
      xHeight,
      capHeight,
      italicAngle,
      bbox: { minX: font.bbox.minX, minY: font.bbox.minY, maxX: font.bbox.maxX, maxY: font.bbox.maxY },
      'OS/2': { sFamilyClass: font['OS/2'].sFamilyClass },
      post: { isFixedPitch: font.post.isFixedPitch },
      head: { macStyle: { italic: font.head.macStyle.italic } },
      _tables: { head: { checkSumAdjustment: font._tables.head.checkSumAdjustment } },
    },
    covered: rangesOf(font.characterSet),
    characters,
    ids: glyphs.map(({ id }) => id),
    widths: glyphs.map(({ advanceWidth }) => advanceWidth),
    kerning: packed(new Uint8Array(kerningOf(font, Array.from(characters)).buffer)),
    ...embeddedFont(font),
  };
}

function rangesOf(characters: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const character of characters.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  return ranges;
}

function kerningOf(font: ParsedFont, characters: readonly string[]): Int16Array {
  return Int16Array.from(
    characters.flatMap((first) =>
      characters.map((second) => {
        const { glyphs, positions } = font.layout(first + second);
        const [glyph] = glyphs;
        const [position] = positions;
        const kerning = (position?.xAdvance ?? 0) - (glyph?.advanceWidth ?? 0);
        if (glyphs.length !== 2) throw new Error(`no pair: ${first}${second}`);
        return kerning;
      }),
    ),
  );
}

function embeddedFont(font: ParsedFont): Pick<PreparedFontData, 'embedded' | 'file'> {
  const subset = font.createSubset();
  for (const { id } of font.layout(commonText).glyphs) subset.includeGlyph(id);
  // Encoding adds the parts of composed glyphs.
  const embedded = [...subset.glyphs];
  return { embedded, file: packed(subset.encode()) };
}

function packed(bytes: Uint8Array): string {
  return deflateSync(bytes, { level: 9 }).toString('base64');
}

if (process.argv[1]?.endsWith('prepare-fonts.ts'))
  for (const name of names) writeFileSync(preparedFile(name), `${JSON.stringify(preparedFont(name))}\n`);
