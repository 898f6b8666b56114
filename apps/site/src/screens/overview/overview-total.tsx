import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { amountsOf } from '../../configuration/running-price.ts';
import { type OfConfiguration, useMoney } from '../../configuration/use-configuration.ts';

/** The same total as on configure, in the bar (ST-08). */
export function OverviewTotal({ configuration: { price, amountOfUnits, values } }: OfConfiguration) {
  const { t } = useTexts();
  const { price: priceText } = useMoney();
  if (!price) return null;
  return (
    <div className="leading-tight max-lg:text-right">
      <p>
        <span className="block text-sm text-muted lg:sr-only">{t('overview.total')} </span>
        <strong className="whitespace-nowrap tabular-nums lg:text-2xl" data-testid="estimated-total">
          {priceText(price.totalCents, { among: amountsOf(price) })}
        </strong>
      </p>
      <p className="truncate text-sm text-muted max-lg:hidden">
        {price.transportCents === null
          ? t('configure.total-without-transport')
          : t('configure.total-holds', { count: amountOfUnits, place: values.locationPlacename ?? '' })}
      </p>
    </div>
  );
}
