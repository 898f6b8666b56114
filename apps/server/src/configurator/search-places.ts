import type { nearestPlace, searchPlaces } from '@silowright/contract/search-places';
import type { Handler } from '../http/mount.ts';
import type { Places } from '../outside/places/search-places.ts';

export const searchPlacesHandler =
  (places: Places): Handler<typeof searchPlaces> =>
  ({ query }) => {
    const predictions = places.search(query.query, query.language);
    return { status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions };
  };

export const nearestPlaceHandler =
  (places: Places): Handler<typeof nearestPlace> =>
  ({ query }) => {
    const place = places.nearest(query.lat, query.lng, query.language);
    return { status: place === null ? 'ZERO_RESULTS' : 'OK', place };
  };
