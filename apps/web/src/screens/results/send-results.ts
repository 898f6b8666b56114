import type { OfferOfResults } from '@silowright/contract/create-offer';
import type { SessionValues } from '@silowright/domain/session/values';
import { createOfferOfValues } from '../../offer/create-offer-of-values.ts';
import { contentOf, rememberSent, sentBefore } from '../../offer/sent-before.ts';
import { sessionValues } from '../../session/session-store.ts';

/** Always all fields, under names of its own (FN-05, RS-03). */
export const resultsBody = (values: SessionValues): OfferOfResults => ({
  id: values.id,
  diameter: values.diameterInMm ?? 0,
  height: values.heightInMm ?? 0,
  atexApproved: values.atexApproved === 1,
  foodApproved: values.foodApproved === 1,
  phoneNumber: values.phoneNumber ?? '',
  email: values.emailAddress ?? '',
  firstName: values.firstName ?? '',
  lastName: values.lastName ?? '',
  callToAction: values.followup === 'call' ? 'call_me_now' : 'book_a_meeting',
});

let running: Promise<void> | undefined;

/** What the server answers is only logged (RS-04); a reload does not send again. */
export function sendResults(): Promise<void> {
  running ??= send().finally(() => {
    running = undefined;
  });
  return running;
}

async function send(): Promise<void> {
  const body = resultsBody(sessionValues());
  if (sentBefore(body)) return;
  const content = contentOf(body);
  const answer = await createOfferOfValues(body);
  console.info('create-offer', answer);
  rememberSent(content, answer);
}
