import type { searchPlaces } from '@silowright/contract/places';
import type { Handler } from '../platform/http/mount.ts';
import type { Places } from './places/search-places.ts';

export const searchPlacesHandler =
  (places: Places): Handler<typeof searchPlaces> =>
  ({ query }) => {
    const predictions = places.search(query.query, query.language);
    return { status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions };
  };
