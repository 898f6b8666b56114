import { sizeOfWire } from '@silowright/contract/wire-size';
import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { UnitMiniature } from '@silowright/picture/drawing/unit-miniature.tsx';
import type { SizeOption } from '../../configuration/unit-offer.ts';
import { useSession } from '../../session/session-store.ts';

const heightPx = 64;
/** Limits the width, so that low and wide tanks do not push the prices off the screen. */
const widthPx = 40;

const widthOf = (size: SizeOption): number => Math.max(size.diameter_mm, (size.passage_width ?? 0) + 500);

/** One scale per list, so that sizes can be compared: the tallest and the widest just fit. */
const scaleOf = (sizes: readonly SizeOption[]): number =>
  Math.max(...sizes.map((size) => Math.max(size.height_mm / heightPx, widthOf(size) / widthPx)));

export interface SizePictureProps {
  readonly size: SizeOption;
  /** The list that contains the size. */
  readonly sizes: readonly SizeOption[];
}

/** A small drawing of the size, aligned to the bottom of its row. */
export function SizePicture({ size, sizes }: SizePictureProps) {
  const type: StorageTypeCode | undefined = useSession((state) => state.values.preconfiguredUnitType);
  if (!type) return null;
  const mmPerPx = scaleOf(sizes);
  const widest = Math.max(...sizes.map(widthOf)) / mmPerPx;
  return (
    <span
      aria-hidden="true"
      data-testid="size-picture"
      className="flex shrink-0 items-end justify-center"
      style={{ width: widest, height: heightPx }}
    >
      <UnitMiniature type={type} {...sizeOfWire(size)} mmPerPx={mmPerPx} />
    </span>
  );
}
