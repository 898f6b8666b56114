import { totalHeightMm } from '@silowright/domain/drawing/configured-model';
import { offerValidityDays } from '@silowright/domain/pricing/priced-configuration';
import { formatDate } from '@silowright/texts/format';
import { config } from '@silowright/ui/calls/config.ts';
import { useCompanyName, useTimeZone } from '@silowright/ui/calls/public-settings.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useTypeName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { useContactingDealer } from '../../deals/use-dealer-offer.ts';
import { SentProject } from '../../project/lazy-project.tsx';
import type { SentOffer } from '../../session/session-store.ts';
import { storedUnit } from '../../session/unit-values.ts';
import { OfferedUnits } from './offered-units.tsx';

/**
 * A picture of the quotation's first page, drawn from what was sent: it is there at once, without the file and its
 * reader (ST-10). The texts of the page have another size than the screen's, so that it reads as a picture.
 */
export function QuotationSheet({ offer }: { readonly offer: SentOffer }) {
  const texts = useTexts();
  const { t, locale, metres, volume } = texts;
  const { values } = offer;
  const company = useCompanyName();
  const dealer = useContactingDealer();
  const typeName = useTypeName(values);
  // Of an offer sent by an earlier release only the page that sent it knows the currency.
  const known = useConfigurationState((state) =>
    state.offer?.size.uuid === values.uuid ? state.offer : undefined,
  );
  const currency = offer.currency ?? known?.currency;
  const unit = storedUnit(values);
  const units = t('configure.units-of-type', { count: values.amountOfUnits ?? 1, type: typeName });
  const timeZone = useTimeZone();
  const date = (time: number) => formatDate(new Date(time), locale, timeZone);
  const { sentAt } = offer;
  return (
    <section
      aria-label={t('finalized.sheet')}
      className="flex w-full flex-col gap-3 lg:gap-5 bg-surface p-[8%] text-[0.6875rem] leading-snug shadow-[0_8px_24px_rgb(22_32_43/0.12)] lg:aspect-[210/297]"
    >
      <p className="flex items-center gap-2 border-b border-line pb-3 text-sm font-bold">
        <img src={`${config.base}/favicon.svg`} alt="" width={20} height={20} />
        {company}
      </p>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words">
          <strong>{values.company_name}</strong>
          <span className="block">
            {values.firstName} {values.lastName}
          </span>
          <span className="block wrap-anywhere text-muted">{values.emailAddress}</span>
        </p>
        <div>
          {sentAt && (
            <p className="text-muted">
              {t('overview.sheet-dates', {
                date: date(Date.parse(sentAt)),
                until: date(Date.parse(sentAt) + offerValidityDays * 86_400_000),
              })}
            </p>
          )}
          {dealer && <p>{[dealer.name, dealer.city].filter(Boolean).join(', ')}</p>}
        </div>
      </div>
      <div>
        <p className="text-lg leading-tight font-bold">
          {t('finalized.quotation')}{' '}
          <span className="whitespace-nowrap tabular-nums" data-testid="quotation-number">
            {offer.quotationNumber}
          </span>
        </p>
        {!offer.projectId && (
          <p className="text-muted">
            {units}
            {unit &&
              `, ${volume(unit.volumeM3).replace(' ', '\u00a0')}, ${metres(unit.diameterMm)}\u00a0×\u00a0${metres(totalHeightMm(shapes(), unit, offer.configuration))}\u00a0m`}
          </p>
        )}
      </div>
      {offer.projectId ? (
        <Suspense>
          <SentProject />
        </Suspense>
      ) : (
        <>
          <div className="relative min-h-40 flex-1 overflow-hidden rounded-control bg-sunken">
            <OfferedUnits offer={offer} abovePx={12} groundPx={24} className="absolute inset-0" />
          </div>
          {currency && values.price !== undefined && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2">
              <span>
                {t('configure.estimated-total')}
                <span className="block text-muted">{t('configure.without-vat')}</span>
              </span>
              <strong className="ml-auto text-lg whitespace-nowrap tabular-nums">
                {texts.moneyIn(currency).price(values.price, { among: [values.price] })}
              </strong>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** The first page of the quotation, lying where the unit stood before (ST-10). On a phone its upper part. */
export const SheetStage = ({ offer }: { readonly offer: SentOffer }) => (
  <div className="flex bg-linear-to-b from-[#cddbe3] via-[#f3efe6] via-60% to-[#c9c0b0] justify-center max-lg:h-56 max-lg:overflow-hidden lg:h-full max-lg:border-b max-lg:border-line print:hidden">
    <div className="tall:lg:sticky tall:lg:top-14 flex w-full max-w-124 items-start justify-center self-start px-6 pt-6 lg:px-8 lg:pt-10 lg:pb-10 max-lg:max-w-90">
      <QuotationSheet offer={offer} />
    </div>
  </div>
);
