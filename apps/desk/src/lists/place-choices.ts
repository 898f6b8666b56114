import { segmentIds } from '@silowright/ui/texts/segments.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useStaffCall } from '../calls/staff-api.ts';
import { nameOfCode } from '../parts/formats.ts';

export type Choices = readonly (readonly [value: string, text: string])[];

/** The name of a country in the reader's language. */
export const countryName = ({ locale }: Pick<Texts, 'locale'>, code: string): string =>
  nameOfCode(locale, 'region', code);

const byText = (choices: Choices): Choices => choices.toSorted(([, a], [, b]) => a.localeCompare(b));

/** Every list asks for the names of all dealers, which seldom change; a saved dealer renews them. */
const namesFreshMs = 300_000;

/** Markets, dealers, and the countries that have dealers. */
export function usePlaceChoices() {
  const texts = useTexts();
  const { t, has } = texts;
  const dealers = useStaffCall('admin-list-dealers', { query: {} }, { staleTime: namesFreshMs }).data ?? [];
  const countries = dealers.map(({ country }) => country).filter((code) => /^[A-Z]{2}$/.test(code));
  return {
    market: segmentIds().map(
      (id) => [id, has(`market.${id}`) ? t(`market.${id}` as 'admin.state') : id] as const,
    ),
    country: byText([...new Set(countries)].map((code) => [code, countryName(texts, code)] as const)),
    dealer: byText(dealers.map(({ id, name }) => [id, name] as const)),
  } satisfies Record<string, Choices>;
}
