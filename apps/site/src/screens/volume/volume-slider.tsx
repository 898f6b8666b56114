import { volumesPerM3 } from '@silowright/domain/catalogue/asked-limits';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

export interface VolumeSliderProps {
  readonly kind: 'silo' | 'tank';
  readonly volumeM3: number | undefined;
  /** The end of the slider. */
  readonly toM3: number;
  /** Marked below the track. */
  readonly sizesM3: readonly number[];
  readonly isLoading: boolean;
  /** Whether the end is the largest unit. */
  readonly isLargest: boolean;
  readonly onSlide: (volumeM3: number) => void;
}

/** Half the width of the thumb, whose middle is on the value. */
const thumbPx = 8;

/** Slides over the volumes; marks show the sizes that are built (ST-05). */
export function VolumeSlider({
  kind,
  volumeM3,
  toM3,
  sizesM3,
  isLoading,
  isLargest,
  onSlide,
}: VolumeSliderProps) {
  const { t, volume, volumeNumber } = useTexts();
  const { asked } = boot();
  const [minM3] = asked.volumeM3;
  const at = (sizeM3: number) => {
    const share = (sizeM3 - minM3) / (toM3 - minM3);
    return `calc(${thumbPx}px + ${share} * (100% - ${2 * thumbPx}px))`;
  };
  return (
    <div className="flex flex-col">
      <input
        type="range"
        aria-label={t('volume.per-unit')}
        aria-valuetext={volumeM3 === undefined ? t('volume.not-given') : volume(volumeM3)}
        min={minM3}
        step={1 / volumesPerM3(asked)}
        max={toM3}
        value={Math.min(volumeM3 ?? minM3, toM3)}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        className="h-11 w-full"
      />
      <div aria-hidden="true" className="relative -mt-3 h-3">
        {sizesM3
          .filter((size) => size >= minM3 && size <= toM3)
          .map((size) => (
            <span
              key={size}
              style={{ left: at(size) }}
              className="absolute top-0 h-2 w-px -translate-x-1/2 bg-line-strong last:h-3 last:w-0.5 last:bg-ink"
            />
          ))}
      </div>
      {(isLoading || isLargest) && (
        <p className={`flex justify-between gap-4 text-sm text-muted ${isLoading ? 'invisible' : ''}`}>
          <span aria-hidden="true">{volumeNumber(minM3)}</span>
          <span className="text-right">{t(`volume.largest-${kind}`, { volume: volumeNumber(toM3) })}</span>
        </p>
      )}
    </div>
  );
}
