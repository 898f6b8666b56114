/** What the search looks at: the name and other words for the same product. */
export interface Searched {
  readonly label: string;
  readonly synonyms?: readonly string[];
}

/** In shorter words typing errors are not corrected, because too many words are similar. */
const shortestForgiven = 4;

const apart: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'a', ø: 'o' };

/**
 * Without case and accents; umlauts once as one letter and once as two, since people type both. Names have no-break
 * spaces before units, and some languages write 5 %, others 5%.
 */
function spellings(text: string): readonly [plain: string, apart: string] {
  const lower = text.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ').replaceAll(' %', '%');
  const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
  return [
    bare(lower.replace(/[ßæø]/g, (letter) => plain[letter] ?? letter)),
    bare(lower.replace(/[äöüßæøå]/g, (letter) => apart[letter] ?? letter)),
  ];
}

/**
 * The products that fit what was typed (EN-12): first those whose name contains it, then by another word for them,
 * then those whose name or other word begins like it with one typing error. Within each the order stays.
 */
export function searchProducts<Product extends Searched>(
  products: readonly Product[],
  typed: string,
): Product[] {
  const wanted = spellings(typed);
  const contains = (text: string) =>
    spellings(text).some((spelling, at) => spelling.includes(wanted[at] ?? ''));
  const nearly = (text: string) =>
    spellings(text).some((spelling, at) => beginsNearly(spelling, wanted[at] ?? ''));
  const ranks: ((product: Product) => boolean)[] = [
    ({ label }) => contains(label),
    ({ synonyms = [] }) => synonyms.some(contains),
  ];
  if (wanted[0].length >= shortestForgiven)
    ranks.push(({ label, synonyms = [] }) => [label, ...synonyms].some(nearly));
  const found = new Set(ranks.flatMap((fits) => products.filter(fits)));
  return [...found];
}

/** Whether somebody typed the whole name. */
export const isSameName = (name: string, typed: string): boolean =>
  spellings(name)[0] === spellings(typed)[0];

/** The other word by which a product was found; undefined when its name contains what was typed. */
export function foundBy({ label, synonyms = [] }: Searched, typed: string): string | undefined {
  return searchProducts([{ label }], typed).length > 0
    ? undefined
    : synonyms.find((synonym) => searchProducts([{ label: synonym }], typed).length > 0);
}

/** Whether a word of the text begins with what was typed, with one letter wrong, missing, added or swapped. */
function beginsNearly(text: string, typed: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => {
    for (const length of [typed.length - 1, typed.length, typed.length + 1])
      if (length <= word.length && oneEditApart(word.slice(0, length), typed)) return true;
    return false;
  });
}

function oneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
  );
}
