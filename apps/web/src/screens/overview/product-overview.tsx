import { vatOn } from '@silowright/domain/pricing/vat';
import Printer from 'lucide-react/icons/printer';
import { groupName, optionName, useTypeName } from '../../configuration/option-names.ts';
import { PriceLine } from '../../configuration/price-line.tsx';
import { highestPointOf } from '../../configuration/room.ts';
import { amountsOf } from '../../configuration/running-price.ts';
import { SaveDrawingButton } from '../../configuration/save-drawing-button.tsx';
import { UnitPicture } from '../../configuration/unit-picture.tsx';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useKnownSettings } from '../../session/public-settings.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { type AnyTextKey, useTexts } from '../../texts/use-texts.ts';

export interface ProductOverviewProps {
  readonly configuration: ReturnType<typeof useConfiguration>;
  /** State of the preview toggle in the bottom bar (OV-02). */
  readonly shownOnPhone: boolean;
}

/** A sheet with the unit, every choice and its price. It is the only thing printed. */
export function ProductOverview({ configuration, shownOnPhone }: ProductOverviewProps) {
  const texts = useTexts();
  const { t } = texts;
  const company = useKnownSettings()?.company;
  const { offer, price, values } = configuration;
  if (!offer || !price) return null;
  return (
    <section
      aria-label={t('overview.document')}
      className={`self-start border border-line bg-surface px-5 py-5 shadow-[0_1px_3px_rgb(22_32_43/0.08)] md:px-7 print:block print:border-0 print:p-0 print:shadow-none ${shownOnPhone ? '' : 'max-md:hidden'}`}
    >
      <div className="flex items-start justify-between gap-4 border-b-2 border-brand pb-3">
        <div>
          <h2 className="text-xl">{t('overview.document')}</h2>
          <p className="text-sm text-muted">{company?.name}</p>
        </div>
        <ShareButton />
        <button
          type="button"
          onClick={() => window.print()}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-brand underline underline-offset-3 hover:bg-sunken print:hidden"
        >
          <Printer aria-hidden="true" size={18} />
          {t('overview.print')}
        </button>
      </div>
      <Unit configuration={configuration} />
      <Prices configuration={configuration} />
      <p className="mt-3 text-sm text-muted">
        {t('overview.versions', { prices: offer.pricesVersion, options: offer.optionsVersion })}{' '}
        {t('configure.without-vat')}{' '}
        {offer.vat && (texts.has(offer.vat.sentence) ? t(offer.vat.sentence as AnyTextKey) : offer.vat.text)}{' '}
        {t('vat.businesses-only')}
      </p>
      {values.locationPlacename && price.transportCents === null && (
        <p className="mt-1 text-sm text-muted">{t('configure.source-no-transport')}</p>
      )}
    </section>
  );
}

function Unit({ configuration }: { readonly configuration: ProductOverviewProps['configuration'] }) {
  const { t, metres, number } = useTexts();
  const { offer, price, values, amountOfUnits, selection } = configuration;
  const typeName = useTypeName(values);
  if (!offer || !price) return null;
  const { size } = offer;
  const highestMm = highestPointOf(values, size, selection);
  const facts = [
    [t('configure.diameter'), `${metres(size.diameter_mm)} m`],
    [t('configure.height'), `${metres(price.heightMm)} m`],
    ...(highestMm === undefined ? [] : [[t('configure.highest-point'), `${metres(highestMm)} m`]]),
    [t('configure.volume'), `${number(size.volume)} m³`],
    [t('provided.amount'), number(amountOfUnits)],
    [t('provided.total-volume'), `${number(size.volume * amountOfUnits)} m³`],
    [t('provided.location'), values.locationPlacename ?? '–'],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] gap-4 py-4 max-sm:grid-cols-[minmax(0,1fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div>
        <UnitPicture
          configuration={configuration}
          view="front"
          dimensions
          className="h-72 rounded-control print:h-[70mm]"
        />
        <SaveDrawingButton configuration={configuration} view="front" />
      </div>
      <div className="min-w-0">
        <h3 className="text-lg leading-snug hyphens-auto">
          {t('configure.units-of-type', { count: amountOfUnits, type: typeName })}
        </h3>
        <dl className="mt-2 flex flex-col gap-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Prices({ configuration }: { readonly configuration: ProductOverviewProps['configuration'] }) {
  const texts = useTexts();
  const { t } = texts;
  const { offer, price, amountOfUnits, values } = configuration;
  const typeName = useTypeName(values);
  if (!offer || !price) return null;
  const tax = vatOn(price.totalCents, { ratePercent: offer.vat?.rate_percent ?? 0 });
  const among = [...amountsOf(price), tax.vatCents];
  const priceText = (cents: number) => texts.moneyIn(price.currency).price(cents, { among });
  const groupOf = (key: string) => offer.groups.find((group) => group.key === key)!;
  return (
    <dl className="divide-y divide-line border-t border-line text-sm">
      <PriceLine label={typeName} amount={priceText(price.unitPriceCents)} />
      {price.lines.map((line) => (
        <PriceLine
          key={`${line.key} ${line.value}`}
          label={groupName(texts, groupOf(line.key))}
          source={optionName(texts, groupOf(line.key), line.value, line.custom)}
          amount={line.priceCents === 0 ? t('configure.included') : priceText(line.priceCents)}
        />
      ))}
      <PriceLine strong label={t('configure.total-unit-price')} amount={priceText(price.totalUnitCents)} />
      {amountOfUnits > 1 && (
        <PriceLine
          label={t('configure.times-units', { count: amountOfUnits })}
          amount={priceText(amountOfUnits * price.totalUnitCents)}
        />
      )}
      <PriceLine
        label={t('configure.transport')}
        amount={
          price.transportCents === null ? t('configure.not-available') : priceText(price.transportCents)
        }
      />
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink py-3 text-lg font-bold">
        <dt>{t('configure.estimated-total')}</dt>
        <dd className="whitespace-nowrap tabular-nums" data-testid="estimated-total">
          {priceText(price.totalCents)}
        </dd>
      </div>
      {offer.vat && offer.vat.rate_percent > 0 && (
        <>
          <PriceLine
            label={t('vat.line', { percent: texts.number(offer.vat.rate_percent) })}
            amount={priceText(tax.vatCents)}
          />
          <PriceLine label={t('vat.gross')} amount={priceText(tax.grossCents)} />
        </>
      )}
    </dl>
  );
}
