import type { StaffDealer } from '@silowright/contract/dealers';
import { foldText } from '@silowright/domain/characters';
import { languages } from '@silowright/domain/locale';

const countryNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

export interface SearchableDealer {
  readonly dealer: StaffDealer;
  readonly text: string;
}

const named = new Map<string, string>();

/** The name of a country in every language. */
function namesOf(code: string): string {
  let names = named.get(code);
  if (names === undefined) {
    names = countryNames.map((each) => each.of(code) ?? '').join(' ');
    named.set(code, names);
  }
  return names;
}

export const searchableDealers = (dealers: readonly StaffDealer[]): SearchableDealer[] =>
  dealers.map((dealer) => {
    const { id, name, industry, country, city, email, phone, hub_spot_id } = dealer;
    const fields = [name, city, country, namesOf(country), industry, email, phone, hub_spot_id, id];
    return { dealer, text: foldText(fields.join(' ')) };
  });

/** Finds dealers whose fields contain every word, in any order. */
export function findDealers(dealers: readonly SearchableDealer[], search: string): StaffDealer[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return dealers.flatMap(({ dealer, text }) => (words.every((word) => text.includes(word)) ? [dealer] : []));
}
