import visitorRoutes from 'virtual:routes/visitors';
import { fillPath } from '@silowright/contract/route';
import { config } from '@silowright/ui/calls/config.ts';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import { HelpSection } from '@silowright/ui/page/help-dialog.tsx';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { Timeline } from '@silowright/ui/parts/timeline.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import { becomeOf } from '../../deals/copy-kind.ts';
import { DealerCard } from '../../deals/dealer-card.tsx';
import { ChangedSince } from '../../deals/sending-failed.tsx';
import { useContactingDealer, useDealerOffer } from '../../deals/use-dealer-offer.ts';
import { LazyUnitFiles } from '../../files/lazy-unit-files.tsx';
import { useDealerBrand } from '../../flow/start-visit.ts';
import { goBack } from '../../flow/step-navigation.ts';
import { AddAnother } from '../../project/add-another.tsx';
import { resetSession, type SentOffer } from '../../session/session-store.ts';
import { storedUnit } from '../../session/unit-values.ts';
import { ShareButton } from '../../share/share-button.tsx';

/** Download first, then meeting and sharing, what happens next, and help; starting over is a link (FN-03, ST-10). */
export function OfferSent({ offer }: { readonly offer: SentOffer }) {
  const { t, language } = useTexts();
  const { dealerOffer } = offer.values;
  // One quotation for all positions.
  const id = offer.projectId ?? offer.values.id;
  const company = useKnownSettings()?.company;
  const unit = offer.projectId ? undefined : storedUnit(offer.values);
  return (
    <div className="flex max-w-[44rem] flex-col gap-8">
      <div className="empty:hidden">
        <ChangedSince sent={offer} detailsStep="overview" />
      </div>
      <WhatBecame offer={offer} />
      {offer.mail === 'held' && <Notice kind="info">{t('finalized.held')}</Notice>}
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2.5">
          <a
            href={config.apiBase + fillPath(visitorRoutes['download-quotation'][1], { id })}
            download={`${offer.quotationNumber}.pdf`}
            className={`${buttonLook('primary')} max-sm:w-full`}
          >
            <Download aria-hidden="true" size={18} />
            {t('finalized.download')}
          </a>
          <a
            href={`${config.base}/meeting?language=${language}`}
            className={`${buttonLook('secondary')} max-sm:grow`}
          >
            <CalendarDays aria-hidden="true" size={18} />
            {t('action.book-meeting')}
          </a>
          {/* A link holds one configuration. */}
          {!offer.projectId && <ShareButton className={`${buttonLook('secondary')} max-sm:grow`} />}
        </div>
        <a
          href={config.apiBase + fillPath(visitorRoutes['download-site-sheet'][1], { id })}
          download={`${offer.quotationNumber}-site-sheet.pdf`}
          className="link -mb-2 inline-flex min-h-11 items-center gap-2 self-start text-sm"
        >
          <Download aria-hidden="true" size={18} />
          {t('finalized.download-site-sheet')}
        </a>
        {unit && <LazyUnitFiles unit={{ ...unit, selection: offer.configuration }} values={offer.values} />}
      </div>
      <AddAnother className="self-start max-sm:w-full" />
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-xl">
          {t('finalized.next-steps')}
        </h2>
        <NextSteps dealerOffer={dealerOffer ?? false} />
      </section>
      <HelpSection>
        <Unbroken number={offer.quotationNumber}>
          {t('finalized.quote-number', { number: offer.quotationNumber })}
        </Unbroken>
      </HelpSection>
      <div className="flex flex-wrap gap-x-6">
        <button type="button" onClick={startAgain} className="link min-h-11">
          {t('finalized.new-configuration')}
        </button>
        <a href={company?.homepage || '/'} className="link inline-flex min-h-11 items-center">
          {t('finalized.homepage')}
        </a>
        {flags.DEBUG && (
          <>
            <button type="button" onClick={goBack} className="link min-h-11">
              {t('action.back')}
            </button>
            <a
              href={`${config.base}/sign/${language}/${id}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('finalized.sign-pdf')}
            </a>
          </>
        )}
      </div>
    </div>
  );
}

/** Of the copy of a quotation: whether it is the next revision, or has a number of its own (CU-02). */
function WhatBecame({ offer: { copy, quotationNumber: number } }: { readonly offer: SentOffer }) {
  const { t } = useTexts();
  const became = copy && becomeOf(copy, number);
  if (!became || became === 'same') return null;
  return <p className="-mt-2">{t(`copy.sent-${became}`, { number, origin: copy.of })}</p>;
}

/** Clears this configuration and loads the page without its hash (FN-03). */
function startAgain(): void {
  resetSession();
  window.location.assign(window.location.pathname + window.location.search);
}

/** Who calls and when: a dealer or the manufacturer (FN-09, ST-13). */
function NextSteps({ dealerOffer }: { readonly dealerOffer: boolean }) {
  const { t } = useTexts();
  useDealerOffer();
  const dealer = useContactingDealer();
  // Set only if the server knows the dealer of the link: no call by an unknown dealer is promised (D8).
  const dealerName = useDealerBrand((state) => state.name);
  const claims = useKnownSettings()?.claims;
  const dealerHours = claims?.dealer_hours ?? 72;
  const params = { dealerHours, contactHours: claims?.contact_hours ?? 48 };
  const isByDealer = dealerOffer || dealerName !== null;
  const variant = isByDealer ? 'dealer_offer' : 'no_dealer_offer';
  const caller = isByDealer ? dealer : undefined;
  return (
    <Timeline
      steps={([1, 2, 3] as const).map((step) => ({
        title: t(`finalized.${variant}.step-${step}-title`),
        text: t(`finalized.${variant}.step-${step}`, params),
        ...(step === 2 &&
          caller && {
            text: (
              <DealerCard dealer={caller}>
                {t('finalized.dealer-named', { dealerHours, dealer: caller.name })}
              </DealerCard>
            ),
          }),
      }))}
    />
  );
}
