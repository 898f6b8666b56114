import type { StorageTypeCode } from '@silowright/domain/catalogue/unit';
import type { SizeOption } from '../../configuration/unit-offer.ts';
import { UnitMiniature } from '../../preview/unit-miniature.tsx';
import { useSession } from '../../session/session-store.ts';

const heightPx = 64;
/** A list of low and wide tanks must not push its prices out of the screen. */
const widthPx = 40;

const widthOf = (size: SizeOption): number => Math.max(size.diameter_mm, (size.passage_width ?? 0) + 500);

/** One scale for a list of sizes, at which the tallest and the widest just fit: size is seen before it is read. */
const scaleOf = (sizes: readonly SizeOption[]): number =>
  Math.max(...sizes.map((size) => Math.max(size.height_mm / heightPx, widthOf(size) / widthPx)));

export interface SizePictureProps {
  readonly size: SizeOption;
  /** The list the size stands in. */
  readonly sizes: readonly SizeOption[];
}

/** The size as a small drawing that stands on the ground of its row. */
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
      <UnitMiniature
        type={type}
        diameterMm={size.diameter_mm}
        heightMm={size.height_mm}
        volumeM3={size.volume}
        {...(size.passage_width !== undefined && { passageWidthMm: size.passage_width })}
        {...(size.passage_height !== undefined && { passageHeightMm: size.passage_height })}
        mmPerPx={mmPerPx}
      />
    </span>
  );
}
