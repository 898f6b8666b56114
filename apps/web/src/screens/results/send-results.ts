import type { OfferOfResults } from '@silowright/contract/create-offer';
import type { SessionValues } from '@silowright/domain/session/values';
import { createOfferOfValues } from '../../offer/create-offer-of-values.ts';
import { currentOffer, rememberSent } from '../../session/asked-offer.ts';

/** Always all fields, with the names of this flow (FN-05, RS-03); company and project if typed (V21). */
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
  ...(values.company_name && { companyName: values.company_name }),
  ...(values.project_name && { projectName: values.project_name }),
});

let running: Promise<void> | undefined;

/** The server's response is only logged (RS-04). Concurrent calls share one request. */
export function sendResults(): Promise<void> {
  running ??= send().finally(() => {
    running = undefined;
  });
  return running;
}

async function send(): Promise<void> {
  const asked = currentOffer('results');
  const answer = await createOfferOfValues(resultsBody(asked.values));
  console.info('create-offer', answer);
  rememberSent(asked, answer);
}
