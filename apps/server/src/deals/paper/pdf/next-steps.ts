import type { OfferLinks } from '../quotation.ts';
import { drawQr } from './draw-qr.ts';
import { contentWidth, grey, ground, type Paper, page } from './paper.ts';

const doorGap = 14;
const doorWidth = (contentWidth - doorGap) / 2;
const qrSize = 74;
const doors = {
  reopen: { x: page.left + 12 + qrSize + 14, width: doorWidth - 10 - (12 + qrSize + 14) },
  sign: { x: page.left + doorWidth + doorGap + 14, width: doorWidth - 28 },
} as const;
type Door = keyof typeof doors;

const styles = {
  heading: { size: 9.6, bold: true, lineGap: 0 },
  text: { size: 7.8, colour: grey, lineGap: 0.8 },
  link: { size: 9.2, bold: true, lineGap: 0 },
} as const;

export const nextStepsHeight = (paper: Paper): number =>
  Math.max(
    qrSize + 24,
    doorHeight(paper, 'reopen', doors.reopen.width) + 22,
    doorHeight(paper, 'sign', doors.sign.width) + 22,
  );

/** The two next steps: change it, or accept it. */
export function nextSteps(paper: Paper, links: OfferLinks, y: number): void {
  const height = nextStepsHeight(paper);
  paper.artifact(() => {
    for (const x of [page.left, page.left + doorWidth + doorGap]) {
      paper.doc.roundedRect(x, y, doorWidth, height, 8).fill(ground);
    }
    paper.doc.roundedRect(page.left + 8, y + 8, qrSize + 8, qrSize + 8, 4).fill('#ffffff');
  });
  const code = { x: page.left + 12, y: y + 12, width: qrSize, height: qrSize };
  paper.tag('Figure', () => drawQr(paper, links.reopenUrl, code.x, code.y, qrSize), {
    alt: paper.t('quotation.qr-alt'),
    box: code,
  });
  door(paper, 'reopen', links.reopenUrl, y + 11);
  door(paper, 'sign', links.signPageUrl, y + 11);
}

const doorHeight = (paper: Paper, name: Door, width: number): number =>
  (['heading', 'text', 'link'] as const).reduce(
    (sum, part) => sum + paper.heightOf(paper.t(`quotation.${name}-${part}`), width, styles[part]),
    8,
  );

function door(paper: Paper, name: Door, url: string, top: number): void {
  const { x, width } = doors[name];
  let y = top;
  y = paper.write('H3', paper.t(`quotation.${name}-heading`), x, y, width, styles.heading) + 3;
  y = paper.write('P', paper.t(`quotation.${name}-text`), x, y, width, styles.text) + 5;
  paper.link(`${paper.t(`quotation.${name}-link`)} →`, url, x, y, width, {
    ...styles.link,
    colour: paper.accent,
  });
}
