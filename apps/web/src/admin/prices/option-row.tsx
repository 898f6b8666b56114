import type { OptionGroup, OptionValue } from '@silowright/domain/catalogue/option-list';
import type { PricedSegment } from '@silowright/domain/catalogue/segments';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { ExpressionProblem } from '@silowright/domain/pricing/parse-expression';
import { formatPrice } from '@silowright/texts/format';
import { useId, useMemo } from 'react';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { RowButton } from '../page-parts.tsx';
import { samplePrices } from './explain-option.ts';
import { type OptionWish, wishOf, wishOption } from './option-draft.ts';

export interface OptionRowProps {
  readonly segment: PricedSegment;
  readonly group: OptionGroup;
  readonly option: OptionValue;
  readonly wish: OptionWish | undefined;
  readonly met: readonly Unit[];
}

/** Label, cents or formula, and the price in nl_NL style (PR-05, PR-11). */
export function OptionRow({ segment, group, option, wish, met }: OptionRowProps) {
  const { t } = useTexts();
  const id = useId();
  const value = wish ?? wishOf(option);
  const set = (next: OptionWish) => wishOption(segment, group, option, next);
  const isFormula = 'formula' in value;
  return (
    <li
      className={`grid items-start gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:grid-cols-[minmax(10rem,1fr)_2fr_auto] ${wish ? 'bg-brand-tint' : ''}`}
      data-option={`${group.id}.${option.value}`}
    >
      <label htmlFor={id} className="pt-2">
        {option.label}
        {option.default_selected && <span className="text-sm text-muted"> · {t('admin.default')}</span>}
      </label>
      {isFormula ? (
        <FormulaField
          id={id}
          option={option}
          formula={value.formula}
          met={met}
          onFormula={(formula) => set({ formula })}
        />
      ) : (
        <CentsField id={id} cents={value.cents} onCents={(cents) => set({ cents })} />
      )}
      <RowButton
        aria-label={t(isFormula ? 'admin.use-cents-for' : 'admin.use-formula-for', { name: option.label })}
        onClick={() =>
          set(isFormula ? { cents: option.priceInCents ?? 0 } : { formula: option.formula ?? '' })
        }
      >
        {t(isFormula ? 'admin.use-cents' : 'admin.use-formula')}
      </RowButton>
    </li>
  );
}

interface CentsFieldProps {
  readonly id: string;
  readonly cents: number | undefined;
  readonly onCents: (cents: number | undefined) => void;
}

function CentsField({ id, cents, onCents }: CentsFieldProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className={`h-11 w-36 rounded-control border bg-surface px-3 text-right tabular-nums ${cents === undefined ? 'border-bad' : 'border-line-strong'}`}
        aria-invalid={cents === undefined || undefined}
        value={cents ?? ''}
        onChange={(event) => {
          const typed = event.target.value;
          if (typed === '') onCents(undefined);
          else if (/^\d{1,10}$/.test(typed)) onCents(Number(typed));
        }}
      />
      <span className="tabular-nums" data-price>
        {cents === undefined ? t('admin.whole-cents') : formatPrice(cents, 'nl_NL')}
      </span>
    </div>
  );
}

interface FormulaFieldProps {
  readonly id: string;
  readonly option: OptionValue;
  readonly formula: string;
  readonly met: readonly Unit[];
  readonly onFormula: (formula: string) => void;
}

/** Checked with every key: what is wrong, or what it gives on three units. */
function FormulaField({ id, option, formula, met, onFormula }: FormulaFieldProps) {
  const { t } = useTexts();
  const samples = useMemo(
    () => samplePrices({ label: option.label, value: option.value, formula }, met),
    [option, formula, met],
  );
  const failed = samples.find(({ price }) => !price.ok);
  const problem = failed && !failed.price.ok ? failed.price.reason : undefined;
  return (
    <div>
      <input
        id={id}
        spellCheck={false}
        autoComplete="off"
        maxLength={1000}
        className={`h-11 w-full rounded-control border bg-surface px-3 font-mono text-sm ${problem ? 'border-bad' : 'border-line-strong'}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-result`}
        value={formula}
        onChange={(event) => onFormula(event.target.value)}
      />
      <p
        id={`${id}-result`}
        aria-live="polite"
        className={`mt-1 text-sm ${problem ? 'text-bad' : 'text-muted'}`}
      >
        {failed && problem
          ? `⚠\u00a0${formulaProblemText(problem, t)} (${failed.unit.name})`
          : samples.map(({ size, unit, price }) => (
              <span key={size} className="mr-4 inline-block tabular-nums">
                {t(`admin.sample-${size}`, { unit: unit.name })}:{' '}
                {price.ok && formatPrice(price.value, 'nl_NL')}
              </span>
            ))}
      </p>
    </div>
  );
}

export const formulaProblemText = (problem: ExpressionProblem, t: Texts['t']): string =>
  t(`admin.formula-${problem.code}`, {
    name: 'name' in problem ? problem.name : '',
    position: 'position' in problem ? problem.position + 1 : '',
  });
