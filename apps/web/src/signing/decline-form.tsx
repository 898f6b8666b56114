import { longest } from '@silowright/domain/session/field-rules';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';

export interface DeclineFormProps {
  readonly isBusy: boolean;
  readonly onDecline: (reason: string) => void;
  readonly onKeep: () => void;
}

export function DeclineForm({ isBusy, onDecline, onKeep }: DeclineFormProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setComplaining(true);
    if (isMissing) document.getElementById('signing-reason')?.focus();
    else onDecline(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col gap-6">
      <p>{t('signing.decline-intro')}</p>
      <TextArea
        id="signing-reason"
        name="reason"
        label={t('signing.reason')}
        maxLength={longest.declineReason}
        value={reason}
        error={isComplaining && isMissing ? t('signing.reason-missing') : undefined}
        onValue={setReason}
        onBlur={() => {}}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {t('signing.decline')}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          {t('signing.decline-keep')}
        </Button>
      </div>
    </form>
  );
}
