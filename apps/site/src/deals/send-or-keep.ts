import type { SessionValues } from '@silowright/domain/session/values';
import { ApiError, type CallInput, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { wireSelection } from '../configuration/unit-offer.ts';
import { recommendationBody } from '../configuration/use-recommendation.ts';
import { sessionValues } from '../session/session-store.ts';
import { basicOfferBody, offerBody, resultsBody } from './offer-body.ts';
import { forgetWaiting, isKept, keepWaiting, type WaitingOffer } from './waiting-offer.ts';

export type Sent =
  | { readonly kind: 'sent'; readonly answer: CallOutput<'create-offer'> }
  /** Refused: sending it again does not help. Waiting: kept in this browser. */
  | { readonly kind: 'refused' | 'waiting' | 'failed'; readonly error: unknown };

/** The server refused the content: it must be changed. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Sends what was asked, by the calls of its step. Without a network it is kept until it is answered (IN-06). */
export async function sendOrKeep(asked: WaitingOffer, confirmNewPrices = false): Promise<Sent> {
  try {
    const answer = await answerTo(asked, confirmNewPrices);
    // A falsy ok is a failure, whatever the status (FN-04).
    if (!answer?.ok) throw new Error('The answer is not ok');
    forgetWaiting(asked);
    return { kind: 'sent', answer };
  } catch (error) {
    if (isRefusal(error)) {
      forgetWaiting(asked);
      return { kind: 'refused', error };
    }
    if (navigator.onLine && !isKept(asked)) return { kind: 'failed', error };
    keepWaiting(asked);
    return { kind: 'waiting', error };
  }
}

function answerTo(asked: WaitingOffer, confirmNewPrices: boolean): Promise<CallOutput<'create-offer'>> {
  const { step, values, buyer } = asked;
  if (step === 'results') return createOfferOfValues(resultsBody(values), values);
  if (step === 'finalized-basic') return createOfferOfValues(basicOfferBody(values), values);
  return sendConfigured(asked, {
    ...offerBody(values),
    ...(buyer && { buyer }),
    ...(confirmNewPrices && { confirmNewPrices }),
  });
}

/** Unit and choices first, including those made without a server. */
async function sendConfigured(
  { values, configuration }: WaitingOffer,
  body: CallInput<'create-offer'>['body'],
): Promise<CallOutput<'create-offer'>> {
  const { id, preconfiguredUnitType, diameterInMm, uuid = '' } = values;
  if (!preconfiguredUnitType) throw new ApiError('unit-unavailable', 409, 'no storage type chosen');
  await call('select-preconfigured-unit', {
    body: {
      id,
      preconfiguredUnitType,
      ...(diameterInMm !== undefined && { diameterInMm }),
      preconfiguredUnitUuid: uuid,
    },
  });
  await call('select-options', { body: { id, selected_options: wireSelection(configuration) } });
  return call('create-offer', { body });
}

/** Sends the answers, which the server needs to make an offer. */
export const storeValues = (values = sessionValues()) =>
  call('create-recommendation', { body: recommendationBody(values) });

/** Creates an offer. If the server does not have the answers, sends them and tries again. */
async function createOfferOfValues(
  body: CallInput<'create-offer'>['body'],
  values: SessionValues,
): Promise<CallOutput<'create-offer'>> {
  try {
    return await call('create-offer', { body });
  } catch (error) {
    const isLost =
      error instanceof ApiError && ['unknown-configuration', 'no-recommendation'].includes(error.code);
    if (!isLost) throw error;
    await storeValues(values);
    return await call('create-offer', { body });
  }
}
