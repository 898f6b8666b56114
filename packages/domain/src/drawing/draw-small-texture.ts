import type { TextureKind } from '../catalogue/texture.ts';
import { drawTexture, tileSide, tone, unitsOfPixel } from './draw-texture.ts';
import type { Primitive, Tile } from './drawing.ts';

/** Layers of a heap that are seen in a small picture, and the paints of each. */
const seenLayers = 4;
const paintsOfLayer = 3;

/**
 * A tile of goods for a small picture that is loaded as a file: what is hidden or smaller than a pixel is left out, a
 * fifth of the size.
 */
export function drawSmallTexture(kind: TextureKind, colour: string): Tile {
  const [ground, ...shapes] = drawTexture(kind, colour);
  const side = tileSide / unitsOfPixel;
  // What is between the pieces is a deeper layer.
  const fill = isHeap(kind) ? tone(colour, 0.4) : ground!.fill!;
  const square: Primitive = { kind: 'rect', x: 0, y: 0, width: side, height: side, fill, part: 'texture' };
  return { side, shapes: [square, ...seenOf(kind, shapes).map(inWholePixels)] };
}

const isHeap = (kind: TextureKind): boolean => kind !== 'liquid' && kind !== 'powder';

function seenOf(kind: TextureKind, shapes: readonly Primitive[]): readonly Primitive[] {
  if (kind === 'liquid') return shapes;
  if (kind === 'powder') return [...shapes.slice(0, 2), ...shapes.slice(4)];
  return shapes.slice(-seenLayers * paintsOfLayer).filter((_, at) => at % paintsOfLayer < 2);
}

function inWholePixels(shape: Primitive): Primitive {
  if (shape.kind !== 'path') return shape;
  const { d, strokeMm } = shape;
  return {
    ...shape,
    d: d.map((item) => (typeof item === 'number' ? Math.round(item / unitsOfPixel) : item)),
    ...(strokeMm && { strokeMm: strokeMm / unitsOfPixel }),
  };
}
