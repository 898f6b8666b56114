import { countryCode } from '@silowright/domain/catalogue/country-names';
import type { StoredValues } from './configuration-state.ts';
import { countryOf } from './places/country-of.ts';

/** From the coordinates, else from the country's name in any of the four languages (D17). */
export function countryOfValues(values: Partial<StoredValues>): string | null {
  const { locationLattitude: lat, locationLongitude: lng, locationCountry: name } = values;
  const byPoint = lat !== undefined && lng !== undefined ? countryOf(lat, lng) : undefined;
  return byPoint ?? (name ? countryCode(name) : undefined) ?? null;
}
