import { currentOffer } from '../session/asked-offer.ts';
import {
  type AskedOffer,
  newId,
  sessionValues,
  setDraft,
  setValues,
  useSession,
} from '../session/session-store.ts';
import { type SentOrKept, sendOrKeep } from './send-or-keep.ts';
import { isKept } from './waiting-offer.ts';

/** Session key of the last id that a request was sent with. */
const tried = 'request-tried';

/**
 * Sends a request without a unit. If this browser lost the key of its id, sends it under a new one, unless an earlier
 * attempt may have arrived: nothing is sent twice (D3, D9).
 */
export async function sendRequestOnce(
  step: AskedOffer['step'],
): Promise<{ readonly asked: AskedOffer; readonly sent: SentOrKept }> {
  const asked = currentOffer(step);
  const { id } = asked.values;
  const isFirst = useSession.getState().drafts[tried]?.id !== id && !isKept(asked);
  setDraft(tried, { id });
  const sent = await sendOrKeep(asked);
  const isForeign = sent.kind === 'refused' && sent.error.code === 'unknown-configuration';
  if (!isForeign || !isFirst || sessionValues().id !== id) return { asked, sent };
  const renewed = { ...asked, values: { ...asked.values, id: newId() } };
  setValues({ id: renewed.values.id });
  useSession.setState({ askedOffer: renewed });
  return { asked: renewed, sent: await sendOrKeep(renewed) };
}
