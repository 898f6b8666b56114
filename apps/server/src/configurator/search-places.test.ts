import { nearestPlace, searchPlaces } from '@silowright/contract/places';
import { describe, expect, test } from 'vitest';
import { nearestPlaceHandler, searchPlacesHandler } from './find-places.ts';
import { embeddedPlaces } from './places/search-places.ts';

const places = embeddedPlaces();
const search = (input: Record<string, string>) =>
  searchPlacesHandler(places)({ query: searchPlaces.query!.parse(input) } as Parameters<
    ReturnType<typeof searchPlacesHandler>
  >[0]);
const nearest = (input: Record<string, string>) =>
  nearestPlaceHandler(places)({ query: nearestPlace.query!.parse(input) } as Parameters<
    ReturnType<typeof nearestPlaceHandler>
  >[0]);

describe('search-places', () => {
  test('matches the contract, with status OK only if something was found (LO-05)', () => {
    const answer = search({ query: 'Cloppenb', language: 'de_DE' });
    expect(searchPlaces.response.parse(answer)).toEqual({
      status: 'OK',
      predictions: [{ description: 'Cloppenburg, Deutschland', lat: 52.8475, lng: 8.045, country: 'DE' }],
    });
    expect(search({ query: 'qqqq', language: 'en' })).toEqual({ status: 'ZERO_RESULTS', predictions: [] });
  });

  test.each([
    { query: 'a\nb', language: 'en' },
    { query: 'x'.repeat(101), language: 'en' },
    { query: 'Urk', language: 'français' },
  ])('rejects %o', (input) => {
    expect(searchPlaces.query!.safeParse(input).success).toBe(false);
  });
});

describe('nearest-place', () => {
  test('names the clicked point and keeps its coordinates (LO-08)', () => {
    const answer = nearest({ lat: '52.84', lng: '5.70', language: 'nl' });
    expect(nearestPlace.response.parse(answer)).toEqual({
      status: 'OK',
      place: { description: 'Lemmer, Nederland', lat: 52.84, lng: 5.7, country: 'NL' },
    });
    expect(nearest({ lat: '54.5', lng: '3.2', language: 'nl' })).toEqual({
      status: 'ZERO_RESULTS',
      place: null,
    });
  });

  test.each([
    { lat: '91', lng: '0', language: 'en' },
    { lat: '0', lng: '181', language: 'en' },
    { lat: '1e3', lng: '0', language: 'en' },
    { lat: '', lng: '0', language: 'en' },
  ])('rejects %o', (input) => {
    expect(nearestPlace.query!.safeParse(input).success).toBe(false);
  });
});
