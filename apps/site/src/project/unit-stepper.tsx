import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { setAmount } from './change-positions.ts';

export interface UnitStepperProps {
  readonly positionKey: string;
  /** As printed. */
  readonly number: string;
  readonly amountOfUnits: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly onNews: (text: string) => void;
}

/** One unit more or less of a position. */
export function UnitStepper({
  positionKey,
  number,
  amountOfUnits,
  minimum,
  maximum,
  onNews,
}: UnitStepperProps) {
  const { t } = useTexts();
  const step = (by: number) => {
    const count = amountOfUnits + by;
    if (count < minimum || count > maximum) return;
    setAmount(positionKey, count);
    onNews(t('project.amount-is', { number, units: t('project.units', { count }) }));
  };
  const button =
    'flex size-11 items-center justify-center rounded-control hover:bg-sunken aria-disabled:text-line-strong';
  return (
    <fieldset
      aria-label={t('project.amount', { number })}
      className="flex items-center rounded-control border border-line-strong bg-surface"
    >
      <button
        type="button"
        aria-label={t('project.fewer', { number })}
        aria-disabled={amountOfUnits <= minimum}
        onClick={() => step(-1)}
        className={button}
      >
        <Minus aria-hidden="true" size={16} />
      </button>
      <span className="min-w-5 text-center font-bold tabular-nums">{amountOfUnits}</span>
      <button
        type="button"
        aria-label={t('project.more', { number })}
        aria-disabled={amountOfUnits >= maximum}
        onClick={() => step(1)}
        className={button}
      >
        <Plus aria-hidden="true" size={16} />
      </button>
    </fieldset>
  );
}
