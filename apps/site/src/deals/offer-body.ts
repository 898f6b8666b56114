import type { OfferOfResults, OfferToClient } from '@silowright/contract/deals';
import type { SessionValues } from '@silowright/domain/session/values';

/** Always id and clientEmail; other fields only if not empty (FN-05). */
export function offerBody(values: SessionValues): OfferToClient {
  const optional = {
    phoneNumber: values.phoneNumber,
    firstName: values.firstName,
    lastName: values.lastName,
    comments: values.comments,
    companyName: values.company_name,
    projectName: values.project_name,
    dealerEmail: values.dealerEmailAddress,
  };
  return {
    id: values.id,
    clientEmail: values.emailAddress ?? '',
    ...(values.explosionZones && { explosionZones: values.explosionZones }),
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text?.trim())),
  };
}

/** The body of finalized without comments, always with a call (FN-04, FN-05). */
export function basicOfferBody(values: SessionValues): OfferToClient {
  const { comments: _, ...body } = offerBody(values);
  return { ...body, callToAction: 'call_me_now' };
}

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
