import { sizeOfWire, type WireSize } from '@silowright/contract/wire-size';
import type { Substance } from '@silowright/domain/catalogue/codes';
import type { StorageType } from '@silowright/domain/catalogue/storage-type';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';

type Size = WireSize & { readonly type: string };

const unpainted = {};
const drawnAs = ({ type, ...size }: Size): DrawingInput => ({
  type,
  ...sizeOfWire(size),
  selection: unpainted,
});

/** The smallest unit that holds the volume, or the largest there is; without a volume one of medium size. */
export const unitOfSizes = (
  sizes: readonly Size[],
  volumeM3: number | undefined,
): DrawingInput | undefined => {
  const size =
    volumeM3 === undefined
      ? sizes[Math.floor(sizes.length / 2)]
      : (sizes.find(({ volume }) => volume >= volumeM3) ?? sizes.at(-1));
  return size && drawnAs(size);
};

/** Sizes of the scaled unit, so that it does not change with every cubic metre. */
const stepM3 = 5;

/** Without known sizes: the usual picture of the first type for the substance, scaled to the volume. */
export function scaledUnit(
  types: readonly StorageType[],
  substance: Substance,
  volumeM3: number,
): DrawingInput | undefined {
  const type = types.find((candidate) => candidate.substance === substance);
  const picture = type?.pictures?.[0]?.shows;
  if (!type || !picture) return undefined;
  const wholeM3 = Math.max(stepM3, Math.ceil(volumeM3 / stepM3) * stepM3);
  const scale = Math.cbrt(wholeM3 / picture.volumeM3);
  const scaled = (mm: number) => Math.round((mm * scale) / 10) * 10;
  return {
    type: type.code,
    ...picture,
    diameterMm: scaled(picture.diameterMm),
    heightMm: scaled(picture.heightMm),
    volumeM3: wholeM3,
    selection: unpainted,
  };
}
