import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { PriceDifferences } from '../configuration/price-differences.tsx';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { goBackTo } from '../flow/step-navigation.ts';
import { type PriceDifference, type SentOffer, useSession } from '../session/session-store.ts';
import { StepPage } from '../shell/step-page.tsx';
import { SendingFailed } from './sending-failed.tsx';
import { type SendsProject, useSending } from './use-sending.ts';

export interface SendingPageProps {
  readonly step: 'finalized' | 'finalized-basic';
  /** The step with the contact form. */
  readonly detailsStep: 'overview' | 'contact';
  /** Makes a copy under a new id, so that it can go to another address (D9). */
  readonly copy: () => Promise<unknown>;
  readonly project?: SendsProject;
  /** Instead of the usual sentence about what was sent. */
  readonly subtitle?: (sent: SentOffer) => string | undefined;
  /** Undefined until it is sent. */
  readonly stage: (sent: SentOffer | undefined) => ReactNode;
  readonly children: (sent: SentOffer) => ReactNode;
}

/** Sends on entry and shows the outcome (FN-01, FN-04). */
export function SendingPage({
  step,
  detailsStep,
  copy,
  project,
  subtitle,
  stage,
  children,
}: SendingPageProps) {
  const { t } = useTexts();
  const { state, send } = useSending(step, project);
  const offer = state.kind === 'sent' ? state.offer : undefined;
  const titles = {
    waiting: t('offline.title'),
    sending: t(`${step}.sending-title`),
    sent: t(`${step}.title`),
    failed: t('finalized.failed-title'),
    'other-recipient': t(`${step}.other-title`),
    'prices-changed': t('finalized.prices-title'),
  };
  useDocumentTitle(offer ? t(`step.${step}`) : titles[state.kind]);
  return (
    <StepPage
      key={state.kind}
      title={titles[state.kind]}
      subtitle={
        offer && (subtitle?.(offer) ?? t(`${step}.subtitle`, { email: offer.values.emailAddress ?? '' }))
      }
      hideAnswers
      onBack={false}
      stage={stage(offer)}
      wider="text"
    >
      {state.kind === 'sending' && (
        // As long as a sent quotation, so that the footer is not seen to jump.
        <div className={step === 'finalized' ? 'min-h-dvh' : ''}>
          <Loading>{t(`${step}.sending`)}</Loading>
        </div>
      )}
      {state.kind === 'waiting' && (
        <Notice kind="info" onRetry={() => void send()}>
          {t('offline.kept')}
        </Notice>
      )}
      {offer && children(offer)}
      {state.kind === 'failed' && (
        <SendingFailed error={state.error} onRetry={() => void send()} detailsStep={detailsStep} />
      )}
      {state.kind === 'other-recipient' && (
        <OtherRecipient step={step} detailsStep={detailsStep} onCopy={() => void send({ copy })} />
      )}
      {state.kind === 'prices-changed' && (
        <PricesChanged
          differences={state.differences}
          onConfirm={() => void send({ confirmNewPrices: true })}
        />
      )}
    </StepPage>
  );
}

interface OtherRecipientProps extends Pick<SendingPageProps, 'step' | 'detailsStep'> {
  readonly onCopy: () => void;
}

/** What was sent keeps its address; another address gets a copy with its own number (D9). */
function OtherRecipient({ step, detailsStep, onCopy }: OtherRecipientProps) {
  const { t } = useTexts();
  const email = useSession((session) => session.values.emailAddress) ?? '';
  return (
    <div className="flex max-w-[65ch] flex-col items-start gap-4">
      <Notice kind="info">{t(`${step}.other`, { email })}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button className="wrap-anywhere" onClick={onCopy}>
          {t(`${step}.send-copy`, { email })}
        </Button>
        <Button look="secondary" onClick={() => goBackTo(detailsStep)}>
          {t('finalized.change-address')}
        </Button>
      </div>
    </div>
  );
}

interface PricesChangedProps {
  readonly differences: readonly PriceDifference[];
  readonly onConfirm: () => void;
}

/** The price list has expired: shows the changed prices line by line before anything is sent (D9). */
function PricesChanged({ differences, onConfirm }: PricesChangedProps) {
  const { t } = useTexts();
  const { offer } = useConfiguration();
  return (
    <div className="flex max-w-[65ch] flex-col gap-4">
      <p>{t('finalized.prices')}</p>
      <PriceDifferences differences={differences} offer={offer} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{t('finalized.confirm-prices')}</Button>
        <Button look="secondary" onClick={() => goBackTo('configure')}>
          {t('finalized.back-to-configure')}
        </Button>
      </div>
    </div>
  );
}
