import { variablesOf } from '@silowright/domain/pricing/evaluate-formula';
import type { PriceSource } from '@silowright/domain/pricing/priced-configuration';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

/** Square metres have no decimals. */
const decimals = { D: 2, H: 2, S_body: 0, S_roof: 0, P: 0 } as const;

/** What a price depends on, in words; the formulas are for staff only. */
export function priceReason(
  { t, number, volumeNumber }: Pick<Texts, 't' | 'number' | 'volumeNumber'>,
  source: PriceSource,
): string {
  switch (source.kind) {
    case 'included':
      return t('configure.included');
    case 'fixed':
      return t('configure.source-fixed');
    case 'formula': {
      const names = [...variablesOf(source)].map(([name, value]) =>
        t(`configure.by.${name}`, {
          number: name === 'V' ? volumeNumber(value) : number(value, decimals[name]),
        }),
      );
      return names.length === 0
        ? t('configure.source-fixed')
        : t('configure.source-by', { names: names.join(', ') });
    }
  }
}
