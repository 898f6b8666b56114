import { bcp47 } from '@silowright/texts/bcp47';
import { companyOf } from '../config/company.ts';
import { freeText } from './free-text.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSpeaker } from './speaker.ts';
import { mailSpeaker, type WriteMail } from './write-mail.ts';

/** What an approver has to know; the rest is on the quotation's page. */
export interface AskedApproval {
  readonly offerId: string;
  readonly number: string;
  readonly author: string;
  readonly percent: number;
  readonly totalCents: number;
  readonly currency: string;
  readonly why: string;
}

/** To the colleagues who may approve a discount (DK-08). In English, because the reader's language is not known. */
export const writeApprovalMail: WriteMail = async (message, { config }) => {
  const asked = JSON.parse(message.payload) as AskedApproval;
  const speaker = mailSpeaker(config, 'en_GB');
  return {
    content: approvalMail(asked, speaker, `${config.publicUrl}/admin/quotations/${asked.offerId}`),
    speaker,
    company: companyOf(config, 'en_GB'),
    attachments: [],
  };
};

export function approvalMail(asked: AskedApproval, speaker: MailSpeaker, url: string): MailContent {
  const { t, locale } = speaker;
  const { number } = asked;
  const percent = speaker.number(asked.percent, 2);
  const total = new Intl.NumberFormat(bcp47(locale), { style: 'currency', currency: asked.currency });
  const intro = t('mail.approval.intro', { author: freeText(asked.author), number, percent });
  return {
    reader: 'approver',
    subject: t('mail.approval.subject', { number }),
    preheader: intro,
    title: t('mail.approval.subject', { number }),
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'rows',
        rows: [
          { label: t('mail.approval.why'), value: freeText(asked.why) },
          { label: t('mail.approval.total'), value: total.format(asked.totalCents / 100), whole: true },
        ],
      },
      { kind: 'button', label: t('mail.approval.open'), url, primary: true },
    ],
  };
}
