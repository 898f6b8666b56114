import type { lookupIp, nearestPlace, searchPlaces } from '@silowright/contract/places';
import { callerAddress } from '../platform/http/caller-address.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { Places } from './places/search-places.ts';

/** The caller's address, as used by the limits: the socket's, or the one given by a trusted proxy (D24). */
export const lookupIpHandler: Handler<typeof lookupIp> = ({ request }) => ({
  ip: callerAddress(request),
});

export const nearestPlaceHandler =
  (places: Places): Handler<typeof nearestPlace> =>
  ({ query }) => {
    const place = places.nearest(query.lat, query.lng, query.language);
    return { status: place === null ? 'ZERO_RESULTS' : 'OK', place };
  };

export const searchPlacesHandler =
  (places: Places): Handler<typeof searchPlaces> =>
  ({ query }) => {
    const predictions = places.search(query.query, query.language);
    return { status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions };
  };
