import { countryCode } from '@silowright/domain/catalogue/country-names';
import { countryOf } from '../outside/places/country-of.ts';
import type { StoredValues } from './configuration-state.ts';

/** From the coordinates, else from the country's name in any of the four languages (D17). */
export function countryOfValues(values: Partial<StoredValues>): string | null {
  const { locationLattitude: lat, locationLongitude: lng, locationCountry: name } = values;
  const byPoint = lat !== undefined && lng !== undefined ? countryOf(lat, lng) : undefined;
  return byPoint ?? (name ? countryCode(name) : undefined) ?? null;
}
