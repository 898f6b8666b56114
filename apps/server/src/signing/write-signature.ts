import { writtenOffer } from '../deals/paper/positions.ts';
import { printedNumber } from '../deals/paper/quotation.ts';
import { closeAlternatives, familyOf } from '../deals/store/deal-copies.ts';
import { lockDeal } from '../deals/store/deals.ts';
import { offersOf } from '../deals/store/offers.ts';
import { closeOffer, recordSigningEvent } from '../deals/store/signing-events.ts';
import { changeIncoming } from '../incoming/incoming.ts';
import { recordIncomingEvents } from '../incoming/incoming-events.ts';
import type { Config } from '../platform/config/config.ts';
import { saveDocument } from '../platform/db/documents.ts';
import type { Db } from '../platform/db/store.ts';
import type { OffersTable } from '../platform/db/tables.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { queueEvent } from '../platform/jobs/queue-event.ts';
import type { Caller, Signing } from './find-signing.ts';
import { queueSigningMails } from './queue-signing-mails.ts';
import type { AnswerMail } from './signing-mail.ts';

export interface ClosedSigning {
  readonly signing: Signing;
  readonly caller: Caller;
  readonly mail: AnswerMail;
  /** The sealed file, for a signature. */
  readonly sealed?: Uint8Array;
  readonly nowMs: number;
  /** The time for checking expiry. */
  readonly expiryMs: number;
}

/**
 * Writes state, event, sealed file, mails and the event for other systems in one transaction: a quotation is never
 * signed without its document. A second signature, or one of a replaced revision, is rejected here.
 */
export async function writeSignature(
  db: Db,
  config: Config,
  { signing, caller, mail, sealed, nowMs, expiryMs }: ClosedSigning,
): Promise<'queued' | 'held'> {
  const { row, quotation } = signing;
  for (const dealId of await familyOf(db, row.deal_id)) await lockDeal(db, dealId, nowMs);
  const [latest] = await offersOf(db, row.deal_id);
  // What was chosen is the quotation from now on (PJ-04).
  const chosen = mail.outcome === 'signed' && quotation.decided ? quotation : undefined;
  const closed = { outcome: mail.outcome, ...(chosen && { frozen: writtenOffer(chosen) }) };
  if (latest?.id !== row.id || !(await closeOffer(db, row.id, closed, expiryMs))) {
    throw new ApiError('offer-closed');
  }
  if (chosen) await changeIncoming(db, 'quotations', row.id, { total_cents: chosen.totalCents });
  const { address, browser } = caller;
  await recordSigningEvent(db, {
    offer_id: row.id,
    event: mail.outcome,
    at: nowMs,
    address,
    browser,
    details: JSON.stringify(mail),
  });
  if (sealed) {
    await saveDocument(db, row.id, 'signed', sealed, nowMs);
    await queueEvent(db, config, { name: 'offer.signed', offerId: row.id }, nowMs);
    await endAlternatives(db, config, row, nowMs);
  }
  return queueSigningMails(db, { config, signing, mail, nowMs });
}

/** The customer decided: what was quoted instead is closed, and everybody hears of it (CU-02). */
async function endAlternatives(db: Db, config: Config, signed: OffersTable, nowMs: number): Promise<void> {
  const closed = await closeAlternatives(db, signed.deal_id);
  await recordIncomingEvents(
    db,
    closed.map((id) => ({
      kind: 'quotations',
      incoming_id: id,
      event: 'superseded',
      at: nowMs,
      details: printedNumber(signed),
    })),
  );
  for (const offerId of closed) await queueEvent(db, config, { name: 'offer.superseded', offerId }, nowMs);
}
