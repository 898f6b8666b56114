import type { Dealer } from '@silowright/domain/catalogue/dealer';
import type { Place } from '@silowright/domain/recommendation/request';
import type { Store } from '../platform/db/store.ts';
import { dealersInCountry } from './store/dealers.ts';

/** The nearest dealer that serves the segment in the country of the location (D8). */
export async function nearestDealer(
  store: Store,
  segment: string | null,
  place: Place | undefined,
): Promise<Dealer | undefined> {
  if (segment === null || !place?.country) return undefined;
  const dealers = await dealersInCountry(store, place.country);
  return dealers
    .filter((dealer) => dealer.segments.some((served) => served === segment))
    .toSorted((a, b) => squaredDistance(a, place) - squaredDistance(b, place))[0];
}

/** Accurate enough to compare dealers of one country; scales longitude by latitude. */
function squaredDistance(
  dealer: Pick<Dealer, 'latitude' | 'longitude'>,
  place: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const north = dealer.latitude - place.latitude;
  const east = (dealer.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180);
  return north * north + east * east;
}
