import { ApiError, type CallOutput, call } from '../api.ts';
import { wireSelection } from '../configuration/wire-selection.ts';
import { type AskedOffer, useSession } from '../session/session-store.ts';
import { buyerDraft, buyerOfDraft } from './buyer-draft.ts';
import { offerBody } from './offer-body.ts';

export type Sent =
  | { readonly kind: 'sent'; readonly answer: CallOutput<'create-offer'> }
  /** Sending it again does not help. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'away'; readonly error: unknown };

/** Sends unit and choices as they were when the button was pressed, including those made without a server, then the offer. */
export async function sendAsked(
  { values, configuration }: AskedOffer,
  confirmNewPrices = false,
): Promise<Sent> {
  const { id, preconfiguredUnitType, diameterInMm, uuid = '' } = values;
  const buyer = buyerOfDraft(useSession.getState().drafts[buyerDraft]);
  try {
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
    const answer = await call('create-offer', {
      body: { ...offerBody(values), ...(buyer && { buyer }), ...(confirmNewPrices && { confirmNewPrices }) },
    });
    return { kind: 'sent', answer };
  } catch (error) {
    const isRefused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return isRefused ? { kind: 'refused', error } : { kind: 'away', error };
  }
}
