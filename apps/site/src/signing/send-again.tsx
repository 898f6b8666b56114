import { type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSend } from '../parts/use-send.ts';

export interface SendAgainProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly configurationId: string;
}

/** For the browser that made the quotation: it cannot sign, but can have the mail sent again (D25). */
export function SendAgain({ signing, configurationId }: SendAgainProps) {
  const { t } = useTexts();
  const { email, quotation_number: number } = signing;
  const sending = useSend(() => call('resend-quotation', { params: { configurationId } }));
  const message = sending.isError
    ? 'send-again-failed'
    : sending.isSuccess && (sending.data.mail === 'held' ? 'send-again-held' : 'sent-again');
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[65ch] break-words">
        <Unbroken number={number}>{t('signing.look-text', { number, email })}</Unbroken>
      </p>
      <Button look="secondary" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {t('signing.send-again')}
      </Button>
      <p role="status" className="max-w-[65ch] break-words empty:hidden">
        {message && t(`signing.${message}`, { email })}
      </p>
    </div>
  );
}
