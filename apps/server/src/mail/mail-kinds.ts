import { writeApprovalMail } from './approval-mail.ts';
import { writeDigestMail } from './digest-mail.ts';
import { writeLeadMail } from './lead-mail.ts';
import { writeMeetingMail } from './meeting-mail.ts';
import { writeOfferMail } from './offer-mail.ts';
import { writeSigningMail } from './signing-mail.ts';
import type { WriteMail } from './write-mail.ts';

/** Every kind of queued mail and its writer; a new kind is one line here. */
export const mailKinds: Readonly<Record<string, WriteMail>> = {
  offer: writeOfferMail,
  'lead-received': writeLeadMail,
  'lead-to-sales': writeLeadMail,
  'approval-asked': writeApprovalMail,
  digest: writeDigestMail,
  meeting: writeMeetingMail,
  'offer-signed': writeSigningMail,
  'offer-declined': writeSigningMail,
  'offer-voided': writeSigningMail,
};
