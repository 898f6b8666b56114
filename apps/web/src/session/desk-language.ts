import type { Language } from '@silowright/domain/locale';
import { safeStorage } from './safe-storage.ts';

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

/** Somebody chose a language in the menu. */
export function chooseDeskLanguage(language: Language): void {
  rememberDeskLanguage(language);
  if (keep) keep(language);
  else waiting.setItem(name, language);
}
