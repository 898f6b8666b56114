import type { downloadQuotation } from '@silowright/contract/download-quotation';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { printedNumber } from '../quotation/quotation.ts';
import { pdfOfOffer } from '../quotation/quotation-document.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOwnConfiguration } from '../store/configurations.ts';
import { recordVisit } from '../store/incoming-events.ts';
import { offersOf } from '../store/offers.ts';

type Parts = Pick<ServerParts, 'config' | 'store' | 'nowMs' | 'pdf'>;

/** The same file as in the mail; rendered by whichever comes first (D9). */
export const downloadQuotationHandler =
  (parts: Parts): Handler<typeof downloadQuotation> =>
  async ({ params, browser, reply }) => {
    const { store } = parts;
    if (!(await findOwnConfiguration(store, params.id, browser.hash))) {
      throw new ApiError('unknown-configuration');
    }
    const [row] = await store.read((db) => offersOf(db, params.id));
    if (!row) throw new ApiError('not-found');
    const pdf = await pdfOfOffer(parts, row);
    await store.write((db) => recordVisit(db, row.id, 'downloaded', parts.nowMs()));
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${printedNumber(row)}.pdf"`,
      'cache-control': 'private, no-store',
    });
    return Buffer.from(pdf);
  };
