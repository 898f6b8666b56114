import { maximumAmount } from '@silowright/domain/session/field-rules';
import { fewestUnits, type UnitSplit } from '@silowright/domain/sizing/split-volume';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

export interface BeyondLargestProps {
  readonly kind: 'silo' | 'tank';
  readonly largestM3: number;
  readonly volumeM3: number;
  readonly amount: number;
  readonly onUse: (split: UnitSplit) => void;
}

/** What happens above the largest unit: several units with the same total (EN-04). */
export function BeyondLargest({ kind, largestM3, volumeM3, amount, onUse }: BeyondLargestProps) {
  const { t, number, volumeNumber } = useTexts();
  const totalM3 = volumeM3 * amount;
  const split = fewestUnits(totalM3, largestM3, boot().asked);
  if (!split)
    return (
      <p>
        {t(`volume.beyond-all-${kind}`, { largest: volumeNumber(largestM3), count: number(maximumAmount) })}
      </p>
    );
  const each = volumeNumber(split.volumePerUnitM3);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {t(`volume.beyond-${kind}`, {
          largest: volumeNumber(largestM3),
          total: volumeNumber(totalM3),
          count: split.amountOfUnits,
          volume: each,
        })}
      </p>
      <Button look="secondary" onClick={() => onUse(split)}>
        {t('volume.use-split', { count: number(split.amountOfUnits), volume: each })}
      </Button>
    </div>
  );
}
