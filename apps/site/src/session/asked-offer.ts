import type { StepId } from '@silowright/domain/flow/steps';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { serverNow } from '@silowright/ui/calls/server-clock.ts';
import { type AskedOffer, type SentOffer, useSession } from './session-store.ts';

/** The order of the answers does not matter. */
const inOrder = (answers: object) => Object.entries(answers).sort();

/** Identifies the content: sending step, all answers and choices, and language (D9, V27). */
function contentOf({ step, values, configuration, others }: AskedOffer): string {
  // Exclude the IP address, and the price, which follows from the rest.
  const { user_ip: _ip, price: _price, ...answers } = values;
  return JSON.stringify([step, inOrder(answers), inOrder(configuration), ...(others ? [others] : [])]);
}

const isSame = (one: AskedOffer | undefined, other: AskedOffer): boolean =>
  one !== undefined && contentOf(one) === contentOf(other);

/** The offer that this step would send now. */
export function currentOffer(step: StepId): AskedOffer {
  const { values, configuration, project } = useSession.getState();
  return { step, values, configuration, ...(project && { others: project.others }) };
}

/** Called by the button. Nothing else is ever sent; sending the same content twice makes one offer (D9). */
export function askForOffer(step: StepId): void {
  const asked = currentOffer(step);
  const { sentOffer } = useSession.getState();
  useSession.setState({ askedOffer: isSame(sentOffer, asked) ? undefined : asked });
}

/** Whether exactly this content was asked for and is not sent yet: a reload sends it, Forward does not. */
export const isToBeSent = (step: StepId): boolean =>
  isSame(useSession.getState().askedOffer, currentOffer(step));

/** The last offer sent from that step, even if answers have changed since. */
export function sentFrom(step: StepId): SentOffer | undefined {
  const { sentOffer } = useSession.getState();
  return sentOffer?.step === step ? sentOffer : undefined;
}

/** `asked` is the state when sending began: answers may change while it runs. */
export function rememberSent(
  asked: AskedOffer & Pick<SentOffer, 'currency' | 'projectId' | 'copy'>,
  answer: CallOutput<'create-offer'>,
): SentOffer {
  const sentOffer = {
    ...asked,
    quotationNumber: answer.quotation_number,
    mail: answer.mail,
    sentAt: new Date(serverNow()).toISOString(),
  };
  useSession.setState({ askedOffer: undefined, sentOffer });
  return sentOffer;
}

/** A change of the language does not change the answers. */
function withoutLanguage({ values, ...asked }: AskedOffer): AskedOffer {
  const { localeStr: _l, locationPlacename: _p, locationCountry: _c, ...answers } = values;
  return { ...asked, values: answers };
}

/** Whether anything was changed after sending. */
export const hasChangedSince = (sent: SentOffer): boolean =>
  !isSame(withoutLanguage(sent), withoutLanguage(currentOffer(sent.step)));
