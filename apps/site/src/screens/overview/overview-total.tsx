import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';
import { amountsOf } from '../../configuration/running-price.ts';
import { type OfConfiguration, useMoney } from '../../configuration/use-configuration.ts';
import { ProjectAmount, ProjectHolds } from '../../project/lazy-project.tsx';
import { useIsSeveral } from '../../project/project-store.ts';

/** The same total as on configure, in the bar (ST-08). */
export function OverviewTotal({ configuration: { price, amountOfUnits, values } }: OfConfiguration) {
  const { t } = useTexts();
  const { price: priceText } = useMoney();
  const isSeveral = useIsSeveral();
  if (!price) return null;
  return (
    <div className="leading-tight max-lg:text-right">
      <p>
        <span className="block text-sm text-muted lg:sr-only">{t('overview.total')} </span>
        <strong className="whitespace-nowrap tabular-nums lg:text-2xl" data-testid="estimated-total">
          {isSeveral ? (
            <Suspense>
              <ProjectAmount />
            </Suspense>
          ) : (
            priceText(price.totalCents, { among: amountsOf(price) })
          )}
        </strong>
      </p>
      <p className="truncate text-sm text-muted max-lg:hidden">
        {isSeveral ? (
          <Suspense>
            <ProjectHolds />
          </Suspense>
        ) : price.transportCents === null ? (
          t('configure.total-without-transport')
        ) : (
          t('configure.total-holds', { count: amountOfUnits, place: values.locationPlacename ?? '' })
        )}
      </p>
    </div>
  );
}
