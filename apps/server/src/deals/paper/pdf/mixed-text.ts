import bidiFactory from 'bidi-js';
import type { Letter } from './printable-text.ts';

const bidi = bidiFactory();

/** Letters of one font and direction, in reading order, without spaces at which a line may break. */
export interface Run {
  readonly text: string;
  readonly font: Letter['font'];
}

/** A line of a text in several fonts: runs from left to right. */
export interface MixedLine {
  readonly runs: readonly Run[];
  /** As it is read, if it is not drawn letter by letter from left to right. */
  readonly read: string | null;
}

const shapedFonts: readonly Letter['font'][] = ['arabic', 'hebrew', 'thai', 'devanagari', 'emoji'];

/** Between these characters a line may break without a space. */
const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u;

/** A line never begins with these. */
const closes = /^[”’"'»)\]}、。，．：；！？）」』】…]/u;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Breaks a text into lines of at most the width and puts the parts of each line in visual order. */
export function mixedLines(
  letters: readonly Letter[],
  width: number,
  widthOf: (run: Run) => number,
): MixedLine[] {
  return paragraphs(letters).flatMap((paragraph) => {
    const text = paragraph.map((letter) => letter.text).join('');
    const { levels } = bidi.getEmbeddingLevels(text);
    const measure = ({ start, end }: Span) =>
      runsOf(paragraph.slice(start, end)).reduce((sum, run) => sum + widthOf(run), 0);
    return brokenAt(paragraph, width, measure).map(({ start, end }): MixedLine => {
      const offset = lengthOf(paragraph.slice(0, start));
      const line = paragraph.slice(start, end);
      return {
        read: line.some(({ font }) => shapedFonts.includes(font))
          ? line.map((letter) => letter.text).join('')
          : null,
        runs: line.length ? visualRuns(levels, line, offset) : [],
      };
    });
  });
}

const lengthOf = (letters: readonly Letter[]) => letters.reduce((sum, { text }) => sum + text.length, 0);

function paragraphs(letters: readonly Letter[]): Letter[][] {
  const found: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.text === '\n') found.push([]);
    else found.at(-1)?.push(letter);
  }
  return found;
}

/** Joins neighbours of one font; a space is a run of its own, because a run is shaped as one word. */
function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  for (const { text, font } of letters) {
    const last = runs.at(-1);
    if (last && last.font === font && text !== ' ' && last.text !== ' ')
      runs[runs.length - 1] = { text: last.text + text, font };
    else runs.push({ text, font });
  }
  return runs;
}

function brokenAt(letters: readonly Letter[], width: number, measure: (span: Span) => number): Span[] {
  const lines: Span[] = [];
  let start = 0;
  let used = 0;
  for (const { start: from, end } of words(letters)) {
    const wordWidth = measure({ start: from, end });
    const visible = letters[end - 1]?.text === ' ' ? measure({ start: from, end: end - 1 }) : wordWidth;
    if (used + visible > width && from > start) {
      lines.push({ start, end: trimmed(letters, start, from) });
      start = from;
      used = 0;
    }
    // A word that is wider than the line breaks within.
    for (let at = from; used + visible > width && at < end; at++) {
      if (measure({ start, end: at + 1 }) > width && at > start) {
        lines.push({ start, end: at });
        start = at;
      }
    }
    used = start > from ? measure({ start, end }) : used + wordWidth;
  }
  lines.push({ start, end: trimmed(letters, start, letters.length) });
  return lines;
}

function words(letters: readonly Letter[]): Span[] {
  const found: Span[] = [];
  let start = 0;
  letters.forEach(({ text }, at) => {
    const next = letters[at + 1]?.text;
    const ends =
      next === undefined ||
      (next !== ' ' &&
        (text === ' ' || (!closes.test(next) && (breaksAnywhere.test(text) || breaksAnywhere.test(next)))));
    if (!ends) return;
    found.push({ start, end: at + 1 });
    start = at + 1;
  });
  return found;
}

function trimmed(letters: readonly Letter[], start: number, end: number): number {
  let last = end;
  while (last > start && letters[last - 1]?.text === ' ') last--;
  return last;
}

/** Letters of a right-to-left run stay in reading order: the font's shaping turns them. */
function visualRuns(levels: Uint8Array, line: readonly Letter[], offset: number): Run[] {
  let at = offset;
  const placed = line.map((letter) => {
    const level = levels[at] ?? 0;
    at += letter.text.length;
    const mirrored = level % 2 ? bidi.getMirroredCharacter(letter.text) : null;
    return { letter: mirrored ? { ...letter, text: mirrored } : letter, level };
  });
  const runs: { run: Run; level: number }[] = [];
  for (let from = 0; from < placed.length; ) {
    const level = placed[from]?.level ?? 0;
    let to = from;
    while (placed[to]?.level === level) to++;
    for (const run of runsOf(placed.slice(from, to).map(({ letter }) => letter))) runs.push({ run, level });
    from = to;
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) reverseFrom(runs, level);
  return runs.map(({ run }) => run);
}

/** Rule L2 of the algorithm, on runs. */
function reverseFrom(runs: { run: Run; level: number }[], level: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while (to < runs.length && (runs[to]?.level ?? 0) >= level) to++;
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = to;
  }
}
