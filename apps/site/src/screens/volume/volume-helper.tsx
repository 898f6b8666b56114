import { holdingVolume } from '@silowright/domain/catalogue/asked-limits';
import { parseDecimal, validateDecimal } from '@silowright/domain/session/field-rules';
import { fewestUnits, type UnitSplit } from '@silowright/domain/sizing/split-volume';
import { type Stock, stockTonnes, volumeOf } from '@silowright/domain/sizing/stock-to-volume';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { TextField, withoutSpaces } from '@silowright/ui/parts/field.tsx';
import { announceAfterMs, useSettled } from '@silowright/ui/parts/use-settled.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { Panel } from './panel.tsx';

const kinds = ['tonnes', 'truckloads', 'days'] as const satisfies readonly Stock['kind'][];

export interface VolumeHelperProps {
  readonly densityKgM3: number | undefined;
  /** Of the product the density belongs to. */
  readonly product: string | undefined;
  readonly largestM3: number;
  /** As typed in the step. */
  readonly volumeM3: number | undefined;
  readonly amount: number;
  readonly onUse: (split: UnitSplit) => void;
}

const validateStock = (text: string) =>
  text === '' ? undefined : (validateDecimal(text) ?? (parseDecimal(text)! < 0 ? notNegative : undefined));
const notNegative = { key: 'validation.at-least', params: { amount: 0 } } as const;

function stockOf(kind: string, amount: string, days: string): Stock {
  const value = parseDecimal(amount) ?? Number.NaN;
  if (kind === 'days') return { kind, kgPerDay: value, days: parseDecimal(days) ?? Number.NaN };
  return kind === 'truckloads' ? { kind, truckloads: value } : { kind: 'tonnes', tonnes: value };
}

/** The units for the volume of one: itself, or several if it is larger than the largest unit. */
export function unitsFor(volumeM3: number, amount: number, largestM3: number): UnitSplit | undefined {
  const { asked } = boot();
  const holdingM3 = Math.max(asked.volumeM3[0], holdingVolume(volumeM3, asked));
  return holdingM3 <= largestM3
    ? { amountOfUnits: amount, volumePerUnitM3: holdingM3 }
    : fewestUnits(volumeM3 * amount, largestM3, asked);
}

/** Computes the volume from tonnes, truckloads or days (EN-01). */
export function VolumeHelper({
  densityKgM3,
  product,
  largestM3,
  volumeM3: typedM3,
  amount,
  onUse,
}: VolumeHelperProps) {
  const { t, number, volumeNumber } = useTexts();
  const form = useForm({
    name: 'volume-helper',
    initial: { kind: 'tonnes', amount: '', days: '', taken: '' },
    rules: { amount: validateStock, days: validateStock },
    onSubmit: () => {},
  });
  const { kind } = form.values;
  const [open, setOpen] = useState(form.values.amount !== '');
  const tonnes = stockTonnes(stockOf(kind, form.values.amount, form.values.days));
  const volumeM3 =
    tonnes === undefined || densityKgM3 === undefined ? undefined : volumeOf(tonnes, densityKgM3);
  const units = volumeM3 === undefined ? undefined : unitsFor(volumeM3, amount, largestM3);
  const result =
    volumeM3 === undefined
      ? ''
      : [
          t('volume.helper-result', {
            tonnes: number(tonnes ?? 0),
            volume: volumeNumber(volumeM3, 1),
            density: number(densityKgM3 ?? 0),
          }),
          product && t('volume.helper-product', { product }),
        ]
          .filter(Boolean)
          .join(' ');
  const settled = useSettled(result, announceAfterMs);
  const field = (name: 'amount' | 'days') => {
    const { onValue, ...binding } = form.field(name);
    return { ...binding, onValue: (text: string) => onValue(withoutSpaces(text)) };
  };
  const use = () => {
    if (!units || tonnes === undefined) return;
    onUse(units);
    form.set({ taken: String(units.volumePerUnitM3) });
    // The field asks for one unit, and one of several units holds a part.
    if (units.amountOfUnits !== amount) {
      const part = (tonnes * amount) / units.amountOfUnits;
      form.set({ kind: 'tonnes', amount: String(Math.round(part * 1000) / 1000), days: '' });
    }
  };
  // A volume taken from here still holds the tonnes after another product or density was chosen.
  const isTaken = typedM3 !== undefined && form.values.taken === String(typedM3);
  const isOutdated = isTaken && units?.amountOfUnits === amount && units.volumePerUnitM3 !== typedM3;
  useEffect(() => {
    if (isOutdated) use();
  });
  // Enter takes the result over instead of leaving the step.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    use();
  };
  return (
    <Panel title={t('volume.helper-open')} open={open} onOpen={setOpen}>
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
                onChange={() => form.set({ kind: candidate })}
                className="outline-none"
              />
              {t(`volume.helper-${candidate}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-4">
        <TextField
          {...field('amount')}
          label={t(`volume.helper-${kind === 'days' ? 'per-day' : kind}-field`)}
          inputMode="decimal"
          autoComplete="off"
          onKeyDown={onKeyDown}
          {...(kind === 'days' && { unit: 'kg' })}
          className="max-w-44"
        />
        {kind === 'days' && (
          <TextField
            {...field('days')}
            label={t('volume.helper-days-field')}
            inputMode="decimal"
            autoComplete="off"
            onKeyDown={onKeyDown}
            className="max-w-44"
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {settled}
      </p>
      {tonnes !== undefined && densityKgM3 === undefined && <p>{t('volume.helper-density')}</p>}
      {result && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{result}</p>
          {units && (
            <Button look="secondary" onClick={use}>
              {units.amountOfUnits === amount
                ? t('volume.helper-use', { volume: volumeNumber(units.volumePerUnitM3) })
                : t('volume.use-split', {
                    count: number(units.amountOfUnits),
                    volume: volumeNumber(units.volumePerUnitM3),
                  })}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
