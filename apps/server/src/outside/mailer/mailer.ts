import type { Delivery } from '../delivery.ts';

/** A message as it goes over the wire, composed once and sent as often as it takes. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly raw: Uint8Array;
}

export interface Mailer {
  /** Mails that were only captured keep their content, so that the mailbox page can show them. */
  readonly captures: boolean;
  send(mail: OutgoingMail): Promise<Delivery>;
}
