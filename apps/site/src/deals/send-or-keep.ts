import { type Sent, sendAsked } from './send-asked.ts';
import { forgetWaiting, isKept, keepWaiting, type WaitingOffer } from './waiting-offer.ts';

export type SentOrKept = Exclude<Sent, { readonly kind: 'away' }> | SendingAway;
interface SendingAway {
  /** Kept in this browser, or failed. */
  readonly kind: 'waiting' | 'failed';
  readonly error: unknown;
}

/** Without a network the offer is kept. A kept one stays kept until the server has answered (IN-06). */
export async function sendOrKeep(asked: WaitingOffer, confirmNewPrices = false): Promise<SentOrKept> {
  const sent = await sendAsked(asked, confirmNewPrices);
  if (sent.kind !== 'away') {
    forgetWaiting(asked);
    return sent;
  }
  const { error } = sent;
  if (navigator.onLine && !isKept(asked)) return { kind: 'failed', error };
  keepWaiting(asked);
  return { kind: 'waiting', error };
}
