import type { BodyOf } from '@silowright/contract/call';
import type { OfferOfResults, OfferToClient } from '@silowright/contract/deals';
import type { createLead } from '@silowright/contract/leads';
import type { Booking } from '@silowright/contract/meetings';
import type { Addressee } from './quotation.ts';

type Sent = Partial<OfferToClient & OfferOfResults & Booking & BodyOf<typeof createLead>>;
/** The calls name address and company differently (FN-05, MK-09). */
export type Sender = OfferToClient | OfferOfResults | Booking | LeadSender;
type LeadSender = Pick<
  BodyOf<typeof createLead>,
  'clientEmail' | 'company' | 'firstName' | 'lastName' | 'phoneNumber' | 'comments'
>;

/** The person who sent an offer, a lead or a booking; without empty fields. */
export function addresseeOf(sender: Sender): Addressee {
  const {
    clientEmail,
    email,
    firstName,
    lastName,
    phoneNumber,
    companyName,
    company,
    projectName,
    comments,
  } = sender as Sent;
  const companyGiven = companyName || company;
  // The order of the fields is part of the hash of an offer: it must be the same in every release.
  return {
    email: clientEmail ?? email ?? '',
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phoneNumber && { phoneNumber }),
    ...(companyGiven && { companyName: companyGiven }),
    ...(projectName && { projectName }),
    ...(comments && { comments }),
  };
}
