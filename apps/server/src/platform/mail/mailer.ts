import type { Delivery } from './delivery.ts';

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
