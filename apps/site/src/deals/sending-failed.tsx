import type { StepId } from '@silowright/domain/flow/steps';
import { errorText } from '@silowright/ui/calls/use-call.ts';
import { HelpSection } from '@silowright/ui/page/help-dialog.tsx';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { goBackTo } from '../flow/step-navigation.ts';
import { hasChangedSince } from '../session/asked-offer.ts';
import type { SentOffer } from '../session/session-store.ts';
import { isRefusal } from './send-or-keep.ts';

export interface SendingFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The step with the contact form. */
  readonly detailsStep: StepId;
}

/** The error, a retry button and a way back to the contact form (FN-02, V23). */
export function SendingFailed({ error, onRetry, detailsStep }: SendingFailedProps) {
  const texts = useTexts();
  const { t } = texts;
  const refused = isRefusal(error);
  return (
    <div className="flex max-w-[65ch] flex-col items-start gap-4">
      <Notice kind="error">
        <p>{t('finalized.failed')}</p>
        {refused && <p className="mt-1">{errorText(error, texts)}</p>}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button look={refused ? 'secondary' : 'primary'} onClick={onRetry}>
          {t('finalized.try-again')}
        </Button>
        <Button look={refused ? 'primary' : 'secondary'} onClick={() => goBackTo(detailsStep)}>
          {t('finalized.check-details')}
        </Button>
      </div>
      <HelpSection />
    </div>
  );
}

/** The page shows what was sent; later changes are sent only with its button (V11). */
export function ChangedSince({
  sent,
  detailsStep,
}: {
  readonly sent: SentOffer;
  readonly detailsStep: StepId;
}) {
  const { t } = useTexts();
  if (!hasChangedSince(sent)) return null;
  return (
    <Notice kind="info">
      <p>{t('finalized.changed')}</p>
      <Button look="quiet" className="px-0" onClick={() => goBackTo(detailsStep)}>
        {t('finalized.send-changes')}
      </Button>
    </Notice>
  );
}
