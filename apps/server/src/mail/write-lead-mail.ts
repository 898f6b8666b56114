import type { createLead } from '@silowright/contract/create-lead';
import type { BodyOf } from '@silowright/contract/endpoint';
import { readSegment } from '@silowright/domain/catalogue/segments';
import { findLead } from '../store/leads.ts';
import { loadMessages } from '../texts.ts';
import { type Lead, leadMail } from './lead-mail.ts';
import { companyOf, mailSpeaker, type WriteMail } from './write-mail.ts';

/** lead-received goes to the visitor, lead-to-sales to the sales mailbox. */
export const writeLeadMail: WriteMail = async (message, { config, store }) => {
  const row = await store.read((db) => findLead(db, message.lead_id ?? ''));
  if (!row) throw new Error('the lead of this mail is gone');
  const body = JSON.parse(row.content) as BodyOf<typeof createLead>;
  const speaker = mailSpeaker(config, body.localeStr);
  const market = `market.${readSegment(body.segment) ?? body.segment}`;
  const lead: Lead = { ...body, market: loadMessages(body.localeStr)[market] ?? body.segment };
  const toVisitor = message.recipient_role === 'visitor';
  return {
    content: leadMail(toVisitor ? 'visitor' : 'sales', lead, speaker),
    speaker,
    company: companyOf(config),
    replyTo: toVisitor ? config.companyEmail : body.clientEmail,
    attachments: [],
  };
};
