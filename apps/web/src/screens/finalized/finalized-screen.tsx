import { useCallback, useEffect, useState } from 'react';
import { usePushEmail } from '../../offer/use-push-email.ts';
import { useSession } from '../../session/session-store.ts';
import { goBackTo } from '../../session/step-navigation.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { copyConfiguration } from './copy-configuration.ts';
import { OfferSent } from './offer-sent.tsx';
import { PricesChanged } from './prices-changed.tsx';
import { type OfferState, sendOffer, sentBefore } from './send-offer.ts';

/** Sends the offer on entry and says what became of it (FN-01). */
export function FinalizedScreen() {
  const { t } = useTexts();
  const [state, setState] = useState<OfferState>(() => {
    const offer = sentBefore();
    return offer ? { kind: 'sent', offer } : { kind: 'sending' };
  });
  usePushEmail();

  const send = useCallback(async (confirmNewPrices = false, copy = false) => {
    setState({ kind: 'sending' });
    try {
      if (copy) await copyConfiguration();
      setState(await sendOffer(confirmNewPrices));
    } catch (error) {
      console.error('Problem copying the configuration', error);
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => {
    if (!sentBefore()) void send();
  }, [send]);

  const titles = {
    sending: t('finalized.sending-title'),
    sent: t('finalized.title'),
    failed: t('finalized.failed-title'),
    'other-recipient': t('finalized.other-title'),
    'prices-changed': t('finalized.prices-title'),
  };
  return (
    <StepPage
      key={state.kind}
      title={titles[state.kind]}
      subtitle={state.kind === 'sent' ? <SentTo /> : undefined}
      hideAnswers
      onBack={false}
    >
      {state.kind === 'sending' && <Loading>{t('finalized.sending')}</Loading>}
      {state.kind === 'sent' && <OfferSent offer={state.offer} />}
      {state.kind === 'failed' && (
        <div className="flex max-w-[65ch] flex-col items-start gap-4">
          <Notice kind="error">{t('finalized.failed')}</Notice>
          <Button onClick={() => void send()}>{t('finalized.try-again')}</Button>
        </div>
      )}
      {state.kind === 'other-recipient' && <OtherRecipient onCopy={() => void send(false, true)} />}
      {state.kind === 'prices-changed' && (
        <PricesChanged differences={state.differences} onConfirm={() => void send(true)} />
      )}
    </StepPage>
  );
}

function SentTo() {
  const { t } = useTexts();
  const email = useSession((session) => session.values.emailAddress);
  return t('finalized.subtitle', { email: email ?? '' });
}

/** A sent offer keeps its address; another one gets a copy with a number of its own (D9). */
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
