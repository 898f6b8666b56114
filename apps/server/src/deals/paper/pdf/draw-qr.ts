import { encode } from 'uqr';
import { ink, type Paper } from './paper.ts';

/**
 * A QR code as one path: small in the file and sharp on paper. A fixed mask is as readable as the best of eight and
 * saves trying them, which took a quarter of the page's time.
 */
export function drawQr(paper: Paper, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0, maskPattern: 3 });
  const step = size / modules;
  const { doc } = paper;
  data.forEach((row, rowAt) => {
    for (let from = 0; from < modules; from++) {
      if (!row[from]) continue;
      let to = from;
      while (row[to + 1]) to++;
      doc.rect(x + from * step, y + rowAt * step, (to - from + 1) * step, step);
      from = to;
    }
  });
  doc.fill(ink);
}
