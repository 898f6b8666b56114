import type { StepId } from '@silowright/domain/flow/steps';
import type { CallOutput } from '../api.ts';
import { type AskedOffer, type SentOffer, useSession } from './session-store.ts';

/** The order in which answers were given or given again says nothing. */
const inOrder = (answers: object) => Object.entries(answers).sort();

/** Names what is sent: from where, every answer and every choice, in which language (D9, V27). */
function contentOf({ step, values, configuration }: AskedOffer): string {
  // The line the visitor is on, and a price that follows from the rest.
  const { user_ip: _ip, price: _price, ...answers } = values;
  return JSON.stringify([step, inOrder(answers), inOrder(configuration)]);
}

const isSame = (one: AskedOffer | undefined, other: AskedOffer): boolean =>
  one !== undefined && contentOf(one) === contentOf(other);

/** What would go out from that step now. */
export function currentOffer(step: StepId): AskedOffer {
  const { values, configuration } = useSession.getState();
  return { step, values, configuration };
}

/** The button was pressed. Only what is asked for here is ever sent; the same content twice is one offer (D9). */
export function askForOffer(step: StepId): void {
  const asked = currentOffer(step);
  const { sentOffer } = useSession.getState();
  useSession.setState({ askedOffer: isSame(sentOffer, asked) ? undefined : asked });
}

/** Whether the button was pressed for exactly this, and it did not go out yet: a reload sends it, Forward does not. */
export const isToBeSent = (step: StepId): boolean =>
  isSame(useSession.getState().askedOffer, currentOffer(step));

/** What was sent from that step last, whatever has been changed since. */
export function sentFrom(step: StepId): SentOffer | undefined {
  const { sentOffer } = useSession.getState();
  return sentOffer?.step === step ? sentOffer : undefined;
}

/** `asked` as it was when the sending began: answers may change while it runs. */
export function rememberSent(asked: AskedOffer, answer: CallOutput<'create-offer'>): SentOffer {
  const sentOffer = { ...asked, quotationNumber: answer.quotation_number, mail: answer.mail };
  useSession.setState({ askedOffer: undefined, sentOffer });
  return sentOffer;
}

/** Reading the page in another language changes no answer. */
function withoutLanguage({ step, values, configuration }: AskedOffer): AskedOffer {
  const { localeStr: _l, locationPlacename: _p, locationCountry: _c, ...answers } = values;
  return { step, values: answers, configuration };
}

/** Whether something was changed since it was sent. */
export const hasChangedSince = (sent: SentOffer): boolean =>
  !isSame(withoutLanguage(sent), withoutLanguage(currentOffer(sent.step)));
