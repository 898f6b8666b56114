import type { Language } from '@silowright/domain/locale';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { languageOf, searchInLanguage } from '@silowright/ui/page/address-language.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import { historyEntry, writeHistory } from '@silowright/ui/parts/history-entry.ts';
import { showLanguage } from '@silowright/ui/texts/use-texts.ts';

/**
 * The language of the desk belongs to a person, whose choice the server keeps (D21). The browser remembers it for the
 * first moment of a page and for the time before the login.
 */
const known = safeStorage(() => window.localStorage);
const waiting = safeStorage();
const name = 'silowright-desk-language';

export const deskLanguage = (): string | null => known.getItem(name);
export const rememberDeskLanguage = (language: Language): void => known.setItem(name, language);

type Keep = (language: string) => void;
let keep: Keep | undefined;

/** The desk keeps choices while somebody is logged in; it gets the one that was made before. */
export function onDeskLanguage(keeper: Keep | undefined): string | null {
  keep = keeper;
  const before = waiting.getItem(name);
  if (keeper) waiting.removeItem(name);
  return before;
}

/** The language of the address, otherwise the one chosen before (D12, D21). */
export const languageOfPage = (): Language =>
  languageOf(
    { search: window.location.search, remembered: deskLanguage(), browser: navigator.languages },
    flags,
  );

/** Somebody chose a language in the menu; the address keeps it after a reload (LG-07). */
export async function chooseDeskLanguage(language: Language): Promise<void> {
  const { pathname, search, hash } = window.location;
  writeHistory(historyEntry(), pathname + searchInLanguage(search, language) + hash, { replace: true });
  rememberDeskLanguage(language);
  if (keep) keep(language);
  else waiting.setItem(name, language);
  await showLanguage(language);
}
