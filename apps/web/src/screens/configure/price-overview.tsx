import type { PriceSource } from '@silowright/domain/pricing/priced-configuration';
import { groupName, optionName } from '../../configuration/option-names.ts';
import { PriceLine } from '../../configuration/price-line.tsx';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** units × (unit price + options) + transport, each line with where it comes from (CF-13). */
export function PriceOverview({
  configuration,
}: {
  readonly configuration: ReturnType<typeof useConfiguration>;
}) {
  const texts = useTexts();
  const { t, metres, number, price: priceText } = texts;
  const { offer, price, amountOfUnits, values } = configuration;
  if (!offer || !price) return null;
  const { size, groups, pricesVersion } = offer;
  const priced = price.lines.filter((line) => line.priceCents > 0);
  const included = price.lines.filter((line) => line.priceCents === 0);
  const groupOf = (key: string) => groups.find((group) => group.key === key)!;
  return (
    <section aria-label={t('configure.price-overview')} data-testid="price-overview" className="mt-1 text-sm">
      <dl className="grid grid-cols-3 gap-2 rounded-control bg-sunken px-3 py-2">
        <Measure label={t('configure.diameter')} value={`${metres(size.diameter_mm)} m`} />
        <Measure label={t('configure.height')} value={`${metres(price.heightMm)} m`} />
        <Measure label={t('configure.volume')} value={`${number(size.volume)} m³`} />
      </dl>
      <dl className="mt-2 divide-y divide-line">
        <PriceLine
          label={t('configure.unit-price')}
          amount={priceText(price.unitPriceCents)}
          source={t('configure.source-price-list', { version: pricesVersion })}
        />
        {priced.map((line) => (
          <PriceLine
            key={`${line.key} ${line.value}`}
            label={`${groupName(texts, groupOf(line.key))}: ${optionName(texts, groupOf(line.key), line.value, line.custom)}`}
            amount={priceText(line.priceCents)}
            source={<Source source={line.source} />}
          />
        ))}
        <PriceLine label={t('configure.options-cost')} amount={priceText(price.optionsCostCents)} />
        <PriceLine strong label={t('configure.total-unit-price')} amount={priceText(price.totalUnitCents)} />
        <PriceLine
          label={t('configure.times-units', { count: amountOfUnits })}
          amount={priceText(amountOfUnits * price.totalUnitCents)}
        />
        <PriceLine
          label={t('configure.transport')}
          amount={
            price.transportCents === null ? t('configure.not-available') : priceText(price.transportCents)
          }
          source={
            price.transportCents === null
              ? t('configure.source-no-transport')
              : t('configure.source-transport', {
                  place: values.locationPlacename ?? '',
                  count: amountOfUnits,
                })
          }
        />
        <PriceLine strong label={t('configure.estimated-total')} amount={priceText(price.totalCents)} />
      </dl>
      {included.length > 0 && (
        <p className="mt-2 text-muted">
          {t('configure.included-list', {
            names: included.map((line) => optionName(texts, groupOf(line.key), line.value)).join(', '),
          })}
        </p>
      )}
      <p className="mt-2 text-muted">{t('configure.without-vat')}</p>
    </section>
  );
}

const Measure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="font-bold whitespace-nowrap tabular-nums">{value}</dd>
  </div>
);

/** Formulas as a person writes them; the numbers are those of this unit. */
const readable = (formula: string): string => formula.replaceAll('*', ' × ').replace(/\s+/g, ' ');

/** Where the price of a choice comes from. */
export function Source({ source }: { readonly source: PriceSource }) {
  const { t } = useTexts();
  switch (source.kind) {
    case 'included':
      return t('configure.included');
    case 'fixed':
      return t('configure.source-fixed', { version: source.listVersion });
    case 'formula':
      return t('configure.source-formula', {
        formula: readable(source.formula),
        numbers: readable(source.withNumbers),
        version: source.listVersion,
      });
  }
}
