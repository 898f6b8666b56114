import { translate } from '@silowright/texts/translate';
import type { Company } from '../../../platform/config/company.ts';
import { legalLines } from '../../../platform/mail/mail-content.ts';
import { customerOf, printedNumber, type Quotation } from '../quotation.ts';
import { contentWidth, grey, hairline, Paper, type PaperInput, page } from './paper.ts';
import { drawPlain } from './plain-svg.ts';
import { type BrandPicture, pngAddress, printedBrand } from './printed-brand.ts';

/** A document about a quotation. */
export async function paperFor(
  quotation: Quotation,
  { fonts, messages }: Pick<PaperInput, 'fonts' | 'messages'>,
  title: string,
): Promise<Paper> {
  const t = (key: string) => translate(messages, quotation.locale, key);
  return new Paper({
    locale: quotation.locale,
    timeZone: quotation.timeZone,
    fonts,
    messages,
    title: `${t(title)} ${printedNumber(quotation)}`,
    author: quotation.company.name,
    keywords: t('quotation.keywords'),
    createdAt: new Date(quotation.issuedAt),
    brand: await printedBrand(quotation.company),
    names: customerOf(quotation.addressee),
  });
}

function drawPicture({ doc }: Paper, picture: BrandPicture, width: number): void {
  const box = { x: page.left, y: 34, width, height: 26 };
  if (typeof picture === 'string')
    doc.image(picture, box.x, box.y, { fit: [box.width, box.height], valign: 'center' });
  else drawPlain(doc, picture, box);
}

/** The company at the top left: its logo, or mark and name. */
export function drawSender(paper: Paper, { name }: Pick<Company, 'name'>): void {
  const { mark, logo } = paper.brand;
  if (logo) {
    drawPicture(paper, logo, 200);
    return;
  }
  if (mark) drawPicture(paper, mark, 26);
  paper.text(name, page.left + (mark ? 35 : 0), 39, 200, { size: 14, bold: true });
}

/** The dealer's logo in a box, right-aligned; the name as text if there is no logo (D9). */
function drawDealer(paper: Paper, quotation: Quotation, logo: string | undefined): void {
  const { dealer } = quotation;
  if (!dealer) return;
  const width = 150;
  if (logo) {
    paper.doc.image(logo, page.right - width, 28, {
      fit: [width, 38],
      align: 'right',
      valign: 'center',
    });
    return;
  }
  paper.text(dealer.name, page.right - 220, 38, 220, { size: 12, bold: true, align: 'right' });
}

/** Header and footer of every page. */
export function drawFrame(
  paper: Paper,
  quotation: Quotation,
  dealerLogo: Uint8Array | undefined,
): (pageNumber: number, pages: number) => void {
  const { company, dealer } = quotation;
  const logo = dealerLogo && pngAddress(dealerLogo);
  return (pageNumber, pages) => {
    drawSender(paper, company);
    if (dealer?.by === 'link') drawDealer(paper, quotation, logo);
    else if (pageNumber > 1) {
      paper.text(`${paper.t('quotation.number')} ${printedNumber(quotation)}`, page.right - 240, 42, 240, {
        size: 8.5,
        colour: grey,
        align: 'right',
      });
    }
    paper.line(page.left, 72, page.right, 72, hairline);

    const contact = [company.name, ...company.addressLines, company.phone, company.email].join(' · ');
    const legal = legalLines(paper, company);
    const footY = legal.length > 0 ? 791 : 800;
    paper.line(page.left, footY - 7, page.right, footY - 7, hairline);
    for (const [at, line] of [contact, ...legal].entries())
      paper.text(line, page.left, footY + at * 8.5, contentWidth - 70, { size: 6.4, colour: grey });
    const pageText = paper.t('quotation.page', { page: pageNumber, pages });
    paper.text(pageText, page.right - 90, footY, 90, { size: 6.4, colour: grey, align: 'right' });
  };
}
