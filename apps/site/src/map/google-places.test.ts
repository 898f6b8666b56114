import { describe, expect, test } from 'vitest';
import { createGooglePlaces } from './google-places.ts';
import { type GoogleMaps, scriptUrl } from './load-google-maps.ts';

/** A stand-in with the documented calls of the Google API. */
function google(status: string) {
  const asked: object[] = [];
  const result = {
    formatted_address: 'Vosseweg 1, Lemmer, Nederland',
    geometry: { location: { lat: () => 52.84, lng: () => 5.7 } },
  };
  const maps = {
    Geocoder: class {
      geocode(request: object, callback: (results: unknown[], status: string) => void) {
        asked.push(request);
        callback([result], status);
      }
    },
    places: {
      AutocompleteService: class {
        getPlacePredictions(request: object, callback: (predictions: unknown[], status: string) => void) {
          asked.push(request);
          callback(
            [1, 2, 3, 4, 5, 6].map((number) => ({ description: `Lemmer ${number}, Nederland` })),
            status,
          );
        }
      },
    },
  };
  return { asked, load: async () => maps as unknown as GoogleMaps };
}
const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
};

describe('places by Google', () => {
  test('return at most five predictions and cache them for a day (LO-03, LO-05)', async () => {
    const { asked, load } = google('OK');
    const places = createGooglePlaces({ load, language: 'nl', storage: memory() });
    expect(await places.predict('Lem')).toHaveLength(5);
    expect(await places.predict('lem ')).toHaveLength(5);
    expect(asked).toEqual([{ input: 'Lem', language: 'nl' }]);
  });

  test('locate a description, and describe a point', async () => {
    const places = createGooglePlaces({ load: google('OK').load, language: 'nl' });
    expect(await places.locate('Lemmer, Nederland')).toEqual({
      description: 'Lemmer, Nederland',
      lat: 52.84,
      lng: 5.7,
    });
    expect(await places.describe(52.8, 5.6)).toEqual({
      description: 'Vosseweg 1, Lemmer, Nederland',
      lat: 52.8,
      lng: 5.6,
    });
  });

  test.each(['ZERO_RESULTS', 'OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    'ignore and do not cache responses with status %s (LO-05)',
    async (status) => {
      const { asked, load } = google(status);
      const places = createGooglePlaces({ load, language: 'nl', storage: memory() });
      expect(await places.predict('Lem')).toEqual([]);
      expect(await places.predict('Lem')).toEqual([]);
      expect(await places.locate('Lemmer, Nederland')).toBeUndefined();
      expect(await places.describe(52.8, 5.6)).toBeUndefined();
      expect(asked).toHaveLength(4);
    },
  );

  test('are not ready if the script does not load (LO-04)', async () => {
    const places = createGooglePlaces({ load: () => Promise.reject(new Error('away')), language: 'nl' });
    await expect(places.start()).rejects.toThrow('away');
  });
});

test('the script address has escaped key and language', () => {
  expect(scriptUrl('a&b', 'de')).toContain('key=a%26b&language=de&libraries=places');
});
