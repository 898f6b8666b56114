import { formatAmount } from '@silowright/texts/format';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { controlLook } from '../../lists/filter-select.tsx';
import { baseCurrency } from '../../parts/staff-money.ts';
import { filterProblemsId } from './filter-problems.tsx';

export interface AmountFieldProps {
  readonly label: string;
  /** Cents in the address; empty: any amount. */
  readonly cents: string;
  /** Input that is not an amount; it stays until it is corrected. */
  readonly refused: string | undefined;
  readonly onLeave: (typed: string) => void;
}

/** An amount in the reader's style, applied on blur or Enter: half an amount is another amount. */
export function AmountField({ label, cents, refused, onLeave }: AmountFieldProps) {
  const { locale } = useTexts();
  const [typed, setTyped] = useState<string>();
  const shown =
    refused ?? (cents && formatAmount({ minor: Number(cents), currency: baseCurrency() }, locale));
  const text = typed ?? shown;
  const leave = () => {
    setTyped(undefined);
    if (text !== shown) onLeave(text);
  };
  return (
    <label className="min-w-24 flex-1 basis-32 md:shrink-0 md:grow-0 md:basis-28">
      <span className="mb-1 block truncate text-sm text-muted">{label}</span>
      <input
        type="text"
        inputMode="decimal"
        className={controlLook(text !== '')}
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? undefined : filterProblemsId}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
    </label>
  );
}
