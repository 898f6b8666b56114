import { escapeMarkup } from '../escape-markup.ts';
import { drawTexture, tileSide } from './draw-texture.ts';
import type { Drawing, Fill, Paint, Primitive } from './drawing.ts';

export interface SvgFile {
  readonly title: string;
  readonly description: string;
  readonly widthPx?: number;
  /** Scale on paper. If given, the file has its size on paper instead of a size in pixels. */
  readonly scale?: number;
  /** The picture fills its box at any shape, with the ground at the lower edge; for pictures with a wide backdrop. */
  readonly fills?: boolean;
  /** Keeps paint ids unique if one page has several drawings. */
  readonly idPrefix?: string;
}

/** A self-contained file: it needs no style sheet and no font. */
export function toSvg(
  drawing: Drawing,
  { title, description, widthPx = 800, scale, fills = false, idPrefix = 'p' }: SvgFile,
): string {
  const { x, y, width, height } = drawing.viewBox;
  const size = scale
    ? `width="${figure(width / scale)}mm" height="${figure(height / scale)}mm"`
    : fills
      ? 'preserveAspectRatio="xMidYMax meet"'
      : `width="${widthPx}" height="${Math.round((widthPx * height) / width)}"`;
  const paints = new Map<Fill, string>();
  const shapes = drawing.primitives.map((primitive) => element(primitive, paints, idPrefix));
  const defs = [...paints].map(([fill, id]) => definition(fill, id)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(figure).join(' ')}"`,
    ` ${size} role="img" font-family="system-ui, sans-serif">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc><defs>${defs}</defs>${shapes.join('')}</svg>`,
  ].join('');
}

function element(primitive: Primitive, paints: Map<Fill, string>, idPrefix: string): string {
  const paint = paintAttributes(primitive, paints, idPrefix);
  switch (primitive.kind) {
    case 'rect':
      return tag('rect', {
        x: primitive.x,
        y: primitive.y,
        width: primitive.width,
        height: primitive.height,
        rx: primitive.radius,
        ...paint,
      });
    case 'ellipse':
      return tag('ellipse', {
        cx: primitive.cx,
        cy: primitive.cy,
        rx: primitive.rx,
        ry: primitive.ry,
        ...paint,
      });
    case 'path':
      return tag('path', { d: primitive.d.join(' '), ...paint });
    case 'text': {
      const attributes = {
        x: primitive.x,
        y: primitive.y,
        'font-size': primitive.sizeMm,
        'text-anchor': primitive.anchor,
        'font-weight': primitive.bold ? 700 : undefined,
        transform: primitive.rotation
          ? `rotate(${primitive.rotation} ${figure(primitive.x)} ${figure(primitive.y)})`
          : undefined,
        ...paint,
      };
      return `${tag('text', attributes).slice(0, -2)}>${escapeXml(primitive.text)}</text>`;
    }
  }
}

function paintAttributes(
  paint: Paint,
  paints: Map<Fill, string>,
  idPrefix: string,
): Record<string, string | number | undefined> {
  let fill = paint.fill ?? 'none';
  if (typeof fill !== 'string') {
    const id = paints.get(fill) ?? `${idPrefix}${paints.size}`;
    paints.set(fill, id);
    fill = `url(#${id})`;
  }
  return {
    fill,
    stroke: paint.stroke,
    'stroke-width': paint.strokeMm,
    'stroke-linejoin': paint.stroke ? 'round' : undefined,
    'stroke-dasharray': paint.dash?.length ? paint.dash.map(figure).join(' ') : undefined,
    opacity: paint.opacity,
  };
}

function definition(fill: Fill, id: string): string {
  if (typeof fill === 'string') return '';
  if (fill.kind === 'checker') {
    const { sizeMm: size, colours } = fill;
    const square = (at: number) => tag('rect', { x: at, y: at, width: size, height: size, fill: colours[0] });
    return `<pattern id="${id}" width="${2 * size}" height="${2 * size}" patternUnits="userSpaceOnUse">${tag('rect', { width: 2 * size, height: 2 * size, fill: colours[1] })}${square(0)}${square(size)}</pattern>`;
  }
  if (fill.kind === 'texture') {
    const shapes = drawTexture(fill.texture, fill.colour).map((primitive) =>
      element(primitive, new Map(), id),
    );
    const scale = figure(fill.sideMm / tileSide);
    return `<pattern id="${id}" width="${tileSide}" height="${tileSide}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${shapes.join('')}</pattern>`;
  }
  const stops = fill.stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
  if (fill.kind === 'radial') return `<radialGradient id="${id}">${stops}</radialGradient>`;
  const end = fill.direction === 'across' ? '' : ' x2="0" y2="1"';
  return `<linearGradient id="${id}"${end}>${stops}</linearGradient>`;
}

function tag(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? figure(value) : escapeXml(value)}"`],
  );
  return `<${name}${written.join('')}/>`;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** XML forbids most control characters even when escaped; they become spaces. */
const escapeXml = (text: string): string => escapeMarkup(text.replace(/\p{Cc}/gu, ' '));
