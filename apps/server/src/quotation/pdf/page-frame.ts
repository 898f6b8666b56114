import { legalLines } from '../legal-lines.ts';
import { printedNumber, type Quotation } from '../quotation.ts';
import { brand, contentWidth, grey, hairline, type Paper, page } from './paper.ts';

/** The product's mark (apps/web/public/favicon.svg): a silo on legs, half full. */
export function drawMark(paper: Paper, x: number, y: number, size: number): void {
  const { doc } = paper;
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 7).fill(brand);
  doc.path('M8.5 10.2 16 6.4l7.5 3.8v8.1L18 24.6h-4l-5.5-6.3z').fill('#ffffff');
  doc.path('M8.5 14.4q3.8-2.6 7.5 0t7.5 0v3.9L18 24.6h-4l-5.5-6.3z').fill('#e5b594');
  doc.path('M10.2 20.2v6.4m11.6-6.4v6.4').lineWidth(1.7).lineCap('round').stroke('#ffffff');
  doc.restore();
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
    drawMark(paper, page.left, 34, 26);
    paper.text(company.name, page.left + 35, 39, 200, { size: 14, bold: true });
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
