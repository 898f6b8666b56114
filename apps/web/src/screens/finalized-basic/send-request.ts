import type { OfferToClient } from '@silowright/contract/create-offer';
import type { SessionValues } from '@silowright/domain/session/values';
import { ApiError } from '../../api.ts';
import { createOfferOfValues, storeValues } from '../../offer/create-offer-of-values.ts';
import { offerBody } from '../../offer/offer-body.ts';
import { currentOffer, rememberSent } from '../../session/asked-offer.ts';
import { newId, type SentOffer, setValues } from '../../session/session-store.ts';

export type RequestState =
  | { readonly kind: 'sending' | 'other-recipient' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'sent'; readonly offer: SentOffer };

/** The body of finalized without comments, always with a call (FN-04, FN-05). */
export function basicOfferBody(values: SessionValues): OfferToClient {
  const { comments: _, ...body } = offerBody(values);
  return { ...body, callToAction: 'call_me_now' };
}

let running: Promise<RequestState> | undefined;

/** Concurrent calls share one request. */
export function sendRequest(): Promise<RequestState> {
  running ??= send().finally(() => {
    running = undefined;
  });
  return running;
}

async function send(): Promise<RequestState> {
  const asked = currentOffer('finalized-basic');
  try {
    const answer = await createOfferOfValues(basicOfferBody(asked.values));
    // A falsy ok is a failure, whatever the status (FN-04).
    if (!answer?.ok) throw new Error('The answer is not ok');
    return { kind: 'sent', offer: rememberSent(asked, answer) };
  } catch (error) {
    console.error('Problem sending the request', error);
    if (error instanceof ApiError && error.code === 'offer-has-other-recipient')
      return { kind: 'other-recipient' };
    return { kind: 'failed', error };
  }
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
