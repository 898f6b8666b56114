import { call } from '@silowright/ui/calls/api.ts';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { loadChunk } from '@silowright/ui/page/lazy-part.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Places } from '../../map/places.ts';
import { createPlaces } from '../../map/places-client.ts';

const storage = safeStorage() as Pick<Storage, 'getItem' | 'setItem'>;

export interface ReadyPlaces extends Places {
  readonly isReady: boolean;
}

/** The built-in places service, or Google's if configured; not ready until it has started (LO-04). */
export function usePlaces(): ReadyPlaces {
  const { language } = useTexts();
  const googleKey = useKnownSettings()?.google_maps_key ?? null;
  const [started, setStarted] = useState<Places>();
  const places = useMemo(() => createPlaces({ call: call as never, language, storage }), [language]);
  useEffect(() => {
    let isCurrent = true;
    const start = async () => {
      let service = places;
      if (googleKey) {
        const [{ createGooglePlaces }, { loadGoogleMaps }] = await Promise.all([
          loadChunk('google-places', () => import('../../map/google-places.ts')),
          loadChunk('google-maps', () => import('../../map/load-google-maps.ts')),
        ]);
        service = createGooglePlaces({ load: () => loadGoogleMaps(googleKey, language), language, storage });
      }
      await service.start();
      if (isCurrent) setStarted(service);
    };
    start().catch((error: unknown) => {
      // Google is unavailable: use the built-in places.
      console.warn('The places service could not be started.', error);
      if (isCurrent) setStarted(places);
    });
    return () => {
      isCurrent = false;
    };
  }, [places, googleKey, language]);
  return { ...(started ?? places), isReady: started !== undefined };
}
