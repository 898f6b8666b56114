import type { MailParts } from '../outbox/mail-parts.ts';
import { readDocument, saveDocument } from '../store/documents.ts';
import { readMedia } from '../store/media.ts';
import type { OfferLinks, Quotation } from './quotation.ts';

export const quotationDocument = 'quotation';

/** Rendered once from the frozen quotation and kept: mail, download and signature show the same file (D9). */
export async function quotationPdf(
  { store, pdf, nowMs }: Pick<MailParts, 'store' | 'pdf' | 'nowMs'>,
  offerId: string,
  quotation: Quotation,
  links: OfferLinks,
): Promise<Uint8Array> {
  const kept = await store.read((db) => readDocument(db, offerId, quotationDocument));
  if (kept) return kept;
  const logo = quotation.dealer?.logo;
  const dealerLogo = logo === undefined ? undefined : await store.read((db) => readMedia(db, logo));
  const made = await pdf.render({ quotation, links, ...(dealerLogo && { dealerLogo }) });
  await store.write((db) => saveDocument(db, offerId, quotationDocument, made, nowMs()));
  // Another process may have been quicker; its file is the one that counts.
  return (await store.read((db) => readDocument(db, offerId, quotationDocument))) ?? made;
}
