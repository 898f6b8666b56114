/** Places by Google, written from Google's public documentation; not tested with Google's servers. */
import type { GeocoderResult, GoogleMaps } from './load-google-maps.ts';
import type { Place, Places } from './places.ts';
import { predictionCache } from './prediction-cache.ts';

interface PlacesOptions {
  readonly load: () => Promise<GoogleMaps>;
  readonly language: string;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly now?: () => number;
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const maximumPredictions = 5;

const placeOf = (result: GeocoderResult, description: string): Place => ({
  description,
  lat: result.geometry.location.lat(),
  lng: result.geometry.location.lng(),
});

/** Only responses with status OK count (LO-05). */
export function createGooglePlaces({ load, language, storage, now = Date.now }: PlacesOptions): Places {
  const cache = predictionCache(storage, now, areTexts);

  const geocode = async (request: object): Promise<GeocoderResult | undefined> => {
    const { Geocoder } = await load();
    return new Promise((resolve) =>
      new Geocoder().geocode(request, (results, status) =>
        resolve(status === 'OK' ? results?.[0] : undefined),
      ),
    );
  };
  const ask = async (input: string): Promise<readonly string[]> => {
    const { places } = await load();
    return new Promise((resolve) =>
      new places.AutocompleteService().getPlacePredictions({ input, language }, (predictions, status) =>
        resolve(
          status === 'OK'
            ? (predictions ?? []).slice(0, maximumPredictions).map(({ description }) => description)
            : [],
        ),
      ),
    );
  };

  return {
    start: async () => void (await load()),
    async predict(text) {
      const input = text.trim();
      if (input === '') return [];
      const key = `google:${language}:${input.toLowerCase()}`;
      const kept = cache.get(key);
      if (kept !== undefined) return kept;
      const predictions = await ask(input);
      if (predictions.length > 0) cache.set(key, [...predictions]);
      return predictions;
    },
    async locate(description) {
      const result = await geocode({ address: description, language });
      return result && placeOf(result, description);
    },
    async describe(lat, lng) {
      const result = await geocode({ location: { lat, lng }, language });
      return result && { description: result.formatted_address, lat, lng };
    },
  };
}
