import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import type { Language } from '@silowright/domain/locale';
import { call } from '@silowright/ui/calls/api.ts';
import { localeOf } from '@silowright/ui/catalogue/offered-languages.ts';
import { historyEntry, writeHistory } from '@silowright/ui/parts/history-entry.ts';
import { showLanguage } from '@silowright/ui/texts/use-texts.ts';
import { addressInLanguage, readHash } from '../address/read-address.ts';
import { countryOfDescription } from '../map/places.ts';
import { sessionValues, setValues, type ValuesPatch } from '../session/session-store.ts';
import { readCurrentAddress } from './start-visit.ts';

/** Keeps the step and all values; the address keeps the language after a reload (LG-07, D21). */
export async function switchLanguage(language: Language): Promise<void> {
  writeHistory(historyEntry(), addressInLanguage(window.location, language), { replace: true });
  await applyLanguage(language);
}

/** Shows the language of the address. A language in the hash is moved to where it survives the next step (D12). */
export async function followLanguage(): Promise<void> {
  const { language } = readCurrentAddress();
  // A manually typed hash has no history entry of this app and must not get one here.
  if (readHash(window.location.hash).language)
    window.history.replaceState(window.history.state, '', addressInLanguage(window.location, language));
  await applyLanguage(language);
}

/** The chosen place with its country in the current language (V22). */
function placeInWords(language: Language): ValuesPatch {
  const { locationPlacename: place, localeStr } = sessionValues();
  if (!place || localeStr === localeOf(language)) return {};
  const locationPlacename = placeInLanguage(place, language);
  return { locationPlacename, locationCountry: countryOfDescription(locationPlacename) };
}

async function applyLanguage(language: Language): Promise<void> {
  const { id, localeStr: before, recommendationShown } = sessionValues();
  const localeStr = localeOf(language);
  setValues({ localeStr, ...placeInWords(language) });
  await showLanguage(language);
  if (!before || before === localeStr || !recommendationShown) return;
  // The server's copy of a shown recommendation follows (LG-06); its response is only logged.
  try {
    console.info('change-locale', await call('change-locale', { body: { id, localeStr } }));
  } catch (error) {
    console.warn('Problem changing the locale', error);
  }
}
