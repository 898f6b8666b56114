import { useEffect, useState } from 'react';
import { sendAsked } from '../offer/send-asked.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Notice } from '../ui/notice.tsx';
import { forgetWaiting, waitingOffer } from './waiting-offer.ts';

/** A browser is "online" before its network works. */
const retryMs = 3000;

type State = 'waiting' | 'refused' | { readonly number: string };

/** Sends an offer that another visit left without a network, and says so (IN-06). */
export function WaitingNotice() {
  const { t } = useTexts();
  const [asked] = useState(waitingOffer);
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    if (!asked) return;
    let isDone = false;
    let isGone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      if (isDone || !navigator.onLine) return;
      isDone = true;
      const result = await sendAsked(asked);
      if (result.kind === 'sent') setState({ number: result.answer.quotation_number });
      else if (result.kind === 'refused') setState('refused');
      else {
        isDone = isGone;
        if (!isGone) retry = setTimeout(attempt, retryMs);
        return;
      }
      forgetWaiting();
    };
    void attempt();
    const events = ['online', 'visibilitychange'] as const;
    for (const name of events) window.addEventListener(name, attempt);
    return () => {
      isDone = isGone = true;
      clearTimeout(retry);
      for (const name of events) window.removeEventListener(name, attempt);
    };
  }, [asked]);
  if (!asked) return null;
  const email = asked.values.emailAddress ?? '';
  return (
    <div className="page-width pt-4 print:hidden">
      <Notice kind={state === 'refused' ? 'error' : typeof state === 'object' ? 'success' : 'info'}>
        {state === 'waiting' && t('offline.waiting', { email })}
        {state === 'refused' && t('offline.refused', { email })}
        {typeof state === 'object' && t('offline.sent', { number: state.number, email })}
      </Notice>
    </div>
  );
}
