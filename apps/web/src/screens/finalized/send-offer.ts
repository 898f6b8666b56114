import { ApiError, call } from '../../api.ts';
import { selectShownUnit } from '../../configuration/select-unit.ts';
import { wireSelection } from '../../configuration/wire-selection.ts';
import { offerBody } from '../../offer/offer-body.ts';
import { currentOffer, rememberSent } from '../../session/asked-offer.ts';
import type { PriceDifference, SentOffer } from '../../session/session-store.ts';

export type OfferState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly offer: SentOffer }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The offer was already sent to another address (D9). */
  | { readonly kind: 'other-recipient' }
  /** The price list of the unit has expired; the changes need confirmation (D9). */
  | { readonly kind: 'prices-changed'; readonly differences: readonly PriceDifference[] };

let running: Promise<OfferState> | undefined;

/** Sends the choices on screen, then the offer. Concurrent calls share one request. */
export function sendOffer(confirmNewPrices = false): Promise<OfferState> {
  running ??= send(confirmNewPrices).finally(() => {
    running = undefined;
  });
  return running;
}

async function send(confirmNewPrices: boolean): Promise<OfferState> {
  const asked = currentOffer('finalized');
  const { values, configuration } = asked;
  try {
    // Unit and choices on screen, including those made while the server was unavailable.
    await selectShownUnit();
    await call('select-options', {
      body: { id: values.id, selected_options: wireSelection(configuration) },
    });
    const answer = await call('create-offer', {
      body: { ...offerBody(values), ...(confirmNewPrices && { confirmNewPrices }) },
    });
    return { kind: 'sent', offer: rememberSent(asked, answer) };
  } catch (error) {
    console.error('Problem sending the offer', error);
    if (error instanceof ApiError && error.code === 'offer-has-other-recipient')
      return { kind: 'other-recipient' };
    if (error instanceof ApiError && error.code === 'prices-changed')
      return { kind: 'prices-changed', differences: differencesIn(error) };
    return { kind: 'failed', error };
  }
}

/** The server adds both amounts to the fields of this error. */
const differencesIn = ({ fields }: ApiError): PriceDifference[] =>
  fields.map(({ path, was = null, now = null }) => ({ path, was, now }));
