import type { Messages } from '@silowright/texts/translate';
import { onlyPosition } from '../positions.ts';
import { type OfferLinks, printedNumber, type Quotation } from '../quotation.ts';
import { unitShort } from '../unit-sentence.ts';
import { conditionsPage } from './conditions-page.ts';
import { engineeringPage } from './engineering-page.ts';
import { letterPage } from './letter-page.ts';
import type { PdfFonts } from './load-fonts.ts';
import { drawFrame, paperFor } from './page-frame.ts';
import { pricePage } from './price-page.ts';
import { unitPage } from './unit-page.ts';

export interface PdfAssets {
  readonly fonts: PdfFonts;
  /** Texts of the quotation's language. */
  readonly messages: Messages;
  /** A PNG that was re-encoded on upload. */
  readonly dealerLogo?: Uint8Array;
  /** A JPEG that was re-encoded on upload; a page of the site sheet. */
  readonly sitePhoto?: Uint8Array;
  /** Below the plan of the yard. */
  readonly aerial?: AerialSheet;
}

export interface AerialSheet {
  /** A JPEG of the whole plan. */
  readonly picture: Uint8Array;
  readonly attribution: string;
}

/** The bytes depend only on the arguments: the same quotation is the same file on any day. */
export async function renderQuotationPdf(
  whole: Quotation,
  links: OfferLinks,
  { fonts, messages, dealerLogo }: PdfAssets,
): Promise<Uint8Array> {
  const quotation = onlyPosition(whole);
  const paper = await paperFor(quotation, { fonts, messages }, 'quotation.title');
  const number = printedNumber(quotation);
  paper.doc.info.Subject = paper.t('quotation.subject', { number, unit: unitShort(paper, quotation) });
  letterPage(paper, quotation);
  unitPage(paper, quotation);
  pricePage(paper, quotation);
  conditionsPage(paper, quotation, links);
  engineeringPage(paper, quotation);
  return paper.finish(drawFrame(paper, quotation, dealerLogo));
}
