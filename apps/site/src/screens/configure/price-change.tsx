import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Undo2 from 'lucide-react/icons/undo-2';
import { amountsOf } from '../../configuration/running-price.ts';
import { undoChange } from '../../configuration/undo-change.ts';
import { type OfConfiguration, useMoney } from '../../configuration/use-configuration.ts';

/** Longer amounts, with cents of a currency with three letters, are smaller on a phone: Next stays beside them. */
export const longAmount = 14;

/** The change of the total by the last change, with its sign, and undo. A phone has no space for the word beside Next. */
export function PriceChange({ configuration: { change, undo, pendingUuid, price } }: OfConfiguration) {
  const { t } = useTexts();
  const { priceDifference } = useMoney();
  const difference = change?.differenceCents ?? 0;
  const shown = priceDifference(difference, price && amountsOf(price));
  const nothingToUndo = undo.length === 0 || pendingUuid !== undefined;
  return (
    <div className="flex min-h-11 items-center gap-1 sm:gap-2">
      {change && difference !== 0 && (
        <span
          key={change.number}
          data-testid="price-difference"
          className={`inline-block animate-[appear_180ms_var(--ease-out)] rounded-control bg-sunken px-1 py-1 text-sm font-bold whitespace-nowrap tabular-nums sm:px-2 ${shown.length > longAmount ? 'max-sm:text-[0.75rem]' : ''}`}
        >
          {shown}
        </span>
      )}
      {(undo.length > 0 || change) && (
        // Stays after the last undo, so that the focus is not lost.
        <button
          type="button"
          data-undo=""
          aria-disabled={nothingToUndo}
          onClick={() => {
            if (!nothingToUndo) void undoChange();
          }}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 max-sm:-mr-1.5 text-sm text-brand underline underline-offset-3 hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:no-underline aria-disabled:hover:bg-transparent"
        >
          <Undo2 aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">{t('configure.undo')}</span>
        </button>
      )}
    </div>
  );
}
