import { isNotSupplied } from '@silowright/domain/pricing/priced-configuration';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { useMoney } from '../../configuration/use-configuration.ts';

interface OptionPriceProps {
  readonly cents: number;
  readonly value?: string;
  /** The options of a group use one price style. */
  readonly group: Pick<OfferedGroup, 'options' | 'per'>;
}

export function OptionPrice({ cents, value = '', group }: OptionPriceProps): ReactNode {
  const { t } = useTexts();
  const { priceDifference } = useMoney();
  return cents === 0 ? (
    <span className="text-sm text-muted">
      {isNotSupplied({ value, priceCents: cents }) ? '–' : t('configure.included')}
    </span>
  ) : (
    <span className="whitespace-normal">
      {priceDifference(
        cents,
        group.options.map(({ price_in_cents }) => price_in_cents),
      )}
      {group.per === 'order' && <span className="text-sm text-muted"> {t('configure.per-order')}</span>}
    </span>
  );
}
