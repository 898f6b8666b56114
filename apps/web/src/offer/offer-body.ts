import type { OfferToClient } from '@silowright/contract/create-offer';
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
