import { findOwnConfiguration } from '../configurator/store/configurations.ts';
import { frozenOffer } from '../deals/paper/quotation.ts';
import { dealOf } from '../deals/store/deal-copies.ts';
import { offersOf } from '../deals/store/offers.ts';
import { sendAgain } from '../incoming/send-again.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { visitorMailOf } from '../platform/jobs/outbox.ts';
import { mayMail } from '../platform/source/recipient-limits.ts';
import type { HandlerOf } from '../server-parts.ts';
import { isOpen } from './find-signing.ts';

/** The browser that made a quotation cannot sign it, but can have its mail sent again (D25). */
export const resendQuotationHandler: HandlerOf<'resend-quotation'> =
  ({ store, nowMs, expiryMs }) =>
  async ({ params: { configurationId }, browser }) => {
    if (!(await findOwnConfiguration(store, configurationId, browser.hash))) throw new ApiError('not-found');
    const at = nowMs();
    return store.write(async (db) => {
      const [row] = await offersOf(db, await dealOf(db, configurationId));
      const message = row && (await visitorMailOf(db, row.id));
      if (!row || !message) throw new ApiError('not-found');
      if (!isOpen({ row, quotation: frozenOffer(row), isLatest: true }, expiryMs()))
        throw new ApiError('offer-closed');
      // An unsent mail is still queued: nothing to do.
      if (message.state === 'waiting' || message.state === 'sending') return { ok: true, mail: 'queued' };
      if (!(await mayMail(db, message.recipient, at))) return { ok: true, mail: 'held' };
      await sendAgain(db, message.id, '', at);
      return { ok: true, mail: 'queued' };
    });
  };
