import { escapeMarkup } from '../characters.ts';
import { drawTexture, tileSide } from './draw-texture.ts';
import type { Fill, Primitive, TextureFill } from './drawing.ts';

/** SVG's names of the figures of a shape and its paint. */
const names = {
  x: 'x',
  y: 'y',
  width: 'width',
  height: 'height',
  radius: 'rx',
  cx: 'cx',
  cy: 'cy',
  rx: 'rx',
  ry: 'ry',
  sizeMm: 'font-size',
  anchor: 'text-anchor',
  stroke: 'stroke',
  strokeMm: 'stroke-width',
  opacity: 'opacity',
  href: 'href',
};

/** One shape as SVG. `fill` is a colour, or refers to a paint of the file. */
export function shapeMarkup(shape: Primitive, fill: string): string {
  const { kind, stroke, dash } = shape;
  let markup = `<${kind}${attribute('fill', fill)}`;
  for (const key in names) {
    const value = (shape as { x?: number })[key as 'x'];
    if (value !== undefined) markup += attribute(names[key as 'x'], value);
  }
  if (stroke) markup += attribute('stroke-linejoin', 'round');
  if (dash) markup += attribute('stroke-dasharray', dash.map(figure).join(' ') || undefined);
  if (kind === 'path') markup += attribute('d', shape.d.join(' '));
  if (kind !== 'text') return `${markup}/>`;
  if (shape.bold) markup += attribute('font-weight', 700);
  if (shape.rotation)
    markup += attribute('transform', `rotate(${shape.rotation} ${figure(shape.x)} ${figure(shape.y)})`);
  return `${markup}>${escapeXml(shape.text)}</text>`;
}

/** A gradient or pattern, for the definitions of a drawing. */
export function paintMarkup(fill: Fill, id: string): string {
  if (typeof fill === 'string') return '';
  if (fill.kind === 'checker') {
    const { sizeMm: size, colours } = fill;
    const squares = `M0 0H${size}V${2 * size}H${2 * size}V${size}H0Z`;
    return `<pattern id="${id}" width="${2 * size}" height="${2 * size}" patternUnits="userSpaceOnUse"><rect width="${2 * size}" height="${2 * size}"${attribute('fill', colours[1])}/><path d="${squares}"${attribute('fill', colours[0])}/></pattern>`;
  }
  if (fill.kind === 'texture') {
    const side = fill.tile?.side ?? tileSide;
    return `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="scale(${fill.sideMm / side})">${tileMarkup(fill)}</pattern>`;
  }
  const stops = fill.stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${attribute('offset', offset)}${attribute('stop-color', colour)}${attribute('stop-opacity', opacity)}/>`,
    )
    .join('');
  if (fill.kind === 'radial') return `<radialGradient id="${id}">${stops}</radialGradient>`;
  const end = fill.direction === 'across' ? '' : ' x2="0" y2="1"';
  return `<linearGradient id="${id}"${end}>${stops}</linearGradient>`;
}

const tiles = new Map<string, string>();

/** A tile has hundreds of shapes. Kinds and colours are those of the catalogue, so that few are kept. */
function tileMarkup({ texture, colour, tile, seen }: TextureFill): string {
  if (tile) return shapesMarkup(tile.shapes);
  const key = [texture, colour, seen?.width, seen?.height].join();
  const markup = tiles.get(key) ?? shapesMarkup(drawTexture(texture, colour, seen));
  tiles.set(key, markup);
  return markup;
}

const shapesMarkup = (shapes: readonly Primitive[]): string =>
  shapes.map((shape) => shapeMarkup(shape, String(shape.fill ?? 'none'))).join('');

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? figure(value) : escapeXml(value)}"`;

/** Lengths are millimetres and shares are at most 1: a thousandth is exact enough for both. */
export const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

/** XML forbids most control characters even when escaped; they become spaces. */
export const escapeXml = (text: string): string =>
  // A drawing has thousands of figures and colours, which need nothing of it.
  plain.test(text) ? text : escapeMarkup(text.replace(/\p{Cc}/gu, ' '));
const plain = /^[\w #.,()-]*$/;
