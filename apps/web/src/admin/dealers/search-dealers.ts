import type { StaffDealer } from '@silowright/contract/admin-dealers';
import { languages } from '@silowright/domain/locale';

/** Compared without case and accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

const countryNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

export interface SearchableDealer {
  readonly dealer: StaffDealer;
  readonly text: string;
}

/** Folded once for all keys of a search, with the country's name in every language. */
export function searchableDealers(dealers: readonly StaffDealer[]): SearchableDealer[] {
  const named = new Map<string, string>();
  const nameOf = (code: string): string => {
    const known = named.get(code);
    if (known !== undefined) return known;
    const names = countryNames.map((each) => each.of(code) ?? '').join(' ');
    named.set(code, names);
    return names;
  };
  return dealers.map((dealer) => {
    const { id, name, industry, country, city, email, phone, hub_spot_id } = dealer;
    const texts = [name, city, country, nameOf(country), industry, email, phone, hub_spot_id, id];
    return { dealer, text: fold(texts.join(' ')) };
  });
}

/** Every word somewhere in a dealer's fields, in any order. */
export function findDealers(dealers: readonly SearchableDealer[], search: string): StaffDealer[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return dealers.filter(({ text }) => words.every((word) => text.includes(word))).map(({ dealer }) => dealer);
}
