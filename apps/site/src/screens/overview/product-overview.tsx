import { isNotSupplied, offerValidityDays } from '@silowright/domain/pricing/priced-configuration';
import { vatOn } from '@silowright/domain/pricing/vat';
import { formatDate } from '@silowright/texts/format';
import { config } from '@silowright/ui/calls/config.ts';
import { useCompanyName } from '@silowright/ui/calls/public-settings.ts';
import { serverNow } from '@silowright/ui/calls/server-clock.ts';
import { groupName, optionName, useTypeName } from '@silowright/ui/texts/option-names.ts';
import { type AnyTextKey, useTexts } from '@silowright/ui/texts/use-texts.ts';
import Printer from 'lucide-react/icons/printer';
import { highestPointOf } from '../../configuration/room.ts';
import { amountsOf } from '../../configuration/running-price.ts';
import { SaveDrawingButton } from '../../configuration/save-drawing-button.tsx';
import type { Configuration, OfConfiguration } from '../../configuration/use-configuration.ts';
import { useDrawnUnit } from '../../configuration/use-drawn-unit.ts';
import { LazyUnitFiles } from '../../files/lazy-unit-files.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { AllUnits, UnitPicture } from './all-units.tsx';

export interface ProductOverviewProps {
  readonly id: string;
  readonly configuration: Configuration;
  readonly recipient: string;
  /** Below 1024 px it is shown on demand (OV-02). */
  readonly shownOnPhone: boolean;
}

/** A sheet that reads like the quotation: the unit, every choice and its price. It is the only thing printed. */
export function ProductOverview({ id, configuration, recipient, shownOnPhone }: ProductOverviewProps) {
  const texts = useTexts();
  const { t } = texts;
  const { offer, price, values, amountOfUnits } = configuration;
  const typeName = useTypeName(values);
  const { input } = useDrawnUnit(configuration);
  if (!offer || !price) return null;
  const place = values.locationPlacename && t('overview.sheet-place', { place: values.locationPlacename });
  return (
    <section
      id={id}
      aria-label={t('overview.document')}
      className={`mx-auto w-full max-w-200 bg-surface px-4 py-5 md:px-7.5 lg:shadow-[0_8px_24px_rgb(22_32_43/0.08)] max-lg:border-b max-lg:border-line print:block print:border-0 print:p-0 print:shadow-none ${shownOnPhone ? '' : 'max-lg:hidden'}`}
    >
      <SheetHead />
      <h2 className="mt-4 text-xl hyphens-auto">
        {t('overview.sheet-title', {
          units: t('configure.units-of-type', { count: amountOfUnits, type: typeName }),
        })}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere text-muted">{[recipient, place].filter(Boolean).join(' · ')}</p>
        <div className="flex flex-wrap gap-x-4 print:hidden">
          <ShareButton className="link inline-flex min-h-11 items-center gap-2 text-sm max-lg:hidden" />
          <button
            type="button"
            onClick={() => window.print()}
            className="link inline-flex min-h-11 items-center gap-2 text-sm"
          >
            <Printer aria-hidden="true" size={18} />
            {t('overview.print')}
          </button>
        </div>
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem] print:grid-cols-[minmax(0,1fr)_16rem]">
        <Prices configuration={configuration} />
        <div className="flex min-w-0 flex-col max-sm:order-first">
          {amountOfUnits > 1 && (
            <AllUnits
              configuration={configuration}
              decorative
              className="mb-2 h-36 rounded-control max-lg:hidden print:h-[32mm]"
            />
          )}
          <UnitPicture
            configuration={configuration}
            dimensions
            className={`rounded-control print:h-[70mm] ${amountOfUnits > 1 ? 'h-80' : 'h-88'}`}
          />
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
            <p>{t('overview.to-scale', { count: amountOfUnits })}</p>
            <SaveDrawingButton configuration={configuration} view="front" />
          </div>
          {input && <LazyUnitFiles unit={input} values={values} yard />}
        </div>
      </div>
      <Totals configuration={configuration} />
      <p className="mt-2 text-sm text-muted">
        {t('overview.versions', { prices: offer.pricesVersion, options: offer.optionsVersion })}{' '}
        {t('configure.without-vat')}{' '}
        {offer.vat && (texts.has(offer.vat.sentence) ? t(offer.vat.sentence as AnyTextKey) : offer.vat.text)}{' '}
        {t('vat.businesses-only')}
      </p>
    </section>
  );
}

function SheetHead() {
  const { t, locale } = useTexts();
  const now = serverNow();
  const date = (days: number) => formatDate(new Date(now + days * 86_400_000), locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="flex items-center gap-3 font-bold">
        <img src={`${config.base}/favicon.svg`} alt="" width={28} height={28} />
        {useCompanyName()}
      </p>
      <p className="text-sm text-muted">
        {t('overview.sheet-dates', { date: date(0), until: date(offerValidityDays) })}
      </p>
    </div>
  );
}

function usePriceText(configuration: Configuration) {
  const texts = useTexts();
  const { offer, price } = configuration;
  const tax = vatOn(price?.totalCents ?? 0, { ratePercent: offer?.vat?.rate_percent ?? 0 });
  const money = texts.moneyIn(price?.currency);
  const among = price ? amountsOf(price) : [];
  return {
    tax,
    priceText: (cents: number) => money.price(cents, { among }),
    // With cents if the lines above have them; cents of the tax do not change how the total is written elsewhere (ST-08).
    taxText: (cents: number) => money.price(cents, { among: [...among, tax.vatCents] }),
  };
}

function Prices({ configuration }: OfConfiguration) {
  const texts = useTexts();
  const { t, metres, volume } = texts;
  const { offer, price, amountOfUnits, values, selection } = configuration;
  const typeName = useTypeName(values);
  const { priceText } = usePriceText(configuration);
  if (!offer || !price) return null;
  const { size } = offer;
  const highestMm = highestPointOf(values, size, selection);
  const groupOf = (key: string) => offer.groups.find((group) => group.key === key)!;
  const choiceOf = ({ key, value, custom }: (typeof price.lines)[number]) => ({
    group: groupName(texts, groupOf(key)),
    option: optionName(texts, groupOf(key), value, custom),
  });
  const isIncluded = (line: (typeof price.lines)[number]) => line.priceCents === 0 && !isNotSupplied(line);
  const included = price.lines.filter(isIncluded).map(choiceOf);
  const charged = (per: 'unit' | 'order') =>
    price.lines
      .filter((line) => !isIncluded(line) && (line.per === 'order') === (per === 'order'))
      .map((line) => {
        const { group, option } = choiceOf(line);
        return (
          <SheetLine
            key={`${line.key} ${line.value}`}
            label={group}
            value={per === 'order' ? `${option}, ${t('configure.per-order')}` : option}
            amount={per === 'unit' && isNotSupplied(line) ? '–' : priceText(line.priceCents)}
          />
        );
      });
  const measures = [
    [t('configure.diameter'), size.diameter_mm],
    [t('configure.height'), price.heightMm],
    [t('configure.highest-point'), highestMm],
  ] as const;
  const sizes = measures.flatMap(([label, mm]) =>
    mm === undefined ? [] : [`${label}\u00a0${metres(mm)}\u00a0m`],
  );
  return (
    <dl className="divide-y divide-line border-line text-sm">
      <SheetLine
        label={`${typeName}, ${volume(size.volume).replace(' ', '\u00a0')}`}
        value={sizes.join(' · ')}
        amount={priceText(price.unitPriceCents)}
      />
      {charged('unit')}
      {included.length > 0 && (
        <SheetLine
          value={t('overview.included', {
            list: included.map(({ group, option }) => `${group}: ${option}`).join('; '),
          })}
          amount=""
        />
      )}
      <SheetLine strong label={t('configure.total-unit-price')} amount={priceText(price.totalUnitCents)} />
      {amountOfUnits > 1 && (
        <SheetLine
          label={t('configure.times-units', { count: amountOfUnits })}
          value={volume(size.volume * amountOfUnits)}
          amount={priceText(amountOfUnits * price.totalUnitCents)}
        />
      )}
      {charged('order')}
      <SheetLine
        label={t('configure.transport')}
        value={
          values.locationPlacename && price.transportCents === null ? t('configure.source-no-transport') : ''
        }
        amount={
          price.transportCents === null ? t('configure.not-available') : priceText(price.transportCents)
        }
      />
    </dl>
  );
}

function Totals({ configuration }: OfConfiguration) {
  const { t, number } = useTexts();
  const { tax, priceText, taxText } = usePriceText(configuration);
  const { offer, price } = configuration;
  if (!offer || !price) return null;
  return (
    <dl className="mt-1 border-t-2 border-ink text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 font-bold">
        <dt className="text-xl">{t('configure.estimated-total')}</dt>
        <dd className="text-xl whitespace-nowrap tabular-nums md:text-2xl">{priceText(price.totalCents)}</dd>
      </div>
      {offer.vat && offer.vat.rate_percent > 0 && (
        <>
          <SheetLine
            label={t('vat.line', { percent: number(offer.vat.rate_percent) })}
            amount={taxText(tax.vatCents)}
          />
          <SheetLine label={t('vat.gross')} amount={taxText(tax.grossCents)} />
        </>
      )}
    </dl>
  );
}

interface SheetLineProps {
  readonly label?: string;
  readonly value?: string;
  readonly amount: string;
  readonly strong?: boolean;
}

/** Name and choice on one line, as on the quotation. */
const SheetLine = ({ label, value, amount, strong = false }: SheetLineProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 py-1.5 print:py-0.5 ${strong ? 'font-bold' : ''}`}
  >
    <dt className="min-w-0 hyphens-auto wrap-anywhere">
      {label && <span className={value ? 'font-bold' : ''}>{label} </span>}
      {value && <span className="text-muted">{value}</span>}
    </dt>
    <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
  </div>
);
