import { type PriceChange, type RoundingMode, roundingModes } from '@silowright/domain/pricing/change-prices';
import { formatAmount } from '@silowright/texts/format';
import { percentText, readPercent } from '@silowright/texts/read-percent';
import { readPrice } from '@silowright/texts/read-price';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { Segments } from '../parts/page-parts.tsx';
import { baseCurrency, staffDifference, typedPriceText } from '../parts/staff-money.ts';
import type { BaseChanges } from './base-draft.ts';
import { type BulkPreview, type BulkRows, type BulkScope, bulkScopes, previewChange } from './bulk-change.ts';

export interface ChangeManyProps {
  readonly rows: BulkRows;
  readonly changes: BaseChanges;
  readonly onPreview: (preview: BulkPreview | undefined) => void;
  readonly onApply: (preview: BulkPreview, change: PriceChange) => void;
}

const fieldLook = (isWrong: boolean): string =>
  `h-9 w-0 min-w-12 flex-1 rounded-control border bg-surface px-2 text-right tabular-nums max-md:h-11 ${isWrong ? 'border-bad' : 'border-line-strong'}`;

/** "+3.5%, up to the next € 10" over the ticked, shown or all rows; previewed before it is applied (PX-02). */
export function ChangeMany({ rows, changes, onPreview, onApply }: ChangeManyProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const currency = baseCurrency();
  const [chosen, setScope] = useState<BulkScope>();
  const scope = chosen ?? (rows.ticked.length > 0 ? 'ticked' : 'shown');
  const [direction, setDirection] = useState<1 | -1>(1);
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState('');
  const [mode, setMode] = useState<RoundingMode>('none');
  const [typedStep, setStep] = useState<string>();
  const step = typedStep ?? formatAmount({ minor: 1_000, currency }, locale);

  const size = kind === 'percent' ? readPercent(typed) : readPrice(typed, locale, currency);
  const stepReading = readPrice(step, locale, currency);
  const stepCents =
    mode === 'none' ? 1 : stepReading.ok && stepReading.value > 0 ? stepReading.value : undefined;
  const value = size.ok ? size.value : undefined;
  const change = useMemo<PriceChange | undefined>(
    () =>
      value === undefined || value === 0 || stepCents === undefined
        ? undefined
        : {
            direction,
            by: kind === 'percent' ? { kind, hundredths: value } : { kind, cents: value },
            rounding: { mode, stepCents },
          },
    [value, stepCents, direction, kind, mode],
  );
  const preview = useMemo(
    () => change && previewChange(rows[scope], changes, change),
    [rows, changes, scope, change],
  );
  useEffect(() => onPreview(preview), [preview, onPreview]);

  const problem = () => {
    if (!size.ok && size.reason.code !== 'empty') {
      if (kind === 'amount') return typedPriceText(size.reason as never, { t, locale });
      return t(`prices.percent-${size.reason.code}`, { example: percentText(350, locale) });
    }
    if (stepCents === undefined)
      return stepReading.ok ? t('prices.step-zero') : typedPriceText(stepReading.reason, { t, locale });
    return undefined;
  };
  const wrong = problem();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!change || !preview || preview.prices.size === 0) return;
    onApply(preview, change);
    setTyped('');
  };
  return (
    <form
      aria-labelledby={`${id}-title`}
      onSubmit={apply}
      className="rounded-surface border border-brand/40 bg-surface p-4 text-sm"
    >
      <h2 id={`${id}-title`} className="mb-3 text-base font-bold">
        {t('prices.change-many')}
      </h2>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
        <Segments
          className="col-span-2"
          label={t('prices.rows')}
          value={scope}
          choices={bulkScopes.map((each) => [each, t(`prices.scope-${each}`, { count: rows[each].length })])}
          isDisabled={(each) => rows[each].length === 0}
          onChoose={setScope}
        />
        <label htmlFor={`${id}-size`} className="text-muted">
          {t('prices.change')}
        </label>
        <div className="flex gap-2">
          <Segments
            label={t('prices.direction')}
            value={direction > 0 ? 'up' : 'down'}
            choices={[
              ['up', '+', t('prices.dearer')],
              ['down', '−', t('prices.cheaper')],
            ]}
            onChoose={(each) => setDirection(each === 'up' ? 1 : -1)}
          />
          <input
            id={`${id}-size`}
            className={fieldLook(!size.ok && size.reason.code !== 'empty')}
            inputMode="decimal"
            autoComplete="off"
            placeholder={
              kind === 'percent'
                ? percentText(350, locale)
                : formatAmount({ minor: 10_000, currency }, locale)
            }
            aria-describedby={`${id}-result`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Segments
            label={t('prices.change-in')}
            value={kind}
            choices={[
              ['percent', '%'],
              ['amount', currency],
            ]}
            onChoose={setKind}
          />
        </div>
        <label htmlFor={`${id}-mode`} className="text-muted">
          {t('prices.round')}
        </label>
        <div className="flex gap-2">
          <select
            id={`${id}-mode`}
            className="h-9 w-0 min-w-24 flex-[2] rounded-control border border-line-strong bg-surface px-1 max-md:h-11"
            value={mode}
            onChange={(event) => setMode(event.target.value as RoundingMode)}
          >
            {roundingModes.map((each) => (
              <option key={each} value={each}>
                {t(`prices.round-${each}`)}
              </option>
            ))}
          </select>
          {mode !== 'none' && (
            <input
              className={fieldLook(stepCents === undefined)}
              inputMode="decimal"
              autoComplete="off"
              aria-label={t('prices.round-step', { currency })}
              value={step}
              onChange={(event) => setStep(event.target.value)}
            />
          )}
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p id={`${id}-result`} aria-live="polite" className={wrong ? 'text-bad' : 'text-muted'}>
          {wrong ? `⚠\u00a0${wrong}` : preview && <PreviewText preview={preview} />}
        </p>
        <button
          type="submit"
          className="min-h-9 shrink-0 rounded-control border border-line-strong bg-surface px-4 font-bold hover:bg-sunken disabled:text-muted max-md:min-h-11"
          disabled={!preview || preview.prices.size === 0}
        >
          {t('prices.apply')}
        </button>
      </div>
    </form>
  );
}

function PreviewText({ preview }: { readonly preview: BulkPreview }) {
  const { t } = useTexts();
  const { prices, refused, smallest, largest } = preview;
  const changed = prices.size;
  return (
    <>
      {changed === 0
        ? t('prices.preview-none')
        : smallest === largest
          ? t('prices.preview-one', { count: changed, difference: staffDifference(smallest) })
          : t('prices.preview', {
              count: changed,
              smallest: staffDifference(smallest),
              largest: staffDifference(largest),
            })}
      {refused > 0 && (
        <span className="block text-bad">{t('prices.preview-refused', { count: refused })}</span>
      )}
    </>
  );
}
