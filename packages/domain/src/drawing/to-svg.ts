import type { Drawing, Fill } from './drawing.ts';
import { escapeXml, figure, paintMarkup, shapeMarkup } from './svg-markup.ts';

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
  const shapes = drawing.primitives.map((primitive) => {
    const { fill = 'none' } = primitive;
    if (typeof fill === 'string') return shapeMarkup(primitive, fill);
    const id = paints.get(fill) ?? `${idPrefix}${paints.size}`;
    paints.set(fill, id);
    return shapeMarkup(primitive, `url(#${id})`);
  });
  const defs = [...paints].map(([fill, id]) => paintMarkup(fill, id)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(figure).join(' ')}"`,
    ` ${size} role="img" font-family="system-ui, sans-serif">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc><defs>${defs}</defs>${shapes.join('')}</svg>`,
  ].join('');
}
