import type { adminVoidQuotation } from '@silowright/contract/admin-void-quotation';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import { queueEvent } from '../outbox/queue-event.ts';
import { countedOffer } from '../quotation/counted-offer.ts';
import { frozenOffer } from '../quotation/frozen-offer.ts';
import type { ServerParts } from '../server-parts.ts';
import { recordIncomingEvents } from '../store/incoming-events.ts';
import { findOffer } from '../store/offers.ts';
import { signingEvent, voidOffer } from '../store/signing-events.ts';
import { removeCount } from '../store/visit-counts.ts';
import { countedStep } from '../watch/visit-counter.ts';
import { dayIn } from '../zone-time.ts';
import { queueSigningMails } from './queue-signing-mails.ts';

type Parts = Pick<ServerParts, 'store' | 'config' | 'nowMs'>;

/**
 * Changes state, history, figures, mails and the event for other systems in one transaction (D25). The sealed file is
 * kept.
 */
export const adminVoidQuotationHandler =
  ({ store, config, nowMs }: Parts): Handler<typeof adminVoidQuotation> =>
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
