import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from './api.ts';
import { queryClient } from './query-client.ts';
import { callQuery } from './use-call.ts';

export type PublicSettings = CallOutput<'public-settings'>;

/** Asked for once per page. */
const query = {
  ...callQuery('public-settings', {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

/** Undefined if that failed: the page works without them. */
export async function loadPublicSettings(): Promise<PublicSettings | undefined> {
  try {
    return await queryClient.fetchQuery<PublicSettings>(query);
  } catch (error) {
    console.warn('Problem fetching the settings', error);
    return undefined;
  }
}

export const knownSettings = (): PublicSettings | undefined => queryClient.getQueryData(query.queryKey);

/** The settings, or undefined until loaded. */
export const useKnownSettings = (): PublicSettings | undefined =>
  useQuery<PublicSettings>({ ...query, enabled: false }, queryClient).data;

/** The server writes the name into the page, so that it is correct from the start (V27). */
const nameInPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';

let given: { readonly logo: string | undefined } | undefined;

/** For a page that the server renders. */
export function giveSettings(settings: PublicSettings, logo: string | undefined): void {
  queryClient.setQueryData(query.queryKey, settings);
  given = { logo };
}

/** The manufacturer's logo, if it replaces mark and name (CT-10). */
export const companyLogo = (): string | undefined =>
  given ? given.logo : document.querySelector<HTMLMetaElement>('meta[name="logo"]')?.content;

/** The manufacturer's name (D11). */
export const useCompanyName = (): string => useKnownSettings()?.company.name ?? nameInPage();

/** Dates on screen are those on paper, which has the time zone of the company. */
export const useTimeZone = (): string | undefined => useKnownSettings()?.company.time_zone;
