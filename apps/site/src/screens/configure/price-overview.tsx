import { isNotSupplied, type PriceLine as PricedLine } from '@silowright/domain/pricing/priced-configuration';
import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { groupName, optionName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { highestPointOf } from '../../configuration/room.ts';
import { amountsOf } from '../../configuration/running-price.ts';
import type { OfConfiguration } from '../../configuration/use-configuration.ts';
import { priceReason } from './price-reason.ts';

/** units × (unit price + options) + transport, each line with its source (CF-13). */
export function PriceOverview({ configuration }: OfConfiguration) {
  const texts = useTexts();
  const { t, metres, volume } = texts;
  const { offer, price, amountOfUnits, values, selection } = configuration;
  if (!offer || !price) return null;
  const among = amountsOf(price);
  const priceText = (cents: number) => texts.moneyIn(price.currency).price(cents, { among });
  const { size, groups, pricesVersion, optionsVersion } = offer;
  const highestMm = highestPointOf(values, size, selection);
  const charged = (per: 'unit' | 'order') =>
    price.lines
      .filter((line) => line.priceCents > 0 && (line.per === 'order') === (per === 'order'))
      .map((line) => (
        <PriceLine
          key={`${line.key} ${line.value}`}
          label={per === 'order' ? `${nameOf(line)}, ${t('configure.per-order')}` : nameOf(line)}
          amount={priceText(line.priceCents)}
          source={priceReason(texts, line.source)}
        />
      ));
  const included = price.lines.filter((line) => line.priceCents === 0 && !isNotSupplied(line));
  const open = unfinishedGroups(selection);
  const groupNameOf = (key: string) => groupName(texts, groups.find((candidate) => candidate.key === key)!);
  const nameOf = ({ key, value, custom }: PricedLine) => {
    const group = groups.find((candidate) => candidate.key === key)!;
    return `${groupName(texts, group)}: ${optionName(texts, group, value, custom)}`;
  };
  return (
    <section aria-label={t('configure.price-overview')} data-testid="price-overview" className="text-sm">
      <dl className="grid grid-cols-2 gap-2 rounded-control bg-sunken px-3 py-2">
        <Measure label={t('configure.diameter')} value={`${metres(size.diameter_mm)} m`} />
        <Measure label={t('configure.height')} value={`${metres(price.heightMm)} m`} />
        {highestMm !== undefined && (
          <Measure label={t('configure.highest-point')} value={`${metres(highestMm)} m`} />
        )}
        <Measure label={t('configure.volume')} value={volume(size.volume)} />
      </dl>
      <dl className="mt-2 divide-y divide-line">
        <PriceLine label={t('configure.unit-price')} amount={priceText(price.unitPriceCents)} />
        {charged('unit')}
        <PriceLine label={t('configure.options-cost')} amount={priceText(price.optionsCostCents)} />
        <PriceLine strong label={t('configure.total-unit-price')} amount={priceText(price.totalUnitCents)} />
        <PriceLine
          label={t('configure.times-units', { count: amountOfUnits })}
          amount={priceText(amountOfUnits * price.totalUnitCents)}
        />
        {charged('order')}
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
      {open.length > 0 && (
        <p className="mt-2 font-bold">
          {t('configure.still-open', { names: open.map(groupNameOf).join(', ') })}
        </p>
      )}
      {included.length > 0 && (
        <>
          <p className="mt-2 font-bold">{t('configure.included')}</p>
          <ul className="text-muted">
            {included.map((line) => (
              <li key={`${line.key} ${line.value}`}>{nameOf(line)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-muted">
        {t('configure.without-vat')}{' '}
        {t('overview.versions', { prices: pricesVersion, options: optionsVersion })}
      </p>
    </section>
  );
}

const Measure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="font-bold whitespace-nowrap tabular-nums">{value}</dd>
  </div>
);

interface PriceLineProps {
  readonly label: string;
  readonly amount: string;
  readonly source?: ReactNode;
  readonly strong?: boolean;
}

const PriceLine = ({ label, amount, source, strong = false }: PriceLineProps) => (
  <div className={`flex items-baseline justify-between gap-4 py-2 print:py-0.5 ${strong ? 'font-bold' : ''}`}>
    <dt className="min-w-0">
      {label}
      {source && (
        <span className="block font-normal break-words text-muted print:ml-2 print:inline">{source}</span>
      )}
    </dt>
    <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
  </div>
);
