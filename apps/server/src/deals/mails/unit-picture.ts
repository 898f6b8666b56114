import { drawProject } from '@silowright/domain/drawing/draw-project';
import type { Drawing, Primitive } from '@silowright/domain/drawing/drawing';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { keepLast } from '../../platform/keep-last.ts';
import type { Speaker } from '../../platform/texts.ts';
import { drawnTogether, inPicture } from '../paper/drawn-together.ts';
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
  if (quotation.positions.length > 1) return rasterize(severalSvg(quotation));
  const drawing = shadedDrawing(speaker, firstUnit(quotation));
  return rasterize(svgOf(drawing, widthPx));
}

/** A machine may have no font. */
const svgOf = ({ viewBox, primitives }: Drawing, width: number, idPrefix?: string): string =>
  toSvg(
    { viewBox, primitives: primitives.filter(({ kind }) => kind !== 'text') },
    { title: '', description: '', widthPx: width, ...(idPrefix && { idPrefix }) },
  );

/** Twice the width in which a mail shows it. */
const severalPx = { width: 1040, height: 380 } as const;

/** The units that are bought or can be chosen, on one ground and at one scale (PJ-05). */
function severalSvg(quotation: Quotation): string {
  const options = {
    scene: 'plant',
    widthPx: severalPx.width,
    heightPx: severalPx.height,
    abovePx: 8,
    groundPx: 8,
    person: true,
  } as const;
  const units = inPicture(drawnTogether(quotation), options);
  const { viewBox, positions, person } = drawProject(units, options);
  const ground: Primitive = {
    kind: 'rect',
    x: viewBox.x,
    y: 0,
    width: viewBox.width,
    height: (1.5 * viewBox.width) / severalPx.width,
    fill: '#8b949a',
    part: 'ground',
  };
  // Each unit is a picture of its own with the same box, moved to its foot.
  const layers = positions.flatMap(({ unit, feetMm }) =>
    feetMm.map((foot) => ({ viewBox: { ...viewBox, x: viewBox.x - foot }, primitives: unit })),
  );
  const all: Drawing[] = [{ viewBox, primitives: [ground] }, ...layers, { viewBox, primitives: person }];
  const { width, height } = severalPx;
  const inner = all.map((drawing, at) => svgOf(drawing, width, `u${at}-`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner.join('')}</svg>`;
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
