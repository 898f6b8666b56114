import type { StaffDealer } from '@silowright/contract/dealers';
import { foldText } from '@silowright/domain/characters';
import { languages } from '@silowright/domain/locale';

const countryNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

export interface SearchableDealer {
  readonly dealer: StaffDealer;
  /** What is searched; normalised once, when the first search needs it. */
  text(): string;
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
    let text: string | undefined;
    return {
      dealer,
      text: () => {
        const { id, name, industry, country, city, email, phone, hub_spot_id } = dealer;
        text ??= foldText(
          [name, city, country, namesOf(country), industry, email, phone, hub_spot_id, id].join(' '),
        );
        return text;
      },
    };
  });

/** Finds dealers whose fields contain every word, in any order. */
export function findDealers(dealers: readonly SearchableDealer[], search: string): StaffDealer[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? dealers
      : dealers.filter((each) => words.every((word) => each.text().includes(word)));
  return found.map(({ dealer }) => dealer);
}
