import type { WireSize } from '@silowright/contract/wire-size';
import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { UnitSize } from '@silowright/domain/catalogue/unit-size';
import type { SessionValues } from '@silowright/domain/session/values';

type WireUnit = WireSize & { readonly uuid: string; readonly price_in_cents: number };

/** The session values of a selected unit (RM-04); its type is stored beside them. */
export const unitValues = ({ uuid, diameter_mm, height_mm, price_in_cents, volume }: WireUnit) => ({
  uuid,
  diameterInMm: diameter_mm,
  heightInMm: height_mm,
  unitPriceInCents: price_in_cents,
  volumePerUnit: volume,
});

/** Type and measures of the selected unit, undefined without one. The session does not store its passage. */
export function storedUnit(
  values: SessionValues,
): (UnitSize & { readonly type: StorageTypeCode }) | undefined {
  const { preconfiguredUnitType: type, diameterInMm, heightInMm, volumePerUnit } = values;
  if (!type || !diameterInMm || !heightInMm || !volumePerUnit) return undefined;
  return { type, diameterMm: diameterInMm, heightMm: heightInMm, volumeM3: volumePerUnit };
}
