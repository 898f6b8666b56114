import { toSvg } from '@silowright/domain/drawing/to-svg';
import { keepLast } from '../../platform/keep-last.ts';
import type { Speaker } from '../../platform/texts.ts';
import { shadedDrawing } from '../paper/pdf/unit-drawing.ts';
import { firstUnit } from '../paper/positions.ts';
import type { Quotation } from '../paper/quotation.ts';

/** Twice the displayed width. */
const widthPx = 520;

/**
 * The drawing as a small PNG, because most mail programs show no SVG (decision 45). Without letters, because
 * the machine may have no font.
 */
export async function unitPicture(quotation: Quotation, speaker: Speaker): Promise<Uint8Array> {
  const drawing = shadedDrawing(speaker, firstUnit(quotation));
  const svg = toSvg(
    { ...drawing, primitives: drawing.primitives.filter(({ kind }) => kind !== 'text') },
    { title: '', description: '', widthPx },
  );
  return rasterize(svg);
}

/** Keeps the last pictures by their drawing: visitor, dealer and sales get the same one, and it takes long to make. */
const rasterize = keepLast(
  20,
  (svg: string) => svg,
  async (svg): Promise<Uint8Array> => {
    // A large module: loaded with the first picture, not at the start.
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 4 }).toBuffer();
  },
);
