import { companyOf } from '../config/company.ts';
import { freeText } from './free-text.ts';
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
  const { t } = speaker;
  const number = asked.number;
  const percent = Math.round(asked.percent * 100) / 100;
  const total = new Intl.NumberFormat('en-GB', { style: 'currency', currency: asked.currency });
  const intro = t('mail.approval.intro', { author: freeText(asked.author), number, percent });
  return {
    content: {
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
            { label: t('mail.approval.total'), value: total.format(asked.totalCents / 100) },
          ],
        },
        {
          ...{ kind: 'button', label: t('mail.approval.open'), primary: true },
          url: `${config.publicUrl}/admin/quotations/${asked.offerId}`,
        },
      ],
    },
    speaker,
    company: companyOf(config, 'en_GB'),
    attachments: [],
  };
};
