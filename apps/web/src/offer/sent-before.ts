import type { CallOutput } from '../api.ts';
import { type SentOffer, useSession } from '../session/session-store.ts';

/** The order in which answers were given or given again says nothing. */
const inOrder = (answers: object) => Object.entries(answers).sort();

/**
 * Names what would be sent: every answer, every choice and who receives it. The same content is the same offer (D9).
 * Reading the page in another language, or over another line, sends nothing.
 */
export function contentOf(body: object): string {
  const { values, configuration } = useSession.getState();
  const { localeStr: _locale, user_ip: _ip, ...answers } = values;
  return JSON.stringify([body, inOrder(answers), inOrder(configuration)]);
}

/** The offer of exactly this content, if it went out before: a reload shows it instead of sending again. */
export function sentBefore(body: object): SentOffer | undefined {
  const { sentOffer } = useSession.getState();
  return sentOffer?.content === contentOf(body) ? sentOffer : undefined;
}

/** `content` as it was when the sending began: answers may change while it runs. */
export function rememberSent(content: string, answer: CallOutput<'create-offer'>): SentOffer {
  const sentOffer = { content, quotationNumber: answer.quotation_number, mail: answer.mail };
  useSession.setState({ sentOffer });
  return sentOffer;
}
