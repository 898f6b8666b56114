import type { RecommendedItem } from '@silowright/contract/create-recommendation';
import type { ValuesPatch } from '../../../session/session-store.ts';

/** The values stored when a unit is selected (RM-04); the location is already in the session. */
export const unitValues = (item: RecommendedItem): ValuesPatch => ({
  uuid: item.uuid,
  diameterInMm: item.diameter_mm,
  heightInMm: item.height_mm,
  preconfiguredUnitType: item.preconfigured_unit_type,
  unitPriceInCents: item.price_in_cents,
  volumePerUnit: item.volume,
});
