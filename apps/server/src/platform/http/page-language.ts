import { flagDefaults, readFlags } from '@silowright/domain/flags/flags';
import { type LocaleName, localeOfLanguage, readLanguage } from '@silowright/domain/locale';
import type { FastifyRequest } from 'fastify';

/**
 * The locale of a page that comes with its screen, as the app will choose it (D12): of the query, else of the browser.
 * Undefined in a frame, for a page that is kept for use without a network, and if a flag changes the screen.
 */
export function localeOfFirstPage(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  languages: readonly LocaleName[],
  defaultLanguage: LocaleName,
): LocaleName | undefined {
  const [, search = ''] = url.split('?', 2);
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return undefined;
  const query = new URLSearchParams(search);
  const flags = readFlags(query);
  const isUsual = Object.entries(flagDefaults).every(
    ([name, value]) => flags[name as keyof typeof flags] === value,
  );
  if (!isUsual) return undefined;
  const requested = [query.get('language'), ...acceptedLanguages(headers['accept-language']), 'en'];
  const language = requested.map((each) => readLanguage(each, languages)).find(Boolean);
  return language ? localeOfLanguage(language, languages) : defaultLanguage;
}

/** The languages of `de-AT, nl;q=0.8`, most wanted first. */
const acceptedLanguages = (header = ''): string[] =>
  header
    .split(',', 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/i);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
