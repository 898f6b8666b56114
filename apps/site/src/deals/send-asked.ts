import { ApiError, type CallInput, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { wireSelection } from '../configuration/wire-selection.ts';
import { createOfferOfValues } from './create-offer-of-values.ts';
import { basicOfferBody, offerBody, resultsBody } from './offer-body.ts';
import type { WaitingOffer } from './waiting-offer.ts';

export type Sent =
  | { readonly kind: 'sent'; readonly answer: CallOutput<'create-offer'> }
  /** Sending it again does not help. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'away'; readonly error: unknown };

/** Sends an offer as it was when the button was pressed, by the calls of its step. */
export async function sendAsked(asked: WaitingOffer, confirmNewPrices = false): Promise<Sent> {
  try {
    const answer = await answerTo(asked, confirmNewPrices);
    // A falsy ok is a failure, whatever the status (FN-04).
    if (!answer?.ok) throw new Error('The answer is not ok');
    return { kind: 'sent', answer };
  } catch (error) {
    const isRefused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return isRefused ? { kind: 'refused', error } : { kind: 'away', error };
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
