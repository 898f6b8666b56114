import { createStore } from 'zustand';
import { type CallOutput, call } from '../api.ts';
import { storeHook } from './store-hook.ts';

export type PublicSettings = CallOutput<'public-settings'>;

/** Null until loaded; the shell works without them. */
export const usePublicSettings = storeHook(
  createStore<PublicSettings | { readonly company: null }>(() => ({ company: null })),
);

let loading: Promise<PublicSettings | undefined> | undefined;

/** Once per page; undefined if that failed. */
export function loadPublicSettings(): Promise<PublicSettings | undefined> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PublicSettings | undefined> {
  try {
    const settings = await call('public-settings', {});
    usePublicSettings.setState(settings, true);
    return settings;
  } catch (error) {
    console.warn('Problem fetching the settings', error);
    return undefined;
  }
}

/** The settings, or undefined until loaded. */
export function useKnownSettings(): PublicSettings | undefined {
  const settings = usePublicSettings();
  return settings.company === null ? undefined : settings;
}

/** The server writes the name into the page, so that it is correct from the start (V27). */
const nameInPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';

let given: { readonly logo: string | undefined } | undefined;

/** For a page that the server renders. */
export function giveSettings(settings: PublicSettings, logo: string | undefined): void {
  usePublicSettings.setState(settings, true);
  given = { logo };
}

/** The manufacturer's logo, if it replaces mark and name (CT-10). */
export const companyLogo = (): string | undefined =>
  given ? given.logo : document.querySelector<HTMLMetaElement>('meta[name="logo"]')?.content;

/** The manufacturer's name (D11). */
export const useCompanyName = (): string => useKnownSettings()?.company.name ?? nameInPage();

/** Dates on screen are those on paper, which has the time zone of the company. */
export const useTimeZone = (): string | undefined => useKnownSettings()?.company.time_zone;
