import type { Company } from '../../config/company.ts';
import { legalLines } from '../legal-lines.ts';
import { printedNumber, type Quotation } from '../quotation.ts';
import { contentWidth, grey, hairline, type Paper, page } from './paper.ts';

/** The company at the top left: its logo, or mark and name. */
export function drawSender(paper: Paper, { name }: Pick<Company, 'name'>): void {
  const { mark, logo } = paper.brand;
  const image = (picture: Uint8Array, width: number) =>
    paper.doc.image(Buffer.from(picture), page.left, 34, { fit: [width, 26], valign: 'center' });
  if (logo) {
    image(logo, 200);
    return;
  }
  if (mark) image(mark, 26);
  paper.text(name, page.left + (mark ? 35 : 0), 39, 200, { size: 14, bold: true });
}

/** The dealer's logo in a box, right-aligned; the name as text if there is no logo (D9). */
function drawDealer(paper: Paper, quotation: Quotation, logo: Uint8Array | undefined): void {
  const { dealer } = quotation;
  if (!dealer) return;
  const width = 150;
  if (logo) {
    paper.doc.image(Buffer.from(logo), page.right - width, 28, {
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
  return (pageNumber, pages) => {
    drawSender(paper, company);
    if (dealer?.by === 'link') drawDealer(paper, quotation, dealerLogo);
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
