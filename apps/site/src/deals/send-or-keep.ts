import type { OfferToClient } from '@silowright/contract/deals';
import type { SessionValues } from '@silowright/domain/session/values';
import { ApiError, type CallInput, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { recommendationBody } from '../configuration/use-recommendation.ts';
import { sessionValues } from '../session/session-store.ts';
import type { TypedBuyer } from './buyer-draft.ts';
import { basicOfferBody, offerBody, resultsBody } from './offer-body.ts';
import { storeChoices, storePosition, wireRole } from './store-configuration.ts';
import { type AskedProject, forgetWaiting, isKept, keepWaiting, type WaitingOffer } from './waiting-offer.ts';

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
  const { step, values, buyer, copy, project } = asked;
  if (step === 'results') return createOfferOfValues(resultsBody(values), values);
  if (step === 'finalized-basic') return createOfferOfValues(basicOfferBody(values), values);
  // Another project is what the server makes of a copy when nothing is said.
  const body = { ...offerBody(values), ...(copy && copy.kind !== 'another' && { copyKind: copy.kind }) };
  if (project) return sendProject(project, body, { buyer, confirmNewPrices });
  return sendConfigured(asked, {
    ...body,
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
  { id, positions, chosen = [] }: AskedProject,
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
      ...(chosen.length > 0 && { chosen: [...chosen] }),
      ...(more.buyer && { buyer: more.buyer }),
      ...(more.confirmNewPrices && { confirmNewPrices: true }),
    },
  });
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
