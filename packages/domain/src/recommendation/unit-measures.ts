import type { StorageType } from '../catalogue/storage-type.ts';
import type { Unit } from '../catalogue/unit.ts';

/** Input of the index, without names: numbers are cheap to transfer between threads. */
export type MeasuredUnit = Omit<Unit, 'uuid' | 'name' | 'segment'>;

const fields = ['diameterMm', 'heightMm', 'volumeM3', 'emptyMassT', 'slenderness', 'priceCents'] as const;
/** The fields, plus the place of the type and the passage height. */
const width = fields.length + 2;

/** One row of numbers per unit. */
export function packUnits(units: readonly Unit[], types: readonly StorageType[]): Float64Array<ArrayBuffer> {
  const packed = new Float64Array(units.length * width);
  const places = new Map(types.map((type, place) => [type, place]));
  let at = 0;
  for (const unit of units) {
    for (const field of fields) packed[at++] = unit[field];
    packed[at++] = places.get(unit.storageType)!;
    packed[at++] = unit.passageHeightMm ?? Number.NaN;
  }
  return packed;
}

export function unpackUnits(packed: Float64Array, types: readonly StorageType[]): MeasuredUnit[] {
  return Array.from({ length: packed.length / width }, (_, row) => {
    const [diameterMm, heightMm, volumeM3, emptyMassT, slenderness, priceCents, type, passageHeightMm] =
      packed.subarray(row * width, (row + 1) * width);
    const storageType = types[type!]!;
    return {
      type: storageType.code,
      storageType,
      diameterMm: diameterMm!,
      heightMm: heightMm!,
      volumeM3: volumeM3!,
      emptyMassT: emptyMassT!,
      slenderness: slenderness!,
      priceCents: priceCents!,
      ...(Number.isNaN(passageHeightMm) ? {} : { passageHeightMm: passageHeightMm! }),
    };
  });
}
