import { customerOf, printedNumber, type Quotation } from '../quotation/quotation.ts';
import { unitShort } from '../quotation/unit-sentence.ts';
import type { SigningMail } from '../signing/queue-signing-mails.ts';
import { freeText } from './free-text.ts';
import type { MailContent } from './mail-content.ts';
import { contactBlocks, greeting } from './quotation-mail.ts';
import type { MailSpeaker } from './speaker.ts';

/** To the customer, or to dealer and sales. */
export function signingMail(
  to: 'visitor' | 'ours',
  quotation: Quotation,
  mail: SigningMail,
  speaker: MailSpeaker,
): MailContent {
  const { t } = speaker;
  const key = `signing.mail.${to}-${mail.outcome}`;
  const params = {
    number: printedNumber(quotation),
    customer: freeText(customerOf(quotation.addressee)),
    company: quotation.company.name,
    name: mail.outcome === 'signed' ? freeText(mail.name) : '',
  };
  const rows = [
    { label: t('mail.field.number'), value: params.number, whole: true },
    { label: t('signing.mail.unit'), value: unitShort(speaker, quotation) },
    ...(mail.outcome === 'signed' ? [{ label: t('signing.audit.name'), value: params.name }] : []),
    {
      label: t(quotation.transport ? 'quotation.total' : 'quotation.total-without-transport'),
      value: speaker.price(quotation.totalCents),
      total: true,
    },
  ];
  return {
    subject: t(`${key}-subject`, params),
    preheader: t(`${key}-intro`, params),
    title: t(`${key}-title`, params),
    blocks: [
      ...(to === 'visitor'
        ? [{ kind: 'paragraph', text: greeting(quotation.addressee, speaker) } as const]
        : []),
      { kind: 'paragraph', text: t(`${key}-intro`, params) },
      { kind: 'rows', rows },
      ...(mail.outcome !== 'signed'
        ? [{ kind: 'quote', label: t('signing.reason'), text: freeText(mail.reason) } as const]
        : []),
      ...(to === 'ours' ? contactBlocks(quotation.addressee, speaker) : []),
      ...(to === 'visitor'
        ? [{ kind: 'paragraph', text: t(`signing.mail.next-${mail.outcome}`), quiet: true } as const]
        : []),
    ],
  };
}
