import { Button } from '@silowright/ui/parts/button.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

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
