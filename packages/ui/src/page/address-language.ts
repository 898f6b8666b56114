import type { Flags } from '@silowright/domain/flags/flags';
import { type Language, languageOfLocale } from '@silowright/domain/locale';
import { boot } from '../catalogue/boot.ts';
import { offeredLanguage } from '../catalogue/offered-languages.ts';

/** Where an address and a browser may name a language. */
export interface LanguageSources {
  readonly inPath?: string | undefined;
  readonly search: string;
  readonly inHash?: string | undefined;
  /** As chosen before on pages whose addresses need not name it. */
  readonly remembered?: string | null | undefined;
  readonly browser: readonly string[];
}

/** The first language that the catalogue offers, with the priority of D12 (LG-03). */
export function languageOf(sources: LanguageSources, flags: Pick<Flags, 'LANGUAGE_FROM_BROWSER'>): Language {
  const { inPath, search, inHash, remembered, browser } = sources;
  const named = [
    inPath,
    new URLSearchParams(search).get('language'),
    inHash,
    remembered,
    ...(flags.LANGUAGE_FROM_BROWSER ? browser : []),
    'en',
  ];
  return named.map((each) => offeredLanguage(each)).find(Boolean) ?? languageOfLocale(boot().defaultLanguage);
}

/** The query of an address in another language (D21). */
export function searchInLanguage(search: string, language: Language): string {
  // Edited as text, because URLSearchParams rewrites flags without a value (`?DEBUG`) to `DEBUG=`.
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^language(=|$)/.test(pair));
  return `?${[...others, `language=${language}`].join('&')}`;
}
