import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@silowright/domain/locale';

/**
 * The bundled places (GeoNames, CC BY 4.0), largest first. Both files stay one string each and are sliced only where
 * a search points; numbers for ranking are typed arrays. tools/data/build-gazetteer.ts writes them.
 */
export interface Gazetteer {
  readonly size: number;
  readonly populations: Float64Array;
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly countryOfPlace: Uint16Array;
  /** ISO codes; `countryOfPlace` contains indexes into it. */
  readonly countries: readonly string[];
  /** Sorted lines `folded key TAB place[~]`. */
  readonly keys: string;
  readonly keyStarts: Uint32Array;
  readonly keyLengths: Uint8Array;
  readonly placeOfKey: Uint32Array;
  /** 1 if the key (marked ~) is not a displayed name, only an alias for the search. */
  readonly isOtherName: Uint8Array;
  name(place: number, language: Language): string;
  qualifier(place: number): string;
}

const dataFolder = join(import.meta.dirname, '../../../data');
const zero = 48;
const isDigit = (code: number): boolean => code >= zero && code <= zero + 9;
const mark = '~'.charCodeAt(0);
const columnOfLanguage: Readonly<Record<Language, number>> = { en: 1, nl: 2, de: 3, da: 4 };

function lineStarts(text: string): Uint32Array {
  const starts: number[] = [];
  for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1) starts.push(at);
  return Uint32Array.from(starts);
}

function readKeys(keys: string) {
  const keyStarts = lineStarts(keys);
  const keyLengths = new Uint8Array(keyStarts.length);
  const placeOfKey = new Uint32Array(keyStarts.length);
  const isOtherName = new Uint8Array(keyStarts.length);
  for (let line = 0; line < keyStarts.length; line += 1) {
    const start = keyStarts[line]!;
    let at = keys.indexOf('\t', start);
    keyLengths[line] = at - start;
    // Parsed digit by digit: slicing 70,000 numbers would create as many strings.
    let place = 0;
    for (at += 1; isDigit(keys.charCodeAt(at)); at += 1) place = place * 10 + keys.charCodeAt(at) - zero;
    placeOfKey[line] = place;
    isOtherName[line] = keys.charCodeAt(at) === mark ? 1 : 0;
  }
  return { keys, keyStarts, keyLengths, placeOfKey, isOtherName };
}

function readPlaces(rows: string) {
  const rowStarts = lineStarts(rows);
  const size = rowStarts.length;
  const populations = new Float64Array(size);
  const lats = new Float64Array(size);
  const lngs = new Float64Array(size);
  const countryOfPlace = new Uint16Array(size);
  const countryNumbers = new Map<string, number>();
  for (let place = 0; place < size; place += 1) {
    const afterName = rows.indexOf('\t', rowStarts[place]) + 1;
    const country = rows.slice(afterName, afterName + 2);
    const number = countryNumbers.get(country) ?? countryNumbers.size;
    countryNumbers.set(country, number);
    countryOfPlace[place] = number;
    const beforeLat = rows.indexOf('\t', afterName + 3);
    const beforeLng = rows.indexOf('\t', beforeLat + 1);
    const beforePopulation = rows.indexOf('\t', beforeLng + 1);
    lats[place] = Number(rows.slice(beforeLat + 1, beforeLng));
    lngs[place] = Number(rows.slice(beforeLng + 1, beforePopulation));
    populations[place] = Number(rows.slice(beforePopulation + 1, rows.indexOf('\n', beforePopulation)));
  }
  const fields = (place: number): string[] => {
    const start = rowStarts[place]!;
    return rows.slice(start, rows.indexOf('\n', start)).split('\t');
  };
  return {
    size,
    populations,
    lats,
    lngs,
    countryOfPlace,
    countries: [...countryNumbers.keys()],
    name(place: number, language: Language): string {
      const names = (fields(place)[0] ?? '').split('|');
      return names[columnOfLanguage[language] ?? 1] || names[0]!;
    },
    qualifier: (place: number): string => fields(place)[2] ?? '',
  };
}

export const loadGazetteer = (folder = dataFolder): Gazetteer => ({
  ...readPlaces(readFileSync(join(folder, 'places.tsv'), 'utf8')),
  // Folded keys are ASCII: one byte each in memory.
  ...readKeys(readFileSync(join(folder, 'place-keys.tsv'), 'latin1')),
});
