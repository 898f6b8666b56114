import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { HelpSection } from '@silowright/ui/page/help-dialog.tsx';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { Timeline } from '@silowright/ui/parts/timeline.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { storeValues } from '../../deals/send-or-keep.ts';
import { ChangedSince } from '../../deals/sending-failed.tsx';
import { SendingPage } from '../../deals/sending-page.tsx';
import { newId, type SentOffer, setValues, useSession } from '../../session/session-store.ts';
import { RequestStage } from '../request-stage.tsx';

/** The end of the basic flow: the request, and what happens next (FN-04, V11). */
export function Screen() {
  const values = useSession((session) => session.values);
  return (
    <SendingPage
      step="finalized-basic"
      detailsStep="contact"
      copy={copyRequest}
      stage={(offer) => <RequestStage values={offer?.values ?? values} />}
    >
      {(offer) => <RequestSent offer={offer} />}
    </SendingPage>
  );
}

async function copyRequest(): Promise<void> {
  setValues({ id: newId() });
  await storeValues();
}

function RequestSent({ offer }: { readonly offer: SentOffer }) {
  const { t } = useTexts();
  const settings = useKnownSettings();
  const params = { contactHours: settings?.claims.contact_hours ?? 48 };
  return (
    <div className="flex max-w-[44rem] flex-col gap-8">
      <ChangedSince sent={offer} detailsStep="contact" />
      {offer.mail === 'held' && <Notice kind="info">{t('finalized-basic.held')}</Notice>}
      <p className="self-start rounded-control border border-line bg-surface px-5 py-3">
        <span className="block text-sm text-muted">{t('finalized-basic.number')}</span>
        <strong className="text-xl whitespace-nowrap tabular-nums" data-testid="quotation-number">
          {offer.quotationNumber}
        </strong>
      </p>
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-xl">
          {t('finalized.next-steps')}
        </h2>
        <Timeline
          steps={([1, 2, 3] as const).map((step) => ({
            title: t(`finalized-basic.step-${step}-title`),
            text: t(`finalized-basic.step-${step}`, params),
          }))}
        />
      </section>
      <div>
        <a href={settings?.company.homepage || '/'} className={buttonLook('primary')}>
          {t('finalized.homepage')}
        </a>
      </div>
      <HelpSection />
    </div>
  );
}
