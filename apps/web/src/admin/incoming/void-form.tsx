import { longest } from '@silowright/domain/session/field-rules';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';

/** Declares a signature void, with a reason that everybody concerned reads (D25). Opened by a button. */
export function VoidForm({ onVoid }: { readonly onVoid: (reason: string) => void }) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setComplaining(true);
    if (isMissing) document.getElementById('void-reason')?.focus();
    else onVoid(reason.trim());
  };
  return (
    <details className="mb-8 max-w-[40rem] rounded-surface border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-bold">{t('admin.void')}</summary>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 px-5 pb-5">
        <p>{t('admin.void-about')}</p>
        <TextArea
          id="void-reason"
          name="reason"
          label={t('admin.void-reason')}
          maxLength={longest.declineReason}
          value={reason}
          error={isComplaining && isMissing ? t('admin.void-reason-missing') : undefined}
          onValue={setReason}
          onBlur={() => {}}
        />
        <div>
          <Button type="submit">{t('admin.void')}</Button>
        </div>
      </form>
    </details>
  );
}
