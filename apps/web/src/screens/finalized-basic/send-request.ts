import type { OfferToClient } from '@silowright/contract/create-offer';
import type { SessionValues } from '@silowright/domain/session/values';
import { ApiError } from '../../api.ts';
import { createOfferOfValues, storeValues } from '../../offer/create-offer-of-values.ts';
import { offerBody } from '../../offer/offer-body.ts';
import { contentOf, rememberSent, sentBefore as wasSent } from '../../offer/sent-before.ts';
import { newId, type SentOffer, sessionValues, setValues } from '../../session/session-store.ts';

export type RequestState =
  | { readonly kind: 'sending' | 'failed' | 'other-recipient' }
  | { readonly kind: 'sent'; readonly offer: SentOffer };

/** The body of finalized without comments, and always a call (FN-04, FN-05). */
export function basicOfferBody(values: SessionValues): OfferToClient {
  const { comments: _, ...body } = offerBody(values);
  return { ...body, callToAction: 'call_me_now' };
}

export const sentBefore = (): SentOffer | undefined => wasSent(basicOfferBody(sessionValues()));

let running: Promise<RequestState> | undefined;

/** Twice at once is one call. */
export function sendRequest(): Promise<RequestState> {
  running ??= send().finally(() => {
    running = undefined;
  });
  return running;
}

async function send(): Promise<RequestState> {
  const body = basicOfferBody(sessionValues());
  const content = contentOf(body);
  try {
    const answer = await createOfferOfValues(body);
    // A falsy ok is a failure, whatever the status says (FN-04).
    if (!answer?.ok) throw new Error('The answer is not ok');
    return { kind: 'sent', offer: rememberSent(content, answer) };
  } catch (error) {
    console.error('Problem sending the request', error);
    const other = error instanceof ApiError && error.code === 'offer-has-other-recipient';
    return { kind: other ? 'other-recipient' : 'failed' };
  }
}

/** The same wish under a new id, so that another address can have it (D9). */
export async function sendCopy(): Promise<RequestState> {
  setValues({ id: newId() });
  try {
    await storeValues();
  } catch (error) {
    console.error('Problem copying the request', error);
    return { kind: 'failed' };
  }
  return sendRequest();
}
