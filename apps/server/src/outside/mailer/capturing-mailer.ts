import type { Mailer } from './mailer.ts';

/** Without SMTP_URL nothing leaves the house: mails stay in the store and are read at /dev/mailbox (D2). */
export const capturingMailer: Mailer = {
  captures: true,
  send: async () => ({ outcome: 'accepted' }),
};
