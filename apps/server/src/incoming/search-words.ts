import { foldText } from '@silowright/domain/characters';

/** Normalises texts for the search: without case and accents, word by word. */
export function searchWords(texts: readonly string[]): string[] {
  const folded = foldText(texts.join(' '));
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))].map((word) =>
    word.slice(0, 60),
  );
}

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * A phone number as two words that ordinary texts cannot contain: its digits forwards and backwards, so that its
 * beginning and its end can be typed in any grouping. The middle alone is not found.
 */
export function phoneWords(phone: string): string[] {
  // "+49 (0)4445": the zero is dialled inside the country only.
  const digits = phone.replace('(0)', '').replace(/\D/g, '').slice(0, 30);
  return digits.length < 4 ? [] : [`#${digits}`, `~${reversed(digits)}`];
}

/** One thing that a row must contain: all of some words, or one instead of them. Words may be cut short. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** Each instead of the words: a phone number, another spelling. */
  readonly instead: readonly string[];
  /** Instead of words: characters that no word has, such as % or an emoji, as they stand in a text (B38). */
  readonly signs?: string;
}

/** "Mueller" is how keyboards without an ü write Müller, which is stored as "muller". */
const otherSpelling = (word: string): string[] => {
  const other = word.replace(/([aou])e/g, '$1');
  return other === word ? [] : [other];
};

/** Digits with the signs that are usual in phone numbers between them. */
const phoneLike = /(?:\+|\b0|\b\d)[\d\s()/.-]{2,}\d/g;

/** What a search asks for; a row must match every term. */
export function searchTerms(search: string): SearchTerm[] {
  const phones: SearchTerm[] = [];
  const rest = search.replace(phoneLike, (run) => {
    // Inside the country people write 0 for +49: the end decides.
    const digits = run.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
    if (digits.length < 4) return run;
    const national = digits.replace(/^0+/, '');
    phones.push({ words: searchWords([run]), instead: [`#${digits}`, `~${reversed(national)}`] });
    return ' ';
  });
  const terms = [
    ...searchWords([rest]).map((word) => ({ words: [word], instead: otherSpelling(word) })),
    ...phones,
  ];
  if (terms.length > 0) return terms;
  const signs = search.toWellFormed().split(/\s+/).filter(Boolean);
  return signs.map((each) => ({ words: [], instead: [], signs: each }));
}
