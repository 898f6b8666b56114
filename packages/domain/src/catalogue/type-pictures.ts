import type { CubicMetres, Millimetres } from '../units.ts';
import type { UnitSize } from './unit-size.ts';

/** A picture of a type: the sizes it stands for, and the size it shows (CF-11). */
export interface TypePicture {
  readonly name: string;
  readonly diameterMm?: Millimetres;
  readonly diameterUpToMm?: Millimetres;
  readonly heightBelowMm?: Millimetres;
  readonly volumeUpToM3?: CubicMetres;
  readonly volumeBelowM3?: CubicMetres;
  readonly shows: UnitSize;
}

/** The first picture whose limits match a unit that is not drawn in its own size; otherwise the last. */
export function pictureFor(
  pictures: readonly TypePicture[],
  { diameterMm, heightMm, volumeM3 }: Pick<UnitSize, 'diameterMm' | 'heightMm' | 'volumeM3'>,
): TypePicture | undefined {
  const found = pictures.find(
    (picture) =>
      diameterMm === (picture.diameterMm ?? diameterMm) &&
      diameterMm <= (picture.diameterUpToMm ?? diameterMm) &&
      heightMm < (picture.heightBelowMm ?? Infinity) &&
      volumeM3 <= (picture.volumeUpToM3 ?? volumeM3) &&
      volumeM3 < (picture.volumeBelowM3 ?? Infinity),
  );
  return found ?? pictures.at(-1);
}
