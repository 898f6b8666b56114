import { contentWidth, grey, type Paper, page } from './paper.ts';

/** The visitor's picture of the site with the unit in it (TD-05). */
export function photoPage(paper: Paper, photo: Uint8Array): void {
  const { t } = paper;
  paper.addPage();
  paper.write('H2', t('photo.page'), page.left, page.top + 2, contentWidth, { size: 12, bold: true });
  const top = page.top + 24;
  const noteStyle = { size: 8, colour: grey };
  const noteHeight = paper.heightOf(t('photo.page-note'), contentWidth, noteStyle);
  const max = page.bottom - top - noteHeight - 12;
  const picture = (paper.doc as unknown as Images).openImage(Buffer.from(photo));
  const scale = Math.min(contentWidth / picture.width, max / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const box = { x: page.left, y: top, width, height };
  paper.tag('Figure', () => paper.doc.image(picture as never, box.x, box.y, { width, height }), {
    alt: t('photo.page-alt'),
    box,
  });
  paper.write('P', t('photo.page-note'), page.left, top + height + 8, contentWidth, noteStyle);
}

/** What pdfkit's documents do; its types do not declare it. */
interface Images {
  openImage(bytes: Buffer): { readonly width: number; readonly height: number };
}
