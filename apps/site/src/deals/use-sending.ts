import { type StepId, steps } from '@silowright/domain/flow/steps';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { useCallback, useEffect, useState } from 'react';
import { pushEvent } from '../analytics/data-layer.ts';
import { useConfigurationState } from '../configuration/configuration-store.ts';
import { askForOffer, currentOffer, isToBeSent, rememberSent, sentFrom } from '../session/asked-offer.ts';
import { useConsent } from '../session/consent.ts';
import {
  clearDraft,
  newId,
  type PriceDifference,
  type SentOffer,
  sessionValues,
  setDraft,
  setValues,
  useSession,
} from '../session/session-store.ts';
import { useWhenOnline } from '../session/use-when-online.ts';
import { buyerDraft, buyerOfDraft } from './buyer-draft.ts';
import { copyDraft, copyOfDraft } from './copy-kind.ts';
import { type Sent, sendOrKeep } from './send-or-keep.ts';
import { type AskedProject, isKept } from './waiting-offer.ts';

/** What became of the offer or request of a step. */
export type Sending =
  /** Waiting: kept in this browser until the network returns (D30). Other recipient: sent to another address (D9). */
  | { readonly kind: 'sending' | 'waiting' | 'other-recipient' }
  | { readonly kind: 'sent'; readonly offer: SentOffer }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The price list of the unit has expired; the changes need confirmation (D9). */
  | { readonly kind: 'prices-changed'; readonly differences: readonly PriceDifference[] };

/** Several positions that are sent as one quotation. */
export interface SendsProject {
  /** Undefined with one position. */
  readonly toSend: () => AskedProject | undefined;
  readonly onSent: (quotationNumber: string) => void;
}

let running: Promise<Sending> | undefined;

/** Sends what the step shows. Concurrent calls share one request. */
export function sendFrom(step: StepId, confirmNewPrices = false, project?: SendsProject): Promise<Sending> {
  running ??= send(step, confirmNewPrices, project).finally(() => {
    running = undefined;
  });
  return running;
}

async function send(
  step: StepId,
  confirmNewPrices: boolean,
  project: SendsProject | undefined,
): Promise<Sending> {
  const { asked, sent } = await (steps[step].sends === 'quotation'
    ? sendQuotation(step, confirmNewPrices, project)
    : sendRequestOnce(step));
  if (sent.kind === 'sent') {
    console.info('create-offer', sent.answer);
    return { kind: 'sent', offer: rememberSent(asked, sent.answer) };
  }
  const { error } = sent;
  console.error('Problem sending the offer', error);
  if (sent.kind === 'waiting') return { kind: 'waiting' };
  const code = error instanceof ApiError && error.code;
  if (code === 'offer-has-other-recipient' && step !== 'results') return { kind: 'other-recipient' };
  if (code === 'prices-changed') return { kind: 'prices-changed', differences: differencesIn(error) };
  return { kind: 'failed', error };
}

async function sendQuotation(step: StepId, confirmNewPrices: boolean, sends: SendsProject | undefined) {
  const asked = currentOffer(step);
  const { drafts } = useSession.getState();
  const buyer = buyerOfDraft(drafts[buyerDraft]);
  const copy = copyOfDraft(drafts[copyDraft]);
  const currency = useConfigurationState.getState().offer?.currency;
  const project = sends?.toSend();
  const sent = await sendOrKeep({ ...asked, buyer, copy, project }, confirmNewPrices);
  if (project && sent.kind === 'sent') sends?.onSent(sent.answer.quotation_number);
  // What it is cannot be changed afterwards.
  if (sent.kind === 'sent') clearDraft(copyDraft);
  return { asked: { ...asked, currency, projectId: project?.id, ...(copy && { copy }) }, sent };
}

/** Session key of the last id that a request was sent with. */
const tried = 'request-tried';

/**
 * Sends a request without a unit. If this browser lost the key of its id, sends it under a new one, unless an earlier
 * attempt may have arrived: nothing is sent twice (D3, D9).
 */
async function sendRequestOnce(step: StepId) {
  const asked = currentOffer(step);
  const { id } = asked.values;
  const isFirst = useSession.getState().drafts[tried]?.id !== id && !isKept(asked);
  setDraft(tried, { id });
  const sent: Sent = await sendOrKeep(asked);
  const isForeign = sent.kind === 'refused' && (sent.error as ApiError).code === 'unknown-configuration';
  if (!isForeign || !isFirst || sessionValues().id !== id) return { asked, sent };
  const renewed = { ...asked, values: { ...asked.values, id: newId() } };
  setValues({ id: renewed.values.id });
  useSession.setState({ askedOffer: renewed });
  return { asked: renewed, sent: await sendOrKeep(renewed) };
}

/** The server adds both amounts to the fields of this error. */
const differencesIn = (error: unknown): PriceDifference[] =>
  (error as ApiError).fields.map(({ path, was = null, now = null }) => ({ path, was, now }));

/** Sends on entry what the button before asked for, or shows the last sent one (FN-01, V11). */
export function useSending(step: StepId, project?: SendsProject) {
  const [state, setState] = useState<Sending>(() => {
    const offer = isToBeSent(step) ? undefined : sentFrom(step);
    return offer ? { kind: 'sent', offer } : { kind: 'sending' };
  });
  usePushEmail();
  const send = useCallback(
    async ({ confirmNewPrices = false, copy = async () => {} }: SendingOptions = {}) => {
      // A kept offer shows that it waits until it is sent; the end of the older flow shows no sending.
      setState((now) => (now.kind === 'waiting' || step === 'results' ? now : { kind: 'sending' }));
      try {
        await copy();
        askForOffer(step);
        setState(await sendFrom(step, confirmNewPrices, project));
      } catch (error) {
        console.error('Problem copying the configuration', error);
        setState({ kind: 'failed', error });
      }
    },
    [step, project],
  );
  useEffect(() => {
    if (isToBeSent(step)) void send();
  }, [step, send]);
  useWhenOnline(state.kind === 'waiting', () => void send());
  return { state, send };
}

export interface SendingOptions {
  readonly confirmNewPrices?: boolean;
  /** Makes a copy under a new id first, so that it can go to another address (D9). */
  readonly copy?: () => Promise<unknown>;
}

/** Sends the e-mail address to the marketing tracker, only after consent (FN-06, D11). */
function usePushEmail(): void {
  const consent = useConsent((state) => state.consent);
  const email = useSession((state) => state.values.emailAddress);
  useEffect(() => {
    if (consent === 'granted' && email) pushEvent({ event: 'identify', email });
  }, [consent, email]);
}
