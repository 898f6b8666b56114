import { ApiError } from '@silowright/ui/calls/api.ts';
import { storeValues } from '../../deals/create-offer-of-values.ts';
import { sendRequestOnce } from '../../deals/send-request-once.ts';
import { rememberSent } from '../../session/asked-offer.ts';
import { newId, type SentOffer, setValues } from '../../session/session-store.ts';

export type RequestState =
  /** Waiting: without a network, kept in this browser (D30). */
  | { readonly kind: 'sending' | 'waiting' | 'other-recipient' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'sent'; readonly offer: SentOffer };

let running: Promise<RequestState> | undefined;

/** Concurrent calls share one request. */
export function sendRequest(): Promise<RequestState> {
  running ??= send().finally(() => {
    running = undefined;
  });
  return running;
}

async function send(): Promise<RequestState> {
  const { asked, sent } = await sendRequestOnce('finalized-basic');
  if (sent.kind === 'sent') return { kind: 'sent', offer: rememberSent(asked, sent.answer) };
  const { error } = sent;
  console.error('Problem sending the request', error);
  if (sent.kind === 'waiting') return { kind: 'waiting' };
  if (error instanceof ApiError && error.code === 'offer-has-other-recipient')
    return { kind: 'other-recipient' };
  return { kind: 'failed', error };
}

/** Sends the same request with a new id, for another address (D9). */
export async function sendCopy(): Promise<RequestState> {
  setValues({ id: newId() });
  try {
    await storeValues();
  } catch (error) {
    console.error('Problem copying the request', error);
    return { kind: 'failed', error };
  }
  return sendRequest();
}
