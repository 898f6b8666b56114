import type { ResponseOf } from '@silowright/contract/call';
import type { nearestPlace, PlacePrediction, searchPlaces } from '@silowright/contract/places';
import type { Language } from '@silowright/domain/locale';
import type { Places } from './places.ts';
import { predictionCache } from './prediction-cache.ts';

/** The two calls used here; `call` of api.ts has this shape. */
export interface PlacesCall {
  (
    name: 'search-places',
    input: { query: { query: string; language: Language } },
  ): Promise<ResponseOf<typeof searchPlaces>>;
  (
    name: 'nearest-place',
    input: { query: { lat: number; lng: number; language: Language } },
  ): Promise<ResponseOf<typeof nearestPlace>>;
}

interface PlacesOptions {
  readonly call: PlacesCall;
  readonly language: Language;
  /** Session storage, if available. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly now?: () => number;
}

const isPrediction = (value: unknown): value is PlacePrediction =>
  typeof value === 'object' && value !== null && 'description' in value && 'lat' in value && 'lng' in value;
const arePredictions = (value: unknown): value is PlacePrediction[] =>
  Array.isArray(value) && value.every(isPrediction);

/** Six decimals are ten centimetres. Avoids exponents, which the server refuses. */
const coordinate = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The places service of this server. Only responses with status OK count (LO-05). */
export function createPlaces({ call, language, storage, now = Date.now }: PlacesOptions): Places {
  const cache = predictionCache(storage, now, arePredictions);
  /** All predicted places: choosing one needs no further request. */
  const offered = new Map<string, PlacePrediction>();

  const remember = (found: readonly PlacePrediction[]) => {
    for (const place of found) offered.set(place.description, place);
    return found;
  };

  const search = async (text: string): Promise<readonly PlacePrediction[]> => {
    const query = text.trim().slice(0, 100);
    if (query === '') return [];
    const key = `${language}:${query.toLowerCase()}`;
    const kept = cache.get(key);
    if (kept !== undefined) return remember(kept);
    const answer = await call('search-places', { query: { query, language } });
    if (answer.status !== 'OK') return [];
    cache.set(key, answer.predictions);
    return remember(answer.predictions);
  };

  return {
    start: async () => {},
    predict: async (text) => (await search(text)).map(({ description }) => description),
    locate: async (description) =>
      offered.get(description) ??
      (await search(description)).find((place) => place.description === description),
    describe: async (lat, lng) => {
      const query = { lat: coordinate(lat), lng: coordinate(lng), language };
      const answer = await call('nearest-place', { query });
      return answer.status === 'OK' ? (answer.place ?? undefined) : undefined;
    },
  };
}
