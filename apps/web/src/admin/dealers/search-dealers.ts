import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { foldText } from '@silowright/domain/fold-text';
import { languages } from '@silowright/domain/locale';

const countryNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

export interface SearchableDealer {
  readonly dealer: StaffDealer;
  readonly text: string;
}

/** Normalised once per search, with the country name in every language. */
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
    return { dealer, text: foldText(texts.join(' ')) };
  });
}

/** Finds dealers whose fields contain every word, in any order. */
export function findDealers(dealers: readonly SearchableDealer[], search: string): StaffDealer[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return dealers.filter(({ text }) => words.every((word) => text.includes(word))).map(({ dealer }) => dealer);
}
