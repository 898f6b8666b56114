import { yardSideM } from '@silowright/domain/yard/yard-plan';
import { aerialPicture } from '../../configurator/aerial/aerial-picture.ts';
import { readSitePhoto } from '../../configurator/store/site-photos.ts';
import type { Config } from '../../platform/config/config.ts';
import { type AerialSettings, aerialSource } from '../../platform/config/config.ts';
import { readDocument, readMedia, saveDocument } from '../../platform/db/documents.ts';
import type { Db, Store } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { OffersTable } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { payloadOfOffer } from '../../platform/jobs/outbox.ts';
import { type DrawnCatalogues, withDrawing, withLogo } from './drawn-unit.ts';
import { type OfferTokens, offerLinks } from './offer-links.ts';
import type { AerialSheet } from './pdf/render-quotation-pdf.ts';
import type { OfferLinks, Quotation } from './quotation.ts';
import { frozenOffer } from './quotation.ts';
import { quotedYard } from './quoted-yard.ts';
import type { PdfJob, PdfRenderer } from './render-pdf.ts';

interface Parts {
  readonly config: AerialSettings;
  readonly store: Store;
  readonly pdf: Pick<PdfRenderer, 'render'>;
  readonly nowMs: () => number;
}

/** Rendered once from the frozen quotation and stored: mail, download and signature show the same file (D9). */
export const quotationPdf = (
  parts: Parts,
  offerId: string,
  quotation: Quotation,
  links: OfferLinks,
): Promise<Uint8Array> => storedPdf(parts, offerId, 'quotation', { quotation, links });

/** Undefined: the quotation has no engineering data (QU-07). */
export const siteSheetPdf = async (
  parts: Parts,
  offerId: string,
  quotation: Quotation,
  links: OfferLinks,
): Promise<Uint8Array | undefined> =>
  hasSiteSheet(quotation)
    ? storedPdf(parts, offerId, 'site-sheet', { quotation, links, sheet: 'site' })
    : undefined;

export const hasSiteSheet = ({ positions }: Quotation): boolean =>
  positions.some(({ engineering }) => engineering !== undefined);

async function storedPdf(
  parts: Parts,
  offerId: string,
  kind: 'quotation' | 'site-sheet',
  job: PdfJob,
): Promise<Uint8Array> {
  const { store, nowMs } = parts;
  const kept = await store.read((db) => readDocument(db, offerId, kind));
  if (kept) return kept;
  const isShown = kind === 'site-sheet' && job.quotation.photo !== undefined;
  const photoOf = async (db: Db) => (isShown ? (await readSitePhoto(db, offerId))?.bytes : undefined);
  const sitePhoto = await store.read(photoOf);
  const aerial = kind === 'site-sheet' ? await aerialOf(parts.config, job.quotation) : undefined;
  const made = await render(parts, {
    ...job,
    ...(sitePhoto && { sitePhoto }),
    ...(aerial && { aerial }),
  });
  const isCurrent = await store.write(async (db) => {
    if (sitePhoto && !(await photoOf(db))) return false;
    await saveDocument(db, offerId, kind, made, nowMs());
    return true;
  });
  // The visitor has withdrawn the picture while the sheet was rendered.
  if (!isCurrent) return storedPdf(parts, offerId, kind, job);
  // Another process may have been faster; its file counts.
  return (await store.read((db) => readDocument(db, offerId, kind))) ?? made;
}

/** A quotation that is not sent yet, as the customer would get it; its links carry no token. Nothing is stored. */
export async function draftPdf(
  { config, store, pdf }: Pick<Parts, 'store' | 'pdf'> & { readonly config: Pick<Config, 'publicUrl'> },
  draft: Quotation,
): Promise<Uint8Array> {
  const configurationId = draft.positions[0]?.configurationId ?? '';
  const links = offerLinks(
    config.publicUrl,
    { locale: draft.locale, configurationId },
    { reopenToken: '', signToken: '' },
  );
  return render({ store, pdf }, { quotation: draft, links });
}

/** With the logos of the unit and of the dealer. */
async function render({ store, pdf }: Pick<Parts, 'store' | 'pdf'>, job: PdfJob): Promise<Uint8Array> {
  const quotation = await withLogo(store, job.quotation);
  const logo = quotation.dealer?.logo;
  const dealerLogo = logo === undefined ? undefined : await store.read((db) => readMedia(db, logo));
  return pdf.render({ ...job, quotation, ...(dealerLogo && { dealerLogo }) });
}

/** A provider that does not answer must not hold up a quotation: the plan is then printed without the picture. */
async function aerialOf(config: AerialSettings, quotation: Quotation): Promise<AerialSheet | undefined> {
  const source = aerialSource(config);
  const place = quotedYard(quotation)?.plan.aerial;
  if (!source || !place) return undefined;
  try {
    const picture = await aerialPicture(place, source, yardSideM);
    return { picture, attribution: source.attribution };
  } catch {
    return undefined;
  }
}

interface OfferParts extends Parts {
  readonly config: Parts['config'] & Pick<Config, 'publicUrl'>;
  readonly catalogues: DrawnCatalogues;
}

/** The PDF of a stored quotation; other offers have none. */
export async function pdfOfOffer(
  parts: OfferParts,
  row: OffersTable,
  make: typeof quotationPdf | typeof siteSheetPdf = quotationPdf,
): Promise<Uint8Array> {
  const offer = await withDrawing(parts.catalogues, frozenOffer(row));
  const links = await linksOf(parts, row, offer);
  if (offer.kind !== 'priced' || !links) throw new ApiError('not-found');
  const pdf = await make(parts, row.id, offer, links);
  if (!pdf) throw new ApiError('not-found');
  return pdf;
}

/** What is signed: the file as sent, or one of what the buyer chose, which is kept when it is sealed (PJ-04). */
export async function signedPaper(
  parts: OfferParts,
  row: OffersTable,
  quotation: Quotation,
): Promise<{ readonly sent: Uint8Array; readonly signed: Uint8Array }> {
  const sent = await pdfOfOffer(parts, row);
  const links = quotation.decided && (await linksOf(parts, row, quotation));
  if (!links) return { sent, signed: sent };
  const drawn = await withDrawing(parts.catalogues, quotation);
  return { sent, signed: await render(parts, { quotation: drawn, links }) };
}

/** Undefined: the mail with its tokens is gone. */
async function linksOf(
  { config, store }: Pick<OfferParts, 'config' | 'store'>,
  row: OffersTable,
  { locale }: Pick<Quotation, 'locale'>,
): Promise<OfferLinks | undefined> {
  const payload = await store.read((db) => payloadOfOffer(db, row.id));
  return payload === undefined
    ? undefined
    : offerLinks(
        config.publicUrl,
        { locale, configurationId: row.configuration_id },
        readStored<OfferTokens>(storedKinds.message, row.id, payload),
      );
}
