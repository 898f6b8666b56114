import { useTypeName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { amountsOf } from '../../configuration/running-price.ts';
import { type OfConfiguration, useMoney } from '../../configuration/use-configuration.ts';
import { AllUnits } from './all-units.tsx';

export interface SummaryStripProps extends OfConfiguration {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Picture, name and total on one strip, where there is no space for the sheet (ST-09). Large letters take its place. */
export function SummaryStrip({ configuration, isOpen, onToggle }: SummaryStripProps) {
  const { t, volume } = useTexts();
  const { price: priceText } = useMoney();
  const { offer, price, amountOfUnits, values } = configuration;
  const typeName = useTypeName(values);
  if (!offer || !price) return null;
  return (
    <div className="flex min-h-33 border-b border-line bg-surface lg:hidden print:hidden">
      <AllUnits configuration={configuration} className="w-32 shrink-0 max-[18rem]:hidden" />
      <div className="min-w-0 px-4 pt-2 leading-tight">
        <p className="font-bold hyphens-auto">
          {t('configure.units-of-type', { count: amountOfUnits, type: typeName })},{' '}
          <span className="whitespace-nowrap">{volume(offer.size.volume)}</span>
        </p>
        <p className="mt-0.5 text-xl font-bold whitespace-nowrap tabular-nums">
          {priceText(price.totalCents, { among: amountsOf(price) })}
        </p>
        <p className="text-sm text-muted">
          {t(price.transportCents === null ? 'overview.not-delivered' : 'overview.delivered')}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="overview-sheet"
          onClick={onToggle}
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-bold"
        >
          {t(isOpen ? 'overview.hide-lines' : 'overview.show-lines')}
          <ChevronDown aria-hidden="true" size={18} className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
    </div>
  );
}
