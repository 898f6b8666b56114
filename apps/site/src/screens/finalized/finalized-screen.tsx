import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useWideStage } from '@silowright/ui/parts/use-wide-stage.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { goodsTexture } from '../../configuration/goods-texture.ts';
import { SendingFailed } from '../../deals/sending-failed.tsx';
import { usePushEmail } from '../../deals/use-push-email.ts';
import { goBackTo } from '../../flow/step-navigation.ts';
import { UnsentProject } from '../../project/lazy-project.tsx';
import { useIsSeveral, useProject } from '../../project/project-store.ts';
import { askForOffer, isToBeSent, sentFrom } from '../../session/asked-offer.ts';
import { type SentOffer, useSession } from '../../session/session-store.ts';
import { useWhenOnline } from '../../session/use-when-online.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { copyConfiguration } from './copy-configuration.ts';
import { OfferSent } from './offer-sent.tsx';
import { OfferedUnits } from './offered-units.tsx';
import { PricesChanged } from './prices-changed.tsx';
import { type OfferState, sendOffer } from './send-offer.ts';
import { SheetStage } from './sheet-stage.tsx';

const step = 'finalized';

/** Sends the offer on entry and shows the outcome, or shows the last sent one (FN-01, V11). */
export function FinalizedScreen() {
  const { t, has } = useTexts();
  const sentCount = useProject(({ sent }) => sent.length);
  const [state, setState] = useState<OfferState>(() => {
    const offer = isToBeSent(step) ? undefined : sentFrom(step);
    return offer ? { kind: 'sent', offer } : { kind: 'sending' };
  });
  usePushEmail();

  const send = useCallback(async (confirmNewPrices = false, copy = false) => {
    // A kept offer shows that it waits until it is sent.
    setState((now) => (now.kind === 'waiting' ? now : { kind: 'sending' }));
    try {
      if (copy) await copyConfiguration();
      askForOffer(step);
      setState(await sendOffer(confirmNewPrices));
    } catch (error) {
      console.error('Problem copying the configuration', error);
      setState({ kind: 'failed', error });
    }
  }, []);

  useEffect(() => {
    if (isToBeSent(step)) void send();
  }, [send]);

  const isWaiting = state.kind === 'waiting';
  useWhenOnline(isWaiting, () => void send());

  const titles = {
    waiting: t('offline.title'),
    sending: t('finalized.sending-title'),
    sent: t('finalized.title'),
    failed: t('finalized.failed-title'),
    'other-recipient': t('finalized.other-title'),
    'prices-changed': t('finalized.prices-title'),
  };
  const sentTo = ({ projectId, values }: SentOffer) => {
    const email = values.emailAddress ?? '';
    // The texts of a project come with its first page.
    return projectId && has('project.sent')
      ? t('project.sent', { email, positions: t('project.positions', { count: sentCount }) })
      : t('finalized.subtitle', { email });
  };
  useDocumentTitle(state.kind === 'sent' ? t('step.finalized') : titles[state.kind]);
  return (
    <StepPage
      key={state.kind}
      title={titles[state.kind]}
      subtitle={state.kind === 'sent' ? sentTo(state.offer) : undefined}
      hideAnswers
      onBack={false}
      stage={state.kind === 'sent' ? <SheetStage offer={state.offer} /> : <UnsentUnits />}
      wider="text"
    >
      {state.kind === 'sending' && (
        // As long as what follows, so that the footer is not seen to jump.
        <div className="min-h-dvh">
          <Loading>{t('finalized.sending')}</Loading>
        </div>
      )}
      {isWaiting && (
        <Notice kind="info" onRetry={() => void send()}>
          {t('offline.kept')}
        </Notice>
      )}
      {state.kind === 'sent' && <OfferSent offer={state.offer} />}
      {state.kind === 'failed' && (
        <SendingFailed error={state.error} onRetry={() => void send()} detailsStep="overview" />
      )}
      {state.kind === 'other-recipient' && <OtherRecipient onCopy={() => void send(false, true)} />}
      {state.kind === 'prices-changed' && (
        <PricesChanged differences={state.differences} onConfirm={() => void send(true)} />
      )}
    </StepPage>
  );
}

/** What is to be sent, where the quotation will be. */
function UnsentUnits() {
  const values = useSession((session) => session.values);
  const configuration = useSession((session) => session.configuration);
  const wide = useWideStage();
  const isSeveral = useIsSeveral();
  return (
    <div className="not-found-page h-56 bg-scroll! md:h-[calc(var(--screen)*0.4)] lg:h-[calc(var(--screen)-57px)] lg:min-h-96 tall:lg:sticky tall:lg:top-14 print:hidden">
      {isSeveral ? (
        <Suspense>
          <UnsentProject className="size-full" />
        </Suspense>
      ) : (
        <OfferedUnits
          offer={{ values, configuration }}
          abovePx={wide ? 56 : 20}
          groundPx={wide ? 100 : 44}
          contents={goodsTexture(values)}
          className="size-full overflow-hidden"
        />
      )}
    </div>
  );
}

/** A sent offer keeps its address; another address gets a copy with its own number (D9). */
function OtherRecipient({ onCopy }: { readonly onCopy: () => void }) {
  const { t } = useTexts();
  const email = useSession((session) => session.values.emailAddress) ?? '';
  return (
    <div className="flex max-w-[65ch] flex-col items-start gap-4">
      <Notice kind="info">{t('finalized.other', { email })}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCopy}>{t('finalized.send-copy', { email })}</Button>
        <Button look="secondary" onClick={() => goBackTo('overview')}>
          {t('finalized.change-address')}
        </Button>
      </div>
    </div>
  );
}
