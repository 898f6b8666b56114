import type { nearestPlace } from '@silowright/contract/places';
import type { Handler } from '../platform/http/mount.ts';
import type { Places } from './places/search-places.ts';

export const nearestPlaceHandler =
  (places: Places): Handler<typeof nearestPlace> =>
  ({ query }) => {
    const place = places.nearest(query.lat, query.lng, query.language);
    return { status: place === null ? 'ZERO_RESULTS' : 'OK', place };
  };
