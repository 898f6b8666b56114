import type { Messages } from '@silowright/texts/translate';
import { unitsOf } from '../positions.ts';
import { type OfferLinks, printedNumber, type Quotation } from '../quotation.ts';
import { nameOfUnit, openPositions } from '../several-words.ts';
import { unitShort } from '../unit-sentence.ts';
import { wholeShort } from '../whole-quotation.ts';
import { conditionsPage } from './conditions-page.ts';
import { engineeringPage } from './engineering-page.ts';
import { letterOfSeveral } from './letter-of-several.ts';
import { letterPage } from './letter-page.ts';
import type { PdfFonts } from './load-fonts.ts';
import { drawFrame, paperFor } from './page-frame.ts';
import type { Paper } from './paper.ts';
import { optionsPage, pricePage } from './price-page.ts';
import { summaryPage } from './summary-page.ts';
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
  quotation: Quotation,
  links: OfferLinks,
  { fonts, messages, dealerLogo }: PdfAssets,
): Promise<Uint8Array> {
  const paper = await paperFor(quotation, { fonts, messages }, 'quotation.title');
  const number = printedNumber(quotation);
  paper.doc.info.Subject = paper.t('quotation.subject', { number, unit: wholeShort(paper, quotation) });
  const [only, second] = unitsOf(quotation);
  if (only && !second) {
    letterPage(paper, quotation);
    unitPage(paper, only);
    pricePage(paper, quotation, only);
    conditionsPage(paper, quotation, links);
    engineeringPage(paper, only);
  } else pagesOfPositions(paper, quotation, links);
  return paper.finish(drawFrame(paper, quotation, dealerLogo));
}

/** Letter and summary, then two pages for each position: the unit, and its options. */
function pagesOfPositions(paper: Paper, quotation: Quotation, links: OfferLinks): void {
  const open = openPositions(quotation);
  const units = unitsOf(quotation).flatMap((unit, at) => {
    const position = quotation.positions[at]!;
    return open.includes(position) ? [{ unit, number: position.number }] : [];
  });
  letterOfSeveral(paper, quotation);
  summaryPage(paper, quotation);
  for (const { unit, number } of units) {
    unitPage(paper, unit, `${number} · ${nameOfUnit(paper, unit)}`, true);
    optionsPage(paper, quotation, unit, `${number} · ${unitShort(paper, unit)}`);
  }
  conditionsPage(paper, quotation, links);
  for (const { unit, number } of units)
    engineeringPage(paper, unit, `${number} · ${paper.t('engineering.title')}`);
}
