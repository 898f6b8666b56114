import { toSvg } from '@silowright/domain/drawing/to-svg';
import { shadedDrawing } from '../quotation/pdf/unit-drawing.ts';
import type { Quotation } from '../quotation/quotation.ts';
import type { Speaker } from '../quotation/speaker.ts';

/** Twice the width it is shown at. */
const widthPx = 520;

/**
 * The drawing as a small PNG: most mail programs show no SVG (docs/decisions/0031). Letters are left out, for
 * the machine that makes it may have no font.
 */
export async function unitPicture(quotation: Quotation, speaker: Speaker): Promise<Uint8Array> {
  const drawing = shadedDrawing(speaker, quotation);
  const svg = toSvg(
    { ...drawing, primitives: drawing.primitives.filter(({ kind }) => kind !== 'text') },
    { title: '', description: '', widthPx },
  );
  // Large: loaded with the first picture, not at the start.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 4 }).toBuffer();
}
