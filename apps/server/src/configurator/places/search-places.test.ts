import { type Language, languages, locales } from '@silowright/domain/locale';
import { describe, expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';
import { embeddedPlaces } from './search-places.ts';

const gazetteer = loadGazetteer();
const places = embeddedPlaces(gazetteer);
const found = (query: string, language: Language) =>
  places.search(query, language).map(({ description }) => description);

describe('search', () => {
  test.each<[string, Language, string]>([
    ['mün', 'de', 'München, Deutschland'],
    ['Muenchen', 'de', 'München, Deutschland'],
    ['munchen', 'nl', 'München, Duitsland'],
    ['Munich', 'en', 'Munich, Germany'],
    ['København', 'da', 'København, Danmark'],
    ['kobenh', 'da', 'København, Danmark'],
    ['Kopenhagen', 'de', 'Kopenhagen, Dänemark'],
    ['Copenh', 'en', 'Copenhagen, Denmark'],
    ['Den Haag', 'nl', 'Den Haag, Nederland'],
    ["'s-Gravenhage", 'nl', 'Den Haag, Nederland'],
    ['The Hague', 'en', 'The Hague, Netherlands'],
    ['Keulen', 'nl', 'Keulen, Duitsland'],
    ['Cologne', 'en', 'Cologne, Germany'],
    ['köln', 'de', 'Köln, Deutschland'],
    ['Aken', 'nl', 'Aken, Nordrhein-Westfalen, Duitsland'],
    ['Aachen', 'de', 'Aachen, Nordrhein-Westfalen, Deutschland'],
    ['Luik', 'nl', 'Luik, België'],
    ['Ålborg', 'da', 'Aalborg, Danmark'],
    ['Århus', 'da', 'Aarhus, Danmark'],
    ['den bosch', 'nl', "'s-Hertogenbosch, Nederland"],
    ['Sankt Gallen', 'de', 'St. Gallen, Schweiz'],
    ['Lemm', 'nl', 'Lemmer, Nederland'],
    ['Reykjav', 'en', 'Reykjavík, Iceland'],
    ['new york', 'en', 'New York, United States'],
  ])('"%s" in %s finds %s first', (query, language, first) => {
    expect(found(query, language)[0]).toBe(first);
  });

  test('the visitor’s own countries come first', () => {
    expect(found('Emmen', 'nl')[0]).toBe('Emmen, Nederland');
    expect(found('Emmen', 'de')[0]).toBe('Emmen, Schweiz');
    for (const description of found('a', 'nl')) expect(description).toMatch(/, (Nederland|België)$/);
  });

  test.each(['s', 'sa', 'ber', 'neustadt'])('"%s": at most five, each described once (LO-03)', (query) => {
    for (const language of languages) {
      const descriptions = found(query, language);
      expect(descriptions).toHaveLength(5);
      expect(new Set(descriptions).size).toBe(5);
    }
  });

  test('a description finds its own place again, in every language (LO-08)', () => {
    for (const language of languages)
      for (const query of ['Brüggen', 'Frankfurt', 'Emmen', 'Wien', 'Cloppenburg', 'Aken']) {
        const predictions = places.search(query, language);
        expect(predictions.length).toBeGreaterThan(0);
        for (const prediction of predictions)
          expect(places.search(prediction.description, language)).toContainEqual(prediction);
      }
  });

  test.each(['', '  ', ',', 'Москва', 'qqqq', 'Cloppenburg, France', '\\', '%', "' or 1=1"])(
    '"%s" finds nothing',
    (query) => {
      expect(places.search(query, 'en')).toEqual([]);
    },
  );
});

describe('every place', () => {
  test('has only its country after the last comma (LO-08)', () => {
    const names = new Intl.DisplayNames(['da-DK'], { type: 'region' });
    for (let place = 0; place < gazetteer.size; place += 1) {
      const parts = [gazetteer.name(place, 'da'), gazetteer.qualifier(place)];
      if (parts[0] === '' || parts.join().split(',').length !== 2)
        expect.fail(`place ${place}: ${parts.join(' + ')}`);
    }
    for (const country of gazetteer.countries) expect(names.of(country)).not.toContain(',');
  });

  test('is distinguished from places of the same name in the home countries', () => {
    const home = new Set(['NL', 'BE', 'LU', 'DE', 'DK', 'AT', 'CH']);
    const seen = new Set<string>();
    for (let place = 0; place < gazetteer.size; place += 1) {
      const country = gazetteer.countries[gazetteer.countryOfPlace[place]!]!;
      if (!home.has(country)) continue;
      const description = [gazetteer.name(place, 'de'), gazetteer.qualifier(place), country].join();
      expect(seen.has(description), description).toBe(false);
      seen.add(description);
    }
  });
});

test.each(languages)('every tenth place is found by its own description in %s (LO-08)', (language) => {
  const countries = new Intl.DisplayNames([locales[language].replace('_', '-')], { type: 'region' });
  for (let place = 0; place < gazetteer.size; place += 10) {
    const country = countries.of(gazetteer.countries[gazetteer.countryOfPlace[place]!]!)!;
    const parts = [gazetteer.name(place, language), gazetteer.qualifier(place), country];
    const description = parts.filter((part) => part !== '').join(', ');
    const same = places
      .search(description, language)
      .find((prediction) => prediction.description === description);
    expect(same, description).toMatchObject({ lat: gazetteer.lats[place], lng: gazetteer.lngs[place] });
  }
});

describe('nearest', () => {
  test.each<[string, number, number, Language, string, string]>([
    ['a town', 52.84, 5.7, 'nl', 'Lemmer, Nederland', 'NL'],
    ['a field near a border stays in its country', 51.98, 6.75, 'de', 'Winterswijk, Niederlande', 'NL'],
    ['an exclave', 47.697, 8.69, 'de', 'Büsingen, Deutschland', 'DE'],
    ['a country without a place of ours', 13.2, -59.55, 'en', 'Bridgetown, Barbados', 'BB'],
    ['the empty Arctic', 78.9, 11.9, 'en', 'Longyearbyen, Svalbard & Jan Mayen', 'SJ'],
    ['the middle of Australia', -24, 130, 'da', 'Australien', 'AU'],
  ])('%s', (_, lat, lng, language, description, country) => {
    expect(places.nearest(lat, lng, language)).toEqual({ description, lat, lng, country });
  });

  test('returns nothing for the open sea', () => {
    expect(places.nearest(54.5, 3.2, 'en')).toBeNull();
  });
});
