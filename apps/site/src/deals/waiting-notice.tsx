import { steps } from '@silowright/domain/flow/steps';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { useWhenOnline } from '../session/use-when-online.ts';
import { sendOrKeep } from './send-or-keep.ts';
import { configurationsOf, type WaitingOffer, waitingOffers } from './waiting-offer.ts';

/** Sends what another visit left without a network, and says so (IN-06). A step that sends its own offer does it itself. */
export function WaitingNotice() {
  const [all] = useState(waitingOffers);
  const own = useSession(({ step, values }) => (steps[step].sends ? values.id : undefined));
  const shown = all.filter((asked) => own === undefined || !configurationsOf(asked).includes(own));
  if (shown.length === 0) return null;
  return (
    <div className="page-width flex flex-col gap-3 pt-4 print:hidden">
      {shown.map((asked) => (
        <WaitingOne key={asked.values.id} asked={asked} />
      ))}
    </div>
  );
}

type State = 'waiting' | 'refused' | { readonly number: string };

function WaitingOne({ asked }: { readonly asked: WaitingOffer }) {
  const { t } = useTexts();
  const [state, setState] = useState<State>('waiting');
  const isSending = useRef(false);
  const attempt = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const result = await sendOrKeep(asked);
    isSending.current = false;
    if (result.kind === 'sent') setState({ number: result.answer.quotation_number });
    if (result.kind === 'refused') setState('refused');
  };
  useWhenOnline(state === 'waiting', () => void attempt());
  useEffect(() => {
    if (navigator.onLine) void attempt();
  }, []);
  const params = { email: asked.values.emailAddress ?? '' };
  const isRequest = steps[asked.step].sends === 'request';
  if (state === 'waiting') return <Notice kind="info">{t('offline.waiting', params)}</Notice>;
  if (state === 'refused')
    return (
      <Notice kind="error">{t(isRequest ? 'offline.refused-request' : 'offline.refused', params)}</Notice>
    );
  return (
    <Notice kind="success">
      {t(isRequest ? 'offline.sent-request' : 'offline.sent', { ...params, number: state.number })}
    </Notice>
  );
}
