import { toSvg } from '@silowright/domain/drawing/to-svg';
import type { Speaker } from '../../platform/texts.ts';
import { shadedDrawing } from '../paper/pdf/unit-drawing.ts';
import type { Quotation } from '../paper/quotation.ts';

/** Twice the displayed width. */
const widthPx = 520;

/** The last pictures by their drawing: visitor, dealer and sales get the same one, and it takes long to make. */
const kept = new Map<string, Promise<Uint8Array>>();
const maxKept = 20;

/**
 * The drawing as a small PNG, because most mail programs show no SVG (decision 45). Without letters, because
 * the machine may have no font.
 */
export async function unitPicture(quotation: Quotation, speaker: Speaker): Promise<Uint8Array> {
  const drawing = shadedDrawing(speaker, quotation);
  const svg = toSvg(
    { ...drawing, primitives: drawing.primitives.filter(({ kind }) => kind !== 'text') },
    { title: '', description: '', widthPx },
  );
  const known = kept.get(svg);
  if (known) return known;
  const drawn = rasterize(svg);
  kept.set(svg, drawn);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  // The next mail tries again.
  drawn.catch(() => kept.delete(svg));
  return drawn;
}

async function rasterize(svg: string): Promise<Uint8Array> {
  // A large module: loaded with the first picture, not at the start.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 4 }).toBuffer();
}
