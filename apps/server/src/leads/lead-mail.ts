import type { BodyOf } from '@silowright/contract/call';
import type { createLead } from '@silowright/contract/leads';
import { titleOfLead } from '@silowright/domain/catalogue/catalogue-markets';
import { contactBlocks, greeting } from '../deals/mails/contact-blocks.ts';
import { mailSpeaker, staffSpeaker, type WriteMail, withDesk } from '../deals/mails/write-mail.ts';
import { addresseeOf } from '../deals/paper/addressee-of.ts';
import { customerOf } from '../deals/paper/quotation.ts';
import { companyOf } from '../platform/config/company.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { MailContent, MailRow } from '../platform/mail/mail-content.ts';
import { freeText, paragraph, table } from '../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../platform/mail/speaker.ts';
import { findLead } from './store/leads.ts';

/** lead-received goes to the visitor, lead-to-sales to the sales mailbox. */
export const writeLeadMail: WriteMail = async (message, { config, store, texts, catalogues }) => {
  const row = await store.read((db) => findLead(db, message.lead_id ?? ''));
  if (!row) throw new Error('the lead of this mail no longer exists');
  const body = readStored<BodyOf<typeof createLead>>(storedKinds.lead, row.id, row.content);
  const toVisitor = message.recipient_role === 'visitor';
  const speaker = toVisitor ? mailSpeaker(config, body.localeStr) : staffSpeaker(config);
  const market = `market.${titleOfLead(catalogues.content().markets, body.segment)}`;
  const lead: Lead = { ...body, market: texts(speaker.locale)[market] ?? body.segment };
  return {
    content: withDesk(
      leadMail(toVisitor ? 'visitor' : 'sales', lead, speaker),
      `${config.publicUrl}/admin/leads/${row.id}`,
      speaker,
    ),
    speaker,
    company: companyOf(config, speaker.locale),
    replyTo: toVisitor ? config.companyEmail : body.clientEmail,
    attachments: [],
  };
};

/** A lead as sent (MK-09), with the name of its market; an unknown market is the visitor's own text. */
export interface Lead {
  readonly clientEmail: string;
  readonly company: string;
  readonly firstName?: string | undefined;
  readonly lastName: string;
  readonly phoneNumber?: string | undefined;
  readonly volume: number;
  readonly market: string;
  readonly product?: string | undefined;
  readonly location?: string | undefined;
  readonly comments?: string | undefined;
  readonly wish?: LeadRequest | undefined;
}

/** What was asked for and why nothing fitted, in the visitor's language as it was (V35). */
export interface LeadRequest {
  readonly productName: string;
  readonly densityKgM3?: number;
  readonly amountOfUnits: number;
  readonly placement: 'inside' | 'outside';
  readonly heightLimitMm?: number;
  readonly unfit: readonly string[];
}

export function leadMail(role: 'visitor' | 'sales', lead: Lead, speaker: MailSpeaker): MailContent {
  const { t } = speaker;
  const addressee = addresseeOf(lead);
  const customer = freeText(customerOf(addressee));
  const product = table(productRows(lead, speaker));
  const key = role === 'visitor' ? 'mail.lead' : 'mail.lead-sales';
  return {
    reader: role,
    subject: t(`${key}.subject`, { customer, volume: speaker.volumeNumber(lead.volume) }),
    preheader: t(`${key}.preheader`, { customer }),
    title: t(`${key}.title`),
    blocks: [
      ...(role === 'visitor' ? [paragraph(greeting(addressee, speaker))] : []),
      paragraph(t(`${key}.intro`, { customer })),
      ...contactBlocks(addressee, speaker),
      product,
      ...(role === 'visitor' ? [paragraph(t('mail.not-you'), 'quiet')] : []),
    ],
  };
}

function productRows(lead: Lead, speaker: MailSpeaker): MailRow[] {
  const { t, volume } = speaker;
  const product = [lead.wish?.productName, lead.product].filter(Boolean).join(', ');
  return [
    { label: t('mail.field.market'), value: freeText(lead.market) },
    { label: t('mail.field.volume'), value: volume(lead.volume), whole: true },
    ...(product ? [{ label: t('mail.field.product'), value: freeText(product) }] : []),
    ...(lead.wish ? requestRows(lead.wish, speaker) : []),
    ...(lead.location ? [{ label: t('mail.field.location'), value: freeText(lead.location) }] : []),
  ];
}

const requestRows = (
  { densityKgM3, amountOfUnits, placement, heightLimitMm, unfit }: LeadRequest,
  { t, number, metres }: MailSpeaker,
): MailRow[] => [
  ...(densityKgM3 === undefined
    ? []
    : [{ label: t('mail.field.bulk-density'), value: `${number(densityKgM3)} kg/m³`, whole: true }]),
  { label: t('mail.field.amount'), value: number(amountOfUnits), whole: true },
  { label: t('quotation.data.placement'), value: t(`quotation.data.${placement}`) },
  ...(heightLimitMm === undefined
    ? []
    : [{ label: t('quotation.data.height-limit'), value: `${metres(heightLimitMm)} m`, whole: true }]),
  ...(unfit.length > 0 ? [{ label: t('mail.field.unfit'), value: unfit.join('; ') }] : []),
];
