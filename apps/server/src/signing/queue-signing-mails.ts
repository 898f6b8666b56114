import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/store.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { mayMail } from '../platform/source/recipient-limits.ts';
import type { Signing } from './find-signing.ts';
import type { SigningMail } from './signing-mail.ts';

export interface SigningMails {
  readonly config: Pick<Config, 'salesEmail'>;
  readonly signing: Pick<Signing, 'row' | 'quotation'>;
  readonly mail: SigningMail;
  readonly nowMs: number;
}

/** Queues the mails to the customer, the registered dealer and sales (SG-03). */
export async function queueSigningMails(
  db: Db,
  { config, signing, mail, nowMs }: SigningMails,
): Promise<'queued' | 'held'> {
  const { row, quotation } = signing;
  const message = { kind: `offer-${mail.outcome}`, offerId: row.id, payload: mail } as const;
  // Every mail counts, but only a decline can be held, because it contains text typed by a visitor (threat 14). A
  // contract goes to the mailbox whose link was used, and voiding is an action of staff.
  const mayGo = await mayMail(db, row.client_email, nowMs);
  const held = !mayGo && mail.outcome === 'declined';
  const state = held ? 'held' : 'waiting';
  await queueMessage(db, { ...message, recipient: row.client_email, recipientRole: 'visitor', state }, nowMs);
  const ours = new Map<string, 'dealer' | 'sales'>([[config.salesEmail, 'sales']]);
  if (quotation.dealer) ours.set(quotation.dealer.email, 'dealer');
  for (const [recipient, recipientRole] of ours) {
    await queueMessage(db, { ...message, recipient, recipientRole, state: 'waiting' }, nowMs);
  }
  return held ? 'held' : 'queued';
}
