import type { TextureKind } from '../catalogue/texture.ts';
import { drawTexture, tone } from './draw-texture.ts';
import type { Primitive } from './drawing.ts';

/** Layers of a heap that are seen in a small picture, and the paints of each. */
const seenLayers = 4;
const paintsOfLayer = 3;

/**
 * A tile of goods for a small picture that is loaded as a file: what is hidden or smaller than a pixel is left out, a
 * fifth of the size.
 */
export function drawSmallTexture(kind: TextureKind, colour: string): readonly Primitive[] {
  const [ground, ...shapes] = drawTexture(kind, colour);
  if (kind === 'liquid') return [ground!, ...shapes];
  if (kind === 'powder') return [ground!, ...shapes.slice(0, 2), ...shapes.slice(4)].map(inWholeUnits);
  const seen = shapes.slice(-seenLayers * paintsOfLayer).filter((_, at) => at % paintsOfLayer < 2);
  // What is between the pieces is a deeper layer.
  return [{ ...ground!, fill: tone(colour, 0.4) }, ...seen.map(inWholeUnits)];
}

const inWholeUnits = (shape: Primitive): Primitive =>
  shape.kind === 'path'
    ? { ...shape, d: shape.d.map((item) => (typeof item === 'number' ? Math.round(item) : item)) }
    : shape;
