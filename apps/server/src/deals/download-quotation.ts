import type { downloadQuotation } from '@silowright/contract/deals';
import type { Handler } from '../platform/http/mount.ts';
import { type DownloadParts, downloadPdf } from './download-pdf.ts';

/** The same file as in the mail; rendered by whichever comes first (D9). */
export const downloadQuotationHandler =
  (parts: DownloadParts): Handler<typeof downloadQuotation> =>
  ({ params, browser, reply }) =>
    downloadPdf(parts, params.id, browser, reply, 'quotation');
