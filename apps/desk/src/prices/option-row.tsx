import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { OptionGroup, OptionValue } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { LocaleName } from '@silowright/domain/locale';
import { refuse } from '@silowright/domain/outcome';
import { formatAmount } from '@silowright/texts/format';
import { readCents, readPrice } from '@silowright/texts/read-price';
import { optionName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import SquareFunction from 'lucide-react/icons/square-function';
import { useId, useMemo, useState } from 'react';
import { RowButton } from '../parts/page-parts.tsx';
import type { RefusedPrice } from '../parts/staff-money.ts';
import { baseCurrency, staffMoney, typedPriceText } from '../parts/staff-money.ts';
import { samplePrices } from './explain-option.ts';
import { formulaProblemText } from './formula-lab.ts';
import { FormulaPlot } from './formula-plot.tsx';
import { unitName } from './names.ts';
import { type OptionPrice, optionDrafts, optionId, priceOf } from './option-draft.ts';
import { OptionMark } from './option-mark.tsx';
import { useTyped } from './use-typed.ts';

/** Option prices are typed in cents, or in the base currency by a switch (PX-01). */
export type PriceEntry = 'cents' | 'main';

export const readEntry = (typed: string, entry: PriceEntry, locale: LocaleName) =>
  entry === 'cents' ? readCents(typed) : readPrice(typed, locale, baseCurrency());

export interface OptionRowProps {
  readonly entry: PriceEntry;
  readonly segment: PricedSegment;
  readonly group: OptionGroup;
  /** Distinguishes the group from others on the page. */
  readonly groupName: string;
  readonly option: OptionValue;
  readonly changed: OptionPrice | undefined;
  readonly applicable: readonly Unit[];
  /** The unit that shows the option; undefined: without a drawing. */
  readonly drawnOn: Unit | undefined;
  readonly refused: RefusedPrice | undefined;
  readonly onRefuse: (id: string, price: RefusedPrice | undefined) => void;
}

/** Label, cents or formula, and the price in the reader's style (PR-05, PR-11). */
export function OptionRow({
  entry,
  segment,
  group,
  groupName,
  option,
  changed,
  applicable,
  drawnOn,
  refused,
  onRefuse,
}: OptionRowProps) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const value = changed ?? priceOf(option);
  const label = optionName(texts, group, option.value);
  const name = `${groupName}, ${label}`;
  const set = (next: OptionPrice) => {
    onRefuse(optionId(group, option), undefined);
    optionDrafts.change(segment, { kind: 'typed' }, [[optionId(group, option), next]]);
  };
  const isFormula = 'formula' in value;
  return (
    <li
      className={`grid items-start gap-x-4 gap-y-2 border-t border-line px-4 py-3 max-sm:grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(10rem,17rem)_minmax(0,1fr)_8.5rem] ${changed ? 'bg-brand-tint' : ''}`}
      data-option={`${group.id}.${option.value}`}
    >
      <div className="flex items-center gap-3">
        <span className="flex w-14 shrink-0 justify-center">
          <OptionMark group={group} value={option.value} unit={drawnOn} />
        </span>
        <label htmlFor={id}>
          {label}
          {option.default_selected && <span className="text-sm text-muted"> · {t('admin.default')}</span>}
        </label>
      </div>
      {isFormula ? (
        <FormulaField
          id={id}
          name={t('admin.formula-of', { name })}
          label={name}
          segment={segment}
          option={option}
          formula={value.formula}
          applicable={applicable}
          onFormula={(formula) => set({ formula })}
        />
      ) : (
        <CentsField
          id={id}
          entry={entry}
          name={
            entry === 'cents'
              ? t('admin.cents-of', { name })
              : t('prices.price-of', { name, currency: baseCurrency() })
          }
          cents={value.cents}
          refused={refused}
          onCents={(cents) => set({ cents })}
          onRefuse={(price) => onRefuse(optionId(group, option), price)}
        />
      )}
      <RowButton
        aria-label={t(isFormula ? 'admin.use-cents-for' : 'admin.use-formula-for', { name })}
        // An option priced by a formula has no cents until some are typed; do not show zero.
        onClick={() => set(isFormula ? { cents: option.priceInCents } : { formula: option.formula ?? '' })}
      >
        {t(isFormula ? 'admin.use-cents' : 'admin.use-formula')}
      </RowButton>
    </li>
  );
}

interface CentsFieldProps {
  readonly entry: PriceEntry;
  readonly id: string;
  readonly name: string;
  readonly cents: number | undefined;
  readonly refused: RefusedPrice | undefined;
  readonly onCents: (cents: number) => void;
  readonly onRefuse: (price: RefusedPrice | undefined) => void;
}

function CentsField({ entry, id, name, cents, refused, onCents, onRefuse }: CentsFieldProps) {
  const { t, locale } = useTexts();
  const { text, input } = useTyped({
    shown:
      cents === undefined || entry === 'cents'
        ? `${cents ?? ''}`
        : formatAmount({ minor: cents, currency: baseCurrency() }, locale),
    refused: refused?.typed,
    onLeave: (typed) => {
      const reading = readEntry(typed, entry, locale);
      if (reading.ok) onCents(reading.value);
      else onRefuse({ typed, reason: reading.reason });
      return reading.ok;
    },
    onRestore: () => onRefuse(undefined),
  });
  const reading = text === refused?.typed ? refuse(refused.reason) : readEntry(text, entry, locale);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <input
        {...input}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={name}
        className={`h-11 w-36 rounded-control border bg-surface px-3 text-right tabular-nums read-only:border-transparent read-only:bg-transparent ${reading.ok ? 'border-line-strong' : 'border-bad'}`}
        aria-invalid={!reading.ok || undefined}
        aria-describedby={`${id}-result`}
      />
      <span id={`${id}-result`} className={`tabular-nums ${reading.ok ? '' : 'text-sm text-bad'}`} data-price>
        {reading.ok ? staffMoney(reading.value) : `⚠\u00a0${typedPriceText(reading.reason, { t, locale })}`}
      </span>
    </div>
  );
}

interface FormulaFieldProps {
  readonly label: string;
  readonly segment: PricedSegment;
  readonly id: string;
  readonly name: string;
  readonly option: OptionValue;
  readonly formula: string;
  readonly applicable: readonly Unit[];
  readonly onFormula: (formula: string) => void;
}

/** Checked on every key: shows the problem, or the price on three units. Applied on blur. */
function FormulaField({
  id,
  name,
  label,
  segment,
  option,
  formula,
  applicable,
  onFormula,
}: FormulaFieldProps) {
  const texts = useTexts();
  const { t } = texts;
  const [isLab, setLab] = useState(false);
  const { text, input } = useTyped({
    shown: formula,
    onLeave: (typed) => {
      onFormula(typed);
      return true;
    },
  });
  const samples = useMemo(
    () => samplePrices({ label: option.label, value: option.value, formula: text }, applicable),
    [option, text, applicable],
  );
  const failed = samples.find(({ price }) => !price.ok);
  const problem = failed && !failed.price.ok ? failed.price.reason : undefined;
  return (
    <div>
      <input
        {...input}
        id={id}
        aria-label={name}
        spellCheck={false}
        autoComplete="off"
        maxLength={1000}
        className={`h-11 w-full rounded-control border bg-surface px-3 font-mono text-sm read-only:border-transparent read-only:bg-transparent ${problem ? 'border-bad' : 'border-line-strong'}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-result`}
      />
      <p
        id={`${id}-result`}
        aria-live="polite"
        className={`mt-1 text-sm ${problem ? 'text-bad' : 'text-muted'}`}
      >
        {failed && problem
          ? `⚠\u00a0${formulaProblemText(problem, t)} (${unitName(texts, failed.unit, segment)})`
          : samples.map(({ size, unit, price }) => (
              <span key={size} className="mr-4 inline-block tabular-nums">
                {t(`admin.sample-${size}`, { unit: unitName(texts, unit, segment) })}:{' '}
                {price.ok && staffMoney(price.value)}
              </span>
            ))}
      </p>
      <button
        type="button"
        aria-expanded={isLab}
        aria-label={t('prices.lab-of', { name: label })}
        className="mt-1 inline-flex min-h-9 items-center gap-1 text-sm text-brand-strong underline underline-offset-3"
        onClick={() => setLab(!isLab)}
      >
        <SquareFunction aria-hidden="true" size={16} />
        {t('prices.lab')}
      </button>
      {isLab && <FormulaPlot segment={segment} option={option} formula={text} units={applicable} />}
    </div>
  );
}
