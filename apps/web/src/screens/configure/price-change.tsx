import Undo2 from 'lucide-react/icons/undo-2';
import { undoChange } from '../../configuration/undo-change.ts';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What the last change did to the unit price, with its sign, and the way back. */
export function PriceChange({
  configuration: { change, undo, pendingUuid },
  small,
}: {
  readonly configuration: ReturnType<typeof useConfiguration>;
  readonly small: boolean;
}) {
  const { t, priceDifference } = useTexts();
  const difference = change?.differenceCents ?? 0;
  return (
    <div className="flex min-h-11 items-center gap-2">
      <p aria-live="polite" className="text-sm whitespace-nowrap tabular-nums">
        {change && difference !== 0 && (
          <span
            key={change.number}
            data-testid="price-difference"
            className={`inline-block animate-[appear_180ms_var(--ease-out)] rounded-control px-2 py-1 font-bold ${difference > 0 ? 'bg-bad-tint text-bad' : 'bg-good-tint text-good'}`}
          >
            {priceDifference(difference)}
            <span className="sr-only"> {t('configure.per-unit')}</span>
          </span>
        )}
      </p>
      {undo.length > 0 && (
        <button
          type="button"
          disabled={pendingUuid !== undefined}
          onClick={() => void undoChange()}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-brand underline underline-offset-3 hover:bg-sunken disabled:text-muted"
        >
          <Undo2 aria-hidden="true" size={18} />
          <span className={small ? 'sr-only' : ''}>{t('configure.undo')}</span>
        </button>
      )}
    </div>
  );
}
