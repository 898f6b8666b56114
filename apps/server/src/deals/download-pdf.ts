import type { FastifyReply } from 'fastify';
import { findOwnConfiguration } from '../configurator/store/configurations.ts';
import { recordVisit } from '../incoming/incoming-events.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Browser } from '../platform/http/browser-binding.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { mailSpeaker } from './mails/write-mail.ts';
import { frozenOffer, printedNumber } from './paper/quotation.ts';
import { pdfOfOffer, siteSheetPdf } from './paper/quotation-document.ts';
import { dealOf } from './store/deal-copies.ts';
import { offersOf } from './store/offers.ts';

type DownloadParts = Pick<ServerParts, 'config' | 'store' | 'catalogues' | 'nowMs' | 'pdf'>;

/** A PDF of the newest quotation of a configuration: the same file as in the mail, rendered by whichever comes first. */
export async function downloadPdf(
  parts: DownloadParts,
  id: string,
  browser: Browser,
  reply: FastifyReply,
  kind: 'quotation' | 'site-sheet',
): Promise<Buffer> {
  const { store } = parts;
  if (!(await findOwnConfiguration(store, id, browser.hash))) throw new ApiError('unknown-configuration');
  const [row] = await store.read(async (db) => offersOf(db, await dealOf(db, id)));
  if (!row) throw new ApiError('not-found');
  const pdf = await (kind === 'quotation' ? pdfOfOffer(parts, row) : pdfOfOffer(parts, row, siteSheetPdf));
  await store.write((db) => recordVisit(db, row.id, 'downloaded', parts.nowMs()));
  const speaker = mailSpeaker(parts.config, frozenOffer(row).locale);
  const number = printedNumber(row);
  // The site sheet is called as in the mail.
  const name = kind === 'quotation' ? number : `${speaker.t('site-sheet.title')} ${number}`;
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.pdf`,
    'cache-control': 'private, no-store',
  });
  return Buffer.from(pdf);
}

/** The same file as in the mail; rendered by whichever comes first (D9). */
export const downloadQuotationHandler: HandlerOf<'download-quotation'> =
  (parts) =>
  ({ params, browser, reply }) =>
    downloadPdf(parts, params.id, browser, reply, 'quotation');

/** For the people who prepare the site (QU-07). */
export const downloadSiteSheetHandler: HandlerOf<'download-site-sheet'> =
  (parts) =>
  ({ params, browser, reply }) =>
    downloadPdf(parts, params.id, browser, reply, 'site-sheet');
