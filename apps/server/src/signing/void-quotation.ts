import { countedOffer } from '../deals/paper/counted-offer.ts';
import { frozenOffer } from '../deals/paper/quotation.ts';
import { findOffer } from '../deals/store/offers.ts';
import { signingEvent, voidOffer } from '../deals/store/signing-events.ts';
import { recordIncomingEvents } from '../incoming/incoming-events.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import { queueEvent } from '../platform/jobs/queue-event.ts';
import { countedStep } from '../platform/visits/visit-counter.ts';
import { removeCount } from '../platform/visits/visit-counts.ts';
import { dayIn } from '../platform/zone-time.ts';
import type { HandlerOf } from '../server-parts.ts';
import { queueSigningMails } from './queue-signing-mails.ts';

/**
 * Changes state, history, figures, mails and the event for other systems in one transaction (D25). The sealed file is
 * kept.
 */
export const adminVoidQuotationHandler: HandlerOf<'admin-void-quotation'> =
  ({ store, config, nowMs }) =>
  async ({ params: { id }, body, request }) => {
    const reason = body.reason.trim();
    const at = nowMs();
    await store.write(async (db) => {
      const row = await findOffer(db, id);
      const quotation = row && frozenOffer(row);
      if (!row || quotation?.kind !== 'priced') throw new ApiError('not-found');
      if (!(await voidOffer(db, id))) throw new ApiError('offer-closed');
      const signed = await signingEvent(db, id, 'signed');
      if (signed)
        await removeCount(
          db,
          { configurationId: row.configuration_id, what: 'signed' },
          countedStep('signed', countedOffer(quotation), dayIn(config.companyTimezone, signed.at)),
        );
      await recordIncomingEvents(db, [
        {
          kind: 'quotations',
          incoming_id: id,
          event: 'voided',
          at,
          author: staffName(request),
          details: reason,
        },
      ]);
      await queueEvent(db, config, { name: 'offer.voided', offerId: id }, at);
      const mail = { outcome: 'voided', reason } as const;
      await queueSigningMails(db, { config, signing: { row, quotation }, mail, nowMs: at });
    });
    return { ok: true };
  };
