import { createRequire } from 'node:module';
import type { iso1A2Code } from '@rapideditor/country-coder';

/**
 * The border data is half a megabyte, so it is loaded with the first lookup. Uses require, because the answer is
 * needed synchronously.
 */
let coder: { iso1A2Code: typeof iso1A2Code } | undefined;
const require = createRequire(import.meta.url);

/** Cache of the last answers, because one place is priced many times. */
const known = new Map<number, Map<number, string | undefined>>();
const mostKnown = 2_000;

/** Codes of the border data that ISO 3166-1 has not assigned. */
const assigned: Readonly<Record<string, string>> = { FX: 'FR', IC: 'ES', EA: 'ES' };

/**
 * ISO 3166-1 code of the country at a point, undefined at sea (D17). Territories have their own code: Greenland is
 * not reachable by truck although it is Danish.
 */
export function countryOf(lat: number, lng: number): string | undefined {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return undefined;
  const onLatitude = known.get(lat);
  if (onLatitude?.has(lng)) return onLatitude.get(lng);
  coder ??= require('@rapideditor/country-coder') as { iso1A2Code: typeof iso1A2Code };
  const code = coder.iso1A2Code([lng, lat], { level: 'territory' }) ?? undefined;
  const country = code === undefined ? undefined : (assigned[code] ?? code);
  if (known.size >= mostKnown) known.clear();
  known.set(lat, (known.get(lat) ?? new Map()).set(lng, country));
  return country;
}
