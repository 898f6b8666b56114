import { ApiError } from '@silowright/ui/calls/api.ts';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { buyerDraft, buyerOfDraft } from '../../deals/buyer-draft.ts';
import { sendOrKeep } from '../../deals/send-or-keep.ts';
import { projectToSend, rememberSentProject } from '../../project/send-project.ts';
import { currentOffer, rememberSent } from '../../session/asked-offer.ts';
import { type PriceDifference, type SentOffer, useSession } from '../../session/session-store.ts';

export type OfferState =
  | { readonly kind: 'sending' }
  /** Without a network: kept in this browser, and sent when the network returns (D30). */
  | { readonly kind: 'waiting' }
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
  const buyer = buyerOfDraft(useSession.getState().drafts[buyerDraft]);
  const currency = useConfigurationState.getState().offer?.currency;
  const project = projectToSend();
  const sent = await sendOrKeep({ ...asked, buyer, project }, confirmNewPrices);
  if (sent.kind === 'sent') {
    if (project) rememberSentProject();
    const offer = rememberSent({ ...asked, currency, projectId: project?.id }, sent.answer);
    return { kind: 'sent', offer };
  }
  const { error } = sent;
  console.error('Problem sending the offer', error);
  if (sent.kind === 'waiting') return { kind: 'waiting' };
  if (error instanceof ApiError && error.code === 'offer-has-other-recipient')
    return { kind: 'other-recipient' };
  if (error instanceof ApiError && error.code === 'prices-changed')
    return { kind: 'prices-changed', differences: differencesIn(error) };
  return { kind: 'failed', error };
}

/** The server adds both amounts to the fields of this error. */
const differencesIn = ({ fields }: ApiError): PriceDifference[] =>
  fields.map(({ path, was = null, now = null }) => ({ path, was, now }));
