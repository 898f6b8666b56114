import { type CurrencyCode, unnamedCurrency } from '@silowright/domain/catalogue/money';
import { bcp47, type Language, type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import {
  formatMetres,
  formatMoney,
  formatMoneyDifference,
  formatNumber,
  formatWait,
  type PriceStyle,
} from '@silowright/texts/format';
import type { Namespace, TextKey } from '@silowright/texts/text-keys';
import { type Messages, type TextParams, translate } from '@silowright/texts/translate';
import { volumeTexts, withVolumeUnit } from '@silowright/texts/volume-words';
import { createStore } from 'zustand';
import { boot } from '../catalogue/boot.ts';
import { localeOf } from '../catalogue/offered-languages.ts';
import { fetchJson } from '../kept/fetch-json.ts';
import { storeHook } from '../kept/store-hook.ts';
import { programTextsUrl, textFileUrl } from './text-files.ts';

interface TextState {
  readonly locale: LocaleName;
  readonly messages: Messages;
}

const useTextState = storeHook(createStore<TextState>(() => ({ locale: 'en_GB', messages: {} })));

/** The last requested language; a late response for an earlier one is ignored. */
let wanted: LocaleName = 'en_GB';
const needed = new Set<Namespace>();
/** The language and the number of texts on the screen. */
let shown = '';
const files = new Map<string, Promise<Messages>>();

function load(url: string | undefined): Promise<Messages> {
  if (!url) return Promise.resolve({});
  let file = files.get(url);
  if (!file) {
    file = fetchJson<Messages>(url);
    // A failed load may be retried later.
    file.catch(() => files.delete(url));
    files.set(url, file);
  }
  return file;
}

/** First what the catalogue gives the program, then a file for each namespace. */
const loadAll = (locale: LocaleName, namespaces: Iterable<Namespace>): Promise<Messages[]> =>
  Promise.all(
    [programTextsUrl(locale), ...[...namespaces].map((namespace) => textFileUrl(locale, namespace))].map(
      load,
    ),
  );

/** True for pages that the server renders. */
let hasAll = false;

/** All texts of a language at once, instead of loading them. */
export function giveTexts(locale: LocaleName, messages: Messages): void {
  hasAll = true;
  useTextState.setState({
    locale,
    messages: withVolumeUnit({ ...boot().titles[locale], ...messages }, boot().asked.volumeUnit),
  });
}

/** Loads texts for a part of the app in the current language; they are also loaded after a language switch. */
export async function needTexts(...namespaces: readonly Namespace[]): Promise<void> {
  if (hasAll) return;
  // Before the whole page needs them: texts that cannot be loaded keep no other part waiting.
  await loadAll(wanted, namespaces);
  for (const namespace of namespaces) needed.add(namespace);
  await showTexts(wanted);
}

/** Switches when all needed texts are loaded, so that nothing flickers or shows keys (LG-01, LG-07). */
export async function showTexts(locale: LocaleName): Promise<void> {
  wanted = locale;
  const [given, ...parts] = await loadAll(locale, needed);
  if (wanted !== locale) return;
  // Most parts need texts that are there: to show them again would render and style the whole page again.
  const key = `${locale} ${parts.length}`;
  if (key === shown) return;
  shown = key;
  useTextState.setState({
    locale,
    messages: withVolumeUnit(
      Object.assign({}, ...parts, boot().titles[locale], given),
      boot().asked.volumeUnit,
    ),
  });
  // The same language would style every element again.
  if (document.documentElement.lang !== bcp47(locale)) document.documentElement.lang = bcp47(locale);
}

export const showLanguage = (language: Language): Promise<void> => showTexts(localeOf(language));

/** Computed keys (`option.ladder.by_client`) are checked by the completeness test instead of the compiler. */
export type AnyTextKey = TextKey | `${string}.${string}`;

export interface MoneyTexts {
  readonly price: (minor: number, style?: PriceStyle) => string;
  readonly priceDifference: (minor: number, among?: PriceStyle['among']) => string;
}

/** The functions of `useTexts` for given messages. */
export function textsOf(locale: LocaleName, messages: Messages) {
  return {
    locale,
    language: languageOfLocale(locale),
    t: (key: AnyTextKey, params?: TextParams): string => translate(messages, locale, key, params),
    has: (key: string): boolean => key in messages,
    /** Amounts in one currency. A server of an earlier release names none. */
    moneyIn: (currency: CurrencyCode = unnamedCurrency): MoneyTexts => ({
      price: (minor, style) => formatMoney({ minor, currency }, locale, style),
      priceDifference: (minor, among) => formatMoneyDifference({ minor, currency }, locale, among),
    }),
    number: (value: number, maximumFractionDigits?: number): string =>
      formatNumber(value, locale, maximumFractionDigits),
    ...volumeTexts(messages, locale),
    wait: (seconds: number): string => formatWait(seconds, locale),
    metres: (mm: number, decimals: 1 | 2 = 2): string => formatMetres(mm, locale, decimals),
  };
}

export type Texts = ReturnType<typeof textsOf>;

/** For messages outside of components. */
export const textsNow = (): Texts => known(useTextState.getState());

/** Cache: hundreds of components share one object. */
const texts = new WeakMap<TextState, Texts>();
function known(state: TextState): Texts {
  const found = texts.get(state) ?? textsOf(state.locale, state.messages);
  texts.set(state, found);
  return found;
}

export function useTexts(): Texts {
  return known(useTextState());
}
