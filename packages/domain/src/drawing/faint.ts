import type { Fill, Primitive } from './drawing.ts';
import { mixed } from './finish.ts';

/** How much is left of what is not in the total. */
const faintShare = 0.45;

/**
 * As if all of it together had that opacity on a ground of one colour. Colours are mixed, because a PDF
 * has opacity only for each shape.
 */
export function faint(primitives: readonly Primitive[], groundHex: string): Primitive[] {
  const mix = (colour: string): string =>
    colour.startsWith('#') ? mixed(colour, groundHex, 1 - faintShare) : colour;
  const mixFill = (fill: Fill): Fill => {
    if (typeof fill === 'string') return mix(fill);
    switch (fill.kind) {
      case 'checker':
        return { ...fill, colours: [mix(fill.colours[0]), mix(fill.colours[1])] };
      case 'texture':
        return { ...fill, colour: mix(fill.colour) };
      default:
        return {
          ...fill,
          stops: fill.stops.map(([offset, colour, ...opacity]) => [offset, mix(colour), ...opacity] as const),
        };
    }
  };
  return primitives.map((primitive) => ({
    ...primitive,
    ...(primitive.fill !== undefined && { fill: mixFill(primitive.fill) }),
    ...(primitive.stroke !== undefined && { stroke: mix(primitive.stroke) }),
    ...(primitive.kind === 'image' && { opacity: (primitive.opacity ?? 1) * faintShare }),
  }));
}
