import { fillPath } from '@silowright/contract/route';
import { visitorCalls } from '@silowright/contract/visitor-calls';
import Download from 'lucide-react/icons/download';
import { config } from '../../config.ts';
import { ChangedSince } from '../../offer/changed-since.tsx';
import { flags } from '../../session/flags.ts';
import { useKnownSettings } from '../../session/public-settings.ts';
import { resetSession, type SentOffer } from '../../session/session-store.ts';
import { useDealerBrand } from '../../session/start-visit.ts';
import { goBack } from '../../session/step-navigation.ts';
import { HelpSection } from '../../shell/help-dialog.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { QuotationSheet } from './quotation-sheet.tsx';

/** The quotation number, the quotation itself, and what happens next (FN-03). */
export function OfferSent({ offer }: { readonly offer: SentOffer }) {
  const { t, language } = useTexts();
  const { id, dealerOffer } = offer.values;
  const company = useKnownSettings()?.company;
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="empty:hidden max-md:order-first md:col-span-2">
        <ChangedSince sent={offer} detailsStep="overview" />
      </div>
      <div className="flex flex-col gap-8">
        {offer.mail === 'held' && <Notice kind="info">{t('finalized.held')}</Notice>}
        <section aria-labelledby="next-steps">
          <h2 id="next-steps" className="text-xl">
            {t('finalized.next-steps')}
          </h2>
          <NextSteps dealerOffer={dealerOffer ?? false} />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button onClick={startAgain}>{t('finalized.new-configuration')}</Button>
          <a href={company?.homepage || '/'} className={buttonLook('secondary')}>
            {t('finalized.homepage')}
          </a>
          {flags.DEBUG && (
            <>
              <Button look="secondary" onClick={goBack}>
                {t('action.back')}
              </Button>
              <a href={`${config.base}/sign/${language}/${id}`} className={buttonLook('secondary')}>
                {t('finalized.sign-pdf')}
              </a>
            </>
          )}
        </div>
        <HelpSection />
      </div>
      <div className="flex flex-col gap-4 max-md:order-first">
        <QuotationSheet offer={offer} />
        <a
          href={config.apiBase + fillPath(visitorCalls['download-quotation'][1], { id })}
          download={`${offer.quotationNumber}.pdf`}
          className={buttonLook('secondary')}
        >
          <Download aria-hidden="true" size={18} />
          {t('finalized.download')}
        </a>
        <a
          href={config.apiBase + fillPath(visitorCalls['download-site-sheet'][1], { id })}
          download={`${offer.quotationNumber}-site-sheet.pdf`}
          className="inline-flex min-h-11 items-center gap-2 text-brand underline"
        >
          <Download aria-hidden="true" size={18} />
          {t('finalized.download-site-sheet')}
        </a>
      </div>
    </div>
  );
}

/** Clears this configuration and loads the page without its hash (FN-03). */
function startAgain(): void {
  resetSession();
  window.location.assign(window.location.pathname + window.location.search);
}

/** Who calls and when: a dealer or the manufacturer (FN-09). */
function NextSteps({ dealerOffer }: { readonly dealerOffer: boolean }) {
  const { t } = useTexts();
  // Set only if the server knows the dealer of the link: no call by an unknown dealer is promised (D8).
  const dealerName = useDealerBrand((state) => state.name);
  const claims = useKnownSettings()?.claims;
  const params = { dealerHours: claims?.dealer_hours ?? 72, contactHours: claims?.contact_hours ?? 48 };
  const variant = dealerOffer || dealerName ? 'dealer_offer' : 'no_dealer_offer';
  return (
    <Timeline
      steps={([1, 2, 3] as const).map((step) => ({
        title: t(`finalized.${variant}.step-${step}-title`),
        text: t(`finalized.${variant}.step-${step}`, params),
      }))}
    />
  );
}
