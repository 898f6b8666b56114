import type { PlacePrediction } from '@silowright/contract/places';
import { bcp47, type Language, languages, localeNames, localeOfLanguage } from '@silowright/domain/locale';
import { countryOf } from './country-of.ts';
import { foldName } from './fold-name.ts';
import { type Gazetteer, loadGazetteer } from './gazetteer.ts';

export interface Places {
  /** At most five places whose name begins with the query, most likely first (LO-03). */
  search(query: string, language: Language): PlacePrediction[];
  /** A description of a clicked point: the nearest place of its country; the point itself stays. */
  nearest(lat: number, lng: number, language: Language): PlacePrediction | null;
}

const maxPredictions = 5;
const homeCountries: Readonly<Record<(typeof languages)[number], readonly string[]>> = {
  en: ['GB', 'IE'],
  nl: ['NL', 'BE'],
  de: ['DE', 'AT', 'CH', 'LU'],
  da: ['DK'],
};
const nearCountries = ['NL', 'BE', 'LU', 'DE', 'DK', 'AT', 'CH', 'GB', 'IE', 'FR', 'PL', 'CZ', 'SE', 'NO'];

/** Weights as powers of ten of population: a town of the visitor's own country beats one 30 times its size. */
const weight = { home: 1.5, near: 0.6, farAway: -1.5, wholeName: 2, otherName: -1 };
/** Aliases, many of them transliterated, count only if most of the name is typed. */
const meansOtherName = (typed: number, length: number): boolean => typed >= 4 && typed >= 0.6 * length;
const isFarAway = (lat: number, lng: number): boolean => lat < 34 || lng < -25 || lng > 45;

/** First line whose key is not less than the query. */
function lowerBound({ keys, keyStarts }: Gazetteer, query: string): number {
  let low = 0;
  let high = keyStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = keyStarts[middle]!;
    if (keys.slice(start, start + query.length) < query) low = middle + 1;
    else high = middle;
  }
  return low;
}

const squaredDistance = (lat: number, lng: number, otherLat: number, otherLng: number): number => {
  const east = (((otherLng - lng + 540) % 360) - 180) * Math.cos((lat * Math.PI) / 180);
  return (otherLat - lat) ** 2 + east ** 2;
};
const degreesFromKm = (km: number): number => km / 111.2;

/** Created with the first query in a language: five milliseconds each. */
const regionNames = new Map<Language, Intl.DisplayNames>();
function countryName(code: string, language: Language): string {
  let names = regionNames.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames([bcp47(localeOfLanguage(language, [...localeNames, language]))], {
      type: 'region',
    });
    regionNames.set(language, names);
  }
  return names.of(code) ?? code;
}

export function embeddedPlaces(gazetteer: Gazetteer = loadGazetteer()): Places {
  const { countries, countryOfPlace, populations, lats, lngs, size } = gazetteer;
  const { keys, keyStarts, keyLengths, placeOfKey, isOtherName } = gazetteer;
  const importance = populations.map(
    (population, place) =>
      Math.log10(population + 10) + (isFarAway(lats[place]!, lngs[place]!) ? weight.farAway : 0),
  );
  const preferences = Object.fromEntries(
    languages.map((language) => [
      language,
      Float64Array.from(countries, (country) => {
        if (homeCountries[language].includes(country)) return weight.home;
        return nearCountries.includes(country) ? weight.near : 0;
      }),
    ]),
  ) as Record<(typeof languages)[number], Float64Array>;
  const preferenceIn = (language: Language): Float64Array =>
    preferences[language as keyof typeof preferences] ?? preferences.en;

  const describe = (place: number, country: string, language: Language): string =>
    [gazetteer.name(place, language), gazetteer.qualifier(place), countryName(country, language)]
      .filter((part) => part !== '')
      .join(', ');

  const predict = (place: number, language: Language): PlacePrediction => {
    const country = countries[countryOfPlace[place]!]!;
    return {
      description: describe(place, country, language),
      lat: lats[place]!,
      lng: lngs[place]!,
      country,
    };
  };

  /** Whether the parts after the first comma, a region or a country, match the place. */
  const agrees = (place: number, rest: readonly string[], language: Language): boolean => {
    if (rest.length === 0) return true;
    const code = countries[countryOfPlace[place]!]!;
    const named = [gazetteer.qualifier(place), countryName(code, language), code].map(foldName);
    return rest.every((part) => named.some((name) => name.startsWith(part)));
  };

  return {
    search(query, language) {
      const [first = '', ...rest] = query.split(',').map(foldName);
      if (first === '') return [];
      const wanted = rest.filter((part) => part !== '');
      const preference = preferenceIn(language);
      const best: { place: number; score: number }[] = [];
      for (let line = lowerBound(gazetteer, first); line < keyStarts.length; line += 1) {
        if (!keys.startsWith(first, keyStarts[line])) break;
        const length = keyLengths[line]!;
        const isOther = isOtherName[line] === 1;
        if (isOther && !meansOtherName(first.length, length)) continue;
        const place = placeOfKey[line]!;
        const score =
          importance[place]! +
          preference[countryOfPlace[place]!]! +
          (isOther ? weight.otherName : 0) +
          (length === first.length ? weight.wholeName : 0);
        const last = best[maxPredictions - 1];
        if (last !== undefined && score <= last.score) continue;
        if (!agrees(place, wanted, language)) continue;
        const same = best.findIndex((entry) => entry.place === place);
        if (same >= 0 && best[same]!.score >= score) continue;
        if (same >= 0) best.splice(same, 1);
        const position = best.findIndex((entry) => entry.score < score);
        best.splice(position < 0 ? best.length : position, 0, { place, score });
        best.length = Math.min(best.length, maxPredictions);
      }
      return best.map(({ place }) => predict(place, language));
    },

    nearest(lat, lng, language) {
      const country = countryOf(lat, lng);
      const number = country === undefined ? -1 : countries.indexOf(country);
      // On land a village of the same country names the point; at sea only a town on the shore.
      let nearestPlace = -1;
      let nearestSquare = degreesFromKm(country === undefined ? 25 : 120) ** 2;
      for (let place = 0; place < size; place += 1) {
        if (country !== undefined && countryOfPlace[place] !== number) continue;
        const square = squaredDistance(lat, lng, lats[place]!, lngs[place]!);
        if (square >= nearestSquare) continue;
        nearestSquare = square;
        nearestPlace = place;
      }
      if (nearestPlace >= 0) {
        const code = countries[countryOfPlace[nearestPlace]!]!;
        return { description: describe(nearestPlace, code, language), lat, lng, country: code };
      }
      return country === undefined
        ? null
        : { description: countryName(country, language), lat, lng, country };
    },
  };
}
