import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';

/** A mail with the way to its item on the desk, for sales; the mails of others stay as they are (P18). */
export const withDesk = (content: MailContent, url: string, { t }: MailSpeaker): MailContent =>
  content.reader === 'sales'
    ? {
        ...content,
        blocks: [...content.blocks, { kind: 'button', label: t('mail.sales.open'), url, primary: true }],
      }
    : content;
