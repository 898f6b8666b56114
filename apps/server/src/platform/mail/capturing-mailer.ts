import type { Mailer } from './mailer.ts';

/** Without SMTP_URL no mail is sent: mails stay in the store and are shown at /dev/mailbox (D2). */
export const capturingMailer: Mailer = {
  captures: true,
  send: async () => ({ outcome: 'accepted' }),
};
