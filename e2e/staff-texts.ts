import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, localeOfLanguage } from '../packages/domain/src/locale.ts';
import { type Messages, type TextParams, translate } from '../packages/texts/src/translate.ts';

export function staffWords(language: Language) {
  const locale = localeOfLanguage(language);
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')) as Messages;
  const program = (name: string) => read(`packages/texts/locales/${locale}/${name}.json`);
  const all = {
    ...program('shell'),
    ...program('admin'),
    ...program('desk'),
    ...program('prices'),
    ...read(`catalogues/grp/texts/${locale}.json`),
  };
  return (key: string, params?: TextParams): string => translate(all, locale, key, params);
}

export const t = staffWords('en');

/** Cents as shown in the English price field. */
export const euros = (cents: number): string =>
  (cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const centsIn = (shown: string): number => Number(shown.replace(/[,.]/g, ''));

/** A script of the page: notes what its status regions say. */
export function noteStatuses(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const last = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) {
      const text = status.textContent ?? '';
      if (text && text !== last.get(status)) said.push(text);
      last.set(status, text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** In the page: whether a status said this after what was last asked for. */
export function hasSaid(wanted: string): boolean {
  const { said } = window as unknown as { said: string[] };
  const at = said.findIndex((each) => each.includes(wanted));
  return at >= 0 && said.splice(0, at + 1).length > 0;
}
