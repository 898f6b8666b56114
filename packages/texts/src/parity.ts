import type { Messages } from './translate.ts';
import { volumeWords } from './volume-words.ts';

/** The names of the parameters that a sentence needs, sorted. It may write out the unit of volumes. */
export const paramsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))]
    .filter((name) => !(name in volumeWords))
    .sort();

/** The differences of a language from the reference, as sentences (LG-01). */
export function differences(reference: Messages, other: Messages): string[] {
  const keys = new Set([...Object.keys(reference), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const expected = reference[key];
    const found = other[key];
    if (expected === undefined) return [`${key} does not exist in the reference`];
    if (found === undefined) return [`${key} is missing`];
    if (found.trim() === '') return [`${key} is empty`];
    if (paramsOf(expected).join() !== paramsOf(found).join())
      return [
        `${key} takes ${paramsOf(found).join() || 'nothing'} instead of ${paramsOf(expected).join() || 'nothing'}`,
      ];
    return [];
  });
}
