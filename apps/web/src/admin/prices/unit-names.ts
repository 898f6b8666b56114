import type { PricedSegment, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { typeNameKey } from '../../configuration/option-names.ts';
import type { Texts } from '../../texts/use-texts.ts';

type Words = Pick<Texts, 't' | 'has' | 'metres' | 'volume'>;

/** The name that visitors see, or the code if the list is newer than the texts (PX-06). */
export function typeName({ t, has }: Words, type: StorageTypeCode, segment: PricedSegment): string {
  const key = typeNameKey(type, segment as never);
  return has(key) ? t(key) : type;
}

/** "Classic silo, Ø 2.80 m, 36 m³", with the variant of a second unit of that size. */
export const unitName = (
  texts: Words,
  unit: Pick<Unit, 'type' | 'diameterMm' | 'volumeM3' | 'variant'>,
  segment: PricedSegment,
): string =>
  `${typeName(texts, unit.type, segment)}, Ø ${texts.metres(unit.diameterMm)} m, ${texts.volume(unit.volumeM3)}${unit.variant ? `, ${unit.variant}` : ''}`;
