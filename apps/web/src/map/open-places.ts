import type { Language } from '@silowright/domain/locale';
import type { Places } from './places.ts';
import { createPlaces, type PlacesCall } from './places-client.ts';

interface Installation {
  readonly call: PlacesCall;
  readonly language: Language;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** `google_maps_key` of the settings; without it our own server answers. */
  readonly googleKey: string | null;
}

/** The places service of this installation. */
export async function openPlaces({ call, language, storage, googleKey }: Installation): Promise<Places> {
  if (googleKey === null) return createPlaces({ call, language, storage });
  const [{ createGooglePlaces }, { loadGoogleMaps }] = await Promise.all([
    import('./google-places.ts'),
    import('./load-google-maps.ts'),
  ]);
  return createGooglePlaces({ load: () => loadGoogleMaps(googleKey, language), language, storage });
}
