import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { HelpSection } from '@silowright/ui/page/help-dialog.tsx';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Button, buttonLook } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { Timeline } from '@silowright/ui/parts/timeline.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useCallback, useEffect, useState } from 'react';
import { ChangedSince } from '../../deals/changed-since.tsx';
import { SendingFailed } from '../../deals/sending-failed.tsx';
import { usePushEmail } from '../../deals/use-push-email.ts';
import { goBackTo } from '../../flow/step-navigation.ts';
import { askForOffer, isToBeSent, sentFrom } from '../../session/asked-offer.ts';
import { type SentOffer, useSession } from '../../session/session-store.ts';
import { useWhenOnline } from '../../session/use-when-online.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { RequestStage } from '../request-stage.tsx';
import { type RequestState, sendCopy, sendRequest } from './send-request.ts';

const titles = {
  sending: 'finalized-basic.sending-title',
  sent: 'finalized-basic.title',
  waiting: 'offline.title',
  failed: 'finalized.failed-title',
  'other-recipient': 'finalized-basic.other-title',
} as const;

const step = 'finalized-basic';

/** Sends the request on entry, or shows the last sent one, and says what happens next (FN-04, V11). */
export function Screen() {
  const { t } = useTexts();
  const values = useSession((session) => session.values);
  const email = values.emailAddress ?? '';
  const [state, setState] = useState<RequestState>(() => {
    const offer = isToBeSent(step) ? undefined : sentFrom(step);
    return offer ? { kind: 'sent', offer } : { kind: 'sending' };
  });
  usePushEmail();

  const send = useCallback(async (work: () => Promise<RequestState>) => {
    // A kept offer shows that it waits until it is sent.
    setState((now) => (now.kind === 'waiting' ? now : { kind: 'sending' }));
    askForOffer(step);
    setState(await work());
  }, []);
  useEffect(() => {
    if (isToBeSent(step)) void send(sendRequest);
  }, [send]);

  const isWaiting = state.kind === 'waiting';
  useWhenOnline(isWaiting, () => void send(sendRequest));

  useDocumentTitle(t(state.kind === 'sent' ? 'step.finalized-basic' : titles[state.kind]));
  return (
    <StepPage
      key={state.kind}
      title={t(titles[state.kind])}
      subtitle={
        state.kind === 'sent'
          ? t('finalized-basic.subtitle', { email: state.offer.values.emailAddress ?? '' })
          : undefined
      }
      hideAnswers
      onBack={false}
      wider="text"
      stage={<RequestStage values={state.kind === 'sent' ? state.offer.values : values} />}
    >
      {state.kind === 'sending' && <Loading>{t('finalized-basic.sending')}</Loading>}
      {isWaiting && (
        <Notice kind="info" onRetry={() => void send(sendRequest)}>
          {t('offline.kept')}
        </Notice>
      )}
      {state.kind === 'sent' && <RequestSent offer={state.offer} />}
      {state.kind === 'failed' && (
        <SendingFailed error={state.error} onRetry={() => void send(sendRequest)} detailsStep="contact" />
      )}
      {state.kind === 'other-recipient' && (
        <div className="flex max-w-[65ch] flex-col items-start gap-4">
          <Notice kind="info">{t('finalized-basic.other', { email })}</Notice>
          <div className="flex flex-wrap gap-3">
            <Button className="wrap-anywhere" onClick={() => void send(sendCopy)}>
              {t('finalized-basic.send-copy', { email })}
            </Button>
            <Button look="secondary" onClick={() => goBackTo('contact')}>
              {t('finalized.change-address')}
            </Button>
          </div>
        </div>
      )}
    </StepPage>
  );
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
