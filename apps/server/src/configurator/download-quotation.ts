import type { downloadQuotation } from '@silowright/contract/download-quotation';
import type { ServerParts } from '../app.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { type OfferTokens, offerLinks } from '../quotation/offer-links.ts';
import { printedNumber } from '../quotation/quotation.ts';
import { quotationPdf } from '../quotation/quotation-document.ts';
import { findOwnConfiguration } from '../store/configurations.ts';
import { frozenOffer, offersOf } from '../store/offers.ts';
import { payloadOfOffer } from '../store/outbox.ts';

type Parts = Pick<ServerParts, 'config' | 'store' | 'nowMs' | 'pdf'>;

/** The same file that the mail brings; whoever is quicker has it made (D9). */
export const downloadQuotationHandler =
  (parts: Parts): Handler<typeof downloadQuotation> =>
  async ({ params, browser, reply }) => {
    const { store, config } = parts;
    if (!(await findOwnConfiguration(store, params.id, browser.hash))) {
      throw new ApiError('unknown-configuration');
    }
    const [row] = await store.read((db) => offersOf(db, params.id));
    if (!row) throw new ApiError('not-found');
    const offer = frozenOffer(row);
    if (offer.kind !== 'priced') throw new ApiError('not-found');
    const payload = await store.read((db) => payloadOfOffer(db, row.id));
    if (payload === undefined) throw new ApiError('not-found');
    const links = offerLinks(config.publicUrl, offer, JSON.parse(payload) as OfferTokens);
    const pdf = await quotationPdf(parts, row.id, offer, links);
    reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${printedNumber(offer)}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(pdf));
    return undefined;
  };
