import { readVolume, validateLeadVolume, writeVolume } from '@silowright/domain/session/field-rules';
import { fewestUnits, splitVolume, type UnitSplit } from '@silowright/domain/sizing/split-volume';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { VolumeField } from '@silowright/ui/parts/volume-field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';

export interface TotalFieldProps {
  /** Volume × amount, as far as both are known. */
  readonly totalM3: number | undefined;
  readonly amount: number;
  readonly largestM3: number;
  readonly onUse: (split: UnitSplit) => void;
}

/** The same number of units for a typed total, or as many as are needed if these would be too large. */
export function unitsForTotal(text: string, amount: number, largestM3: number): UnitSplit | undefined {
  const { asked } = boot();
  const totalM3 = validateLeadVolume(text, asked) ? 0 : readVolume(text, asked)!;
  if (totalM3 === 0) return undefined;
  return splitVolume(totalM3, amount, largestM3, asked) ?? fewestUnits(totalM3, largestM3, asked);
}

/** The total can be typed instead of the volume of one unit; after typing it is again volume × amount (ST-05). */
export function TotalField({ totalM3, amount, largestM3, onUse }: TotalFieldProps) {
  const { t } = useTexts();
  // With the number of units when typing began: digits on the way to a total do not change it.
  const [typed, setTyped] = useState<{ readonly text: string; readonly amount: number }>();
  return (
    <VolumeField
      id="volume-total"
      name="total"
      label={t('volume.total')}
      value={typed?.text ?? (totalM3 === undefined ? '' : writeVolume(totalM3, boot().asked))}
      error={undefined}
      onValue={(text) => {
        const begun = typed?.amount ?? amount;
        setTyped({ text, amount: begun });
        const units = unitsForTotal(text, begun, largestM3);
        if (units) onUse(units);
      }}
      onBlur={() => setTyped(undefined)}
      className="large-input"
    />
  );
}
