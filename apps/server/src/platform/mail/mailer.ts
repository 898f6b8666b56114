import { domainToASCII } from 'node:url';

/** A message as sent, composed once. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly raw: Uint8Array;
}

export interface Mailer {
  /** Captured mails keep their content, so that the mailbox page can show them. */
  readonly captures: boolean;
  send(mail: OutgoingMail): Promise<Delivery>;
}

/**
 * Result of one attempt (D9):
 * - accepted: the receiver has it
 * - away: no connection; the whole queue waits, and the attempt does not count
 * - later: this message was deferred and backs off alone
 * - refused: it will never be accepted; staff must check it
 */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'away' | 'later' | 'refused';
      /** For staff; the text comes from the other side. */
      readonly reason: string;
      /** For the log: codes and our own words, never a name or an address (threat 62). */
      readonly cause: string;
    };

/** Without SMTP_URL no mail is sent: mails stay in the store and are shown at /dev/mailbox (D2). */
export const capturingMailer: Mailer = {
  captures: true,
  send: async () => ({ outcome: 'accepted' }),
};

/**
 * Converts a domain with non-ASCII letters to its ASCII form. An invalid domain stays unchanged, and the mail server
 * rejects it.
 */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return /^[\p{L}\p{N}.-]+$/u.test(domain)
    ? `${address.slice(0, at + 1)}${domainToASCII(domain) || domain}`
    : address;
}
