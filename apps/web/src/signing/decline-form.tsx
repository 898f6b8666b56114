import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ReasonForm } from '../ui/reason-form.tsx';

export interface DeclineFormProps {
  readonly isBusy: boolean;
  readonly onDecline: (reason: string) => void;
  readonly onKeep: () => void;
}

export function DeclineForm({ isBusy, onDecline, onKeep }: DeclineFormProps) {
  const { t } = useTexts();
  return (
    <ReasonForm
      id="signing-reason"
      about={t('signing.decline-intro')}
      label={t('signing.reason')}
      missing={t('signing.reason-missing')}
      action={t('signing.decline')}
      isBusy={isBusy}
      className="max-w-[40rem] gap-6"
      onReason={onDecline}
    >
      <Button look="secondary" disabled={isBusy} onClick={onKeep}>
        {t('signing.decline-keep')}
      </Button>
    </ReasonForm>
  );
}
