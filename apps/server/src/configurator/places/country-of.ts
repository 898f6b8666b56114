import { createRequire } from 'node:module';
import type { iso1A2Code } from '@rapideditor/country-coder';
import { memoize } from '@silowright/domain/memoize';

/**
 * The border data is half a megabyte, so it is loaded with the first lookup. Uses require, because the answer is
 * needed synchronously.
 */
let coder: { iso1A2Code: typeof iso1A2Code } | undefined;
const require = createRequire(import.meta.url);

/** Codes of the border data that ISO 3166-1 has not assigned. */
const assigned: Readonly<Record<string, string>> = { FX: 'FR', IC: 'ES', EA: 'ES' };

/** Cache of the last answers, because one place is priced many times. */
const lookUp = memoize(
  ([lat, lng]: readonly [number, number]): string | undefined => {
    coder ??= require('@rapideditor/country-coder') as { iso1A2Code: typeof iso1A2Code };
    const code = coder.iso1A2Code([lng, lat], { level: 'territory' }) ?? undefined;
    return code === undefined ? undefined : (assigned[code] ?? code);
  },
  (point) => point.join(' '),
);

/**
 * ISO 3166-1 code of the country at a point, undefined at sea (D17). Territories have their own code: Greenland is
 * not reachable by truck although it is Danish.
 */
export function countryOf(lat: number, lng: number): string | undefined {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return undefined;
  return lookUp([lat, lng]);
}
