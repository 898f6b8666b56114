import { parseDecimal } from '@silowright/domain/session/field-rules';
import { type Stock, stockTonnes, volumeOf, wholeVolume } from '@silowright/domain/sizing/stock-to-volume';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame, inputLook } from '../../ui/field.tsx';
import { announceAfterMs, useSettled } from '../../ui/use-settled.ts';

const kinds = ['tonnes', 'truckloads', 'days'] as const satisfies readonly Stock['kind'][];

export interface VolumeHelperProps {
  readonly densityKgM3: number;
  readonly onUse: (volumeM3: number) => void;
}

/** Computes the volume from tonnes, truckloads or days. */
export function VolumeHelper({ densityKgM3, onUse }: VolumeHelperProps) {
  const { t, number } = useTexts();
  const [kind, setKind] = useState<Stock['kind']>('tonnes');
  const [first, setFirst] = useState('');
  const [days, setDays] = useState('');
  const amount = parseDecimal(first) ?? Number.NaN;
  const stock: Stock =
    kind === 'days'
      ? { kind, kgPerDay: amount, days: parseDecimal(days) ?? Number.NaN }
      : kind === 'tonnes'
        ? { kind, tonnes: amount }
        : { kind, truckloads: amount };
  const tonnes = stockTonnes(stock);
  const volume = tonnes === undefined ? undefined : wholeVolume(volumeOf(tonnes, densityKgM3));
  const result =
    volume === undefined
      ? ''
      : t('volume.helper-result', { volume: number(volume), density: number(densityKgM3) });
  const settled = useSettled(result, announceAfterMs);
  const label = t(`volume.helper-${kind === 'days' ? 'per-day' : kind}-field`);
  return (
    <details className="group rounded-control border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 py-2.5 leading-snug font-bold [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
        {t('volume.helper-open')}
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-4">
        <fieldset>
          <legend className="sr-only">{t('volume.helper-legend')}</legend>
          <div className="flex flex-wrap gap-2">
            {kinds.map((candidate) => (
              <label
                key={candidate}
                className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-brand"
              >
                <input
                  type="radio"
                  name="stock"
                  checked={kind === candidate}
                  onChange={() => setKind(candidate)}
                  className="outline-none"
                />
                {t(`volume.helper-${candidate}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-4">
          <NumberInput label={label} unit={kind === 'days' ? 'kg' : ''} value={first} onValue={setFirst} />
          {kind === 'days' && (
            <NumberInput label={t('volume.helper-days-field')} unit="" value={days} onValue={setDays} />
          )}
        </div>
        <p role="status" className="sr-only">
          {settled}
        </p>
        {volume !== undefined && (
          <div className="flex flex-wrap items-center gap-4">
            <p>{result}</p>
            <Button look="secondary" onClick={() => onUse(volume)}>
              {t('volume.helper-use', { volume: number(volume) })}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const NumberInput = ({ label, unit, value, onValue }: NumberInputProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={unit ? `${label} (${unit})` : label}>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className={`${inputLook(false)} max-w-44`}
      />
    </FieldFrame>
  );
};
