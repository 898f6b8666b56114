import type { StepId } from '@silowright/domain/flow/steps';
import { ApiError } from '../api.ts';
import { goBackTo } from '../session/step-navigation.ts';
import { errorText } from '../session/use-call.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** The server does not take what was sent: sending the same again is of no use, changing it is. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export interface SendingFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where the details were typed. */
  readonly detailsStep: StepId;
}

/** What went wrong, a way to send again and a way back to what was typed (FN-02, V23). */
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
    </div>
  );
}
