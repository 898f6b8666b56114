import { writeApprovalMail } from '../deals/mails/approval-mail.ts';
import { writeOfferMail } from '../deals/mails/offer-mail.ts';
import type { WriteMail } from '../deals/mails/write-mail.ts';
import { writeLeadMail } from '../leads/lead-mail.ts';
import { writeMeetingMail } from '../meetings/meeting-mail.ts';
import { writeSigningMail } from '../signing/signing-mail.ts';
import { writeDigestMail } from './digest-mail.ts';

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
