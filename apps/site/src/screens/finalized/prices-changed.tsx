import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { PriceDifferences } from '../../configuration/price-differences.tsx';
import { useConfiguration } from '../../configuration/use-configuration.ts';
import { goBackTo } from '../../flow/step-navigation.ts';
import type { PriceDifference } from '../../session/session-store.ts';

export interface PricesChangedProps {
  readonly differences: readonly PriceDifference[];
  readonly onConfirm: () => void;
}

/** The price list has expired: shows the changed prices line by line before anything is sent (D9). */
export function PricesChanged({ differences, onConfirm }: PricesChangedProps) {
  const { t } = useTexts();
  const { offer } = useConfiguration();
  return (
    <div className="flex max-w-[65ch] flex-col gap-4">
      <p>{t('finalized.prices')}</p>
      <PriceDifferences differences={differences} offer={offer} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{t('finalized.confirm-prices')}</Button>
        <Button look="secondary" onClick={() => goBackTo('configure')}>
          {t('finalized.back-to-configure')}
        </Button>
      </div>
    </div>
  );
}
