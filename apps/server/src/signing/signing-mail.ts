import { contactBlocks, greeting } from '../deals/mails/contact-blocks.ts';
import {
  inWordsOf,
  mailSpeaker,
  pdfFile,
  staffSpeaker,
  type WriteMail,
  withDesk,
} from '../deals/mails/write-mail.ts';
import { decidedNumbers } from '../deals/paper/positions.ts';
import { customerOf, frozenOffer, printedNumber, type Quotation } from '../deals/paper/quotation.ts';
import { priceIn } from '../deals/paper/quotation-rows.ts';
import { wholeShort } from '../deals/paper/whole-quotation.ts';
import { findOffer } from '../deals/store/offers.ts';
import { companyOf } from '../platform/config/company.ts';
import { readDocument } from '../platform/db/documents.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import { freeText, paragraph, table } from '../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../platform/mail/speaker.ts';

/** The frozen content of mails about the customer's answer. */
export type AnswerMail =
  | { readonly outcome: 'signed'; readonly name: string }
  | { readonly outcome: 'declined'; readonly reason: string };

export type SigningMail = AnswerMail | { readonly outcome: 'voided'; readonly reason: string };

export type SigningRole = 'visitor' | 'dealer' | 'sales';

/** The signed document, or the notice that it was declined, for both sides (SG-03). */
export const writeSigningMail: WriteMail = async (message, { config, store }) => {
  const row = await store.read((db) => findOffer(db, message.offer_id ?? ''));
  const offer = row && frozenOffer(row);
  if (!row || offer?.kind !== 'priced') throw new Error('the offer of this mail no longer exists');
  const role = message.recipient_role as SigningRole;
  const paper = mailSpeaker(config, offer.locale);
  const speaker = role === 'sales' ? staffSpeaker(config) : paper;
  const mail = readStored<SigningMail>(storedKinds.message, message.id, message.payload);
  const pdf =
    mail.outcome === 'signed' ? await store.read((db) => readDocument(db, row.id, 'signed')) : undefined;
  if (mail.outcome === 'signed' && !pdf) throw new Error('the signed document of this mail no longer exists');
  return {
    content: withDesk(
      signingMail(role, inWordsOf(speaker, offer), mail, speaker),
      `${config.publicUrl}/admin/quotations/${row.id}`,
      speaker,
    ),
    speaker,
    company: role === 'sales' ? companyOf(config, speaker.locale) : offer.company,
    replyTo: role === 'visitor' ? config.companyEmail : offer.addressee.email,
    attachments: pdf ? [pdfFile(paper.t('signing.mail.file', { number: printedNumber(offer) }), pdf)] : [],
  };
};

/** For the customer, or for dealer and sales, who read the same text. */
export function signingMail(
  role: SigningRole,
  quotation: Quotation,
  mail: SigningMail,
  speaker: MailSpeaker,
): MailContent {
  const { t } = speaker;
  const to = role === 'visitor' ? 'visitor' : 'ours';
  const key = `signing.mail.${to}-${mail.outcome}`;
  const params = {
    number: printedNumber(quotation),
    customer: freeText(customerOf(quotation.addressee)),
    company: quotation.company.name,
    name: mail.outcome === 'signed' ? freeText(mail.name) : '',
  };
  const numbers = decidedNumbers(quotation);
  const rows = [
    { label: t('mail.field.number'), value: params.number, whole: true },
    { label: t('signing.mail.unit'), value: wholeShort(speaker, quotation) },
    ...(numbers ? [{ label: t('signing.audit.chosen'), value: numbers.bought.join(', '), whole: true }] : []),
    ...(numbers && numbers.rest.length > 0
      ? [{ label: t('signing.audit.not-chosen'), value: numbers.rest.join(', '), whole: true }]
      : []),
    ...(mail.outcome === 'signed' ? [{ label: t('signing.audit.name'), value: params.name }] : []),
    {
      label: t(quotation.transport ? 'quotation.total' : 'quotation.total-without-transport'),
      value: priceIn(speaker, quotation)(quotation.totalCents),
      total: true,
    },
  ];
  return {
    reader: role,
    subject: t(`${key}-subject`, params),
    preheader: t(`${key}-intro`, params),
    title: t(`${key}-title`, params),
    blocks: [
      ...(to === 'visitor' ? [paragraph(greeting(quotation.addressee, speaker))] : []),
      paragraph(t(`${key}-intro`, params)),
      table(rows),
      ...(mail.outcome !== 'signed'
        ? [{ kind: 'quote', label: t('signing.reason'), text: freeText(mail.reason) } as const]
        : []),
      ...(to === 'ours' ? contactBlocks(quotation.addressee, speaker) : []),
      ...(to === 'visitor' ? [paragraph(t(`signing.mail.next-${mail.outcome}`), 'quiet')] : []),
    ],
  };
}
