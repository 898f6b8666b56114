import type { downloadSiteSheet } from '@silowright/contract/deals';
import type { Handler } from '../platform/http/mount.ts';
import { type DownloadParts, downloadPdf } from './download-pdf.ts';

/** For the people who prepare the site (QU-07). */
export const downloadSiteSheetHandler =
  (parts: DownloadParts): Handler<typeof downloadSiteSheet> =>
  ({ params, browser, reply }) =>
    downloadPdf(parts, params.id, browser, reply, 'site-sheet');
