import { create } from 'zustand';
import { type CallOutput, call } from '../api.ts';

export type PublicSettings = CallOutput<'public-settings'>;

/** Null until they are known; the shell works without them. */
export const usePublicSettings = create<PublicSettings | { readonly company: null }>(() => ({
  company: null,
}));

export async function loadPublicSettings(): Promise<PublicSettings | undefined> {
  try {
    const settings = await call('public-settings', {});
    usePublicSettings.setState(settings, true);
    return settings;
  } catch (error) {
    console.warn('Problem fetching the settings', error);
    return undefined;
  }
}

/** The settings, or undefined while they are not known. */
export function useKnownSettings(): PublicSettings | undefined {
  const settings = usePublicSettings();
  return settings.company === null ? undefined : settings;
}

/** The manufacturer (D11); the product's own name while the settings are not known. */
export const useCompanyName = (): string => useKnownSettings()?.company.name ?? 'Silowright';
