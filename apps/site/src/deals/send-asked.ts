import type { OfferToClient } from '@silowright/contract/deals';
import { ApiError, type CallInput, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import type { TypedBuyer } from './buyer-draft.ts';
import { createOfferOfValues } from './create-offer-of-values.ts';
import { basicOfferBody, offerBody, resultsBody } from './offer-body.ts';
import { storeChoices, storePosition, wireRole } from './store-configuration.ts';
import type { AskedProject, WaitingOffer } from './waiting-offer.ts';

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
  const { step, values, buyer, project } = asked;
  if (step === 'results') return createOfferOfValues(resultsBody(values), values);
  if (step === 'finalized-basic') return createOfferOfValues(basicOfferBody(values), values);
  if (project) return sendProject(project, offerBody(values), { buyer, confirmNewPrices });
  return sendConfigured(asked, {
    ...offerBody(values),
    ...(buyer && { buyer }),
    ...(confirmNewPrices && { confirmNewPrices }),
  });
}

/** Unit and choices first, including those made without a server. */
async function sendConfigured(
  asked: WaitingOffer,
  body: CallInput<'create-offer'>['body'],
): Promise<CallOutput<'create-offer'>> {
  await storeChoices(asked);
  return call('create-offer', { body });
}

/** Each position as it was when the button was pressed, then one quotation of all. */
async function sendProject(
  { id, positions }: AskedProject,
  body: OfferToClient,
  more: { readonly buyer?: TypedBuyer | undefined; readonly confirmNewPrices: boolean },
): Promise<CallOutput<'create-offer'>> {
  for (const position of positions) {
    // The answer about explosion zones is one of the position, and was given after its answers were stored.
    const { explosionZones } = position.session.values;
    if (position.isStored && !explosionZones) await storeChoices(position.session);
    else await storePosition(position);
  }
  const { explosionZones: _zones, callToAction: _call, ...contact } = body;
  return call('create-deal-offer', {
    body: {
      ...contact,
      id,
      positions: positions.map(({ role, session }) => ({
        configurationId: session.values.id,
        ...wireRole(role),
      })),
      ...(more.buyer && { buyer: more.buyer }),
      ...(more.confirmNewPrices && { confirmNewPrices: true }),
    },
  });
}
