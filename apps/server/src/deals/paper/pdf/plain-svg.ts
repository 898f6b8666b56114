import type { Box } from '@silowright/domain/drawing/drawing';

type Doc = PDFKit.PDFDocument;
type Shape = (doc: Doc) => void;
type Attributes = Readonly<Record<string, string>>;

/** An SVG of simple shapes, which paper draws as they are. */
export interface PlainPicture {
  readonly viewBox: Box;
  readonly shapes: readonly Shape[];
}

const tag = /\s*<(\/?)([a-z]+)((?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*)\s*(\/?)>\s*/y;
const unseen = /<\?xml[^>]*\?>|<!--[\s\S]*?-->|<(title|desc)>[^<]*<\/\1>/g;

/** Inherited from groups. */
const styles = new Set(
  ['fill', 'fill-opacity', 'fill-rule', 'clip-rule'].concat([
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-opacity',
  ]),
);
const ignored = new Set(['id', 'xmlns', 'xmlns:xlink', 'version', 'role', 'aria-label', 'opacity']);

/** Attributes of each element, besides those that all have. */
const elements: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'width', 'height'],
  g: [],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  polygon: ['points'],
  polyline: ['points'],
  line: ['x1', 'y1', 'x2', 'y2'],
};

class NotPlain extends Error {}

/** Undefined for a picture with anything else: styles, transforms, gradients, letters. */
export function plainSvg(svg: string): PlainPicture | undefined {
  try {
    return read(svg.replace(unseen, ''));
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function read(text: string): PlainPicture {
  const shapes: Shape[] = [];
  const inherited: Attributes[] = [];
  let viewBox: Box | undefined;
  for (tag.lastIndex = 0; tag.lastIndex < text.length; ) {
    const [, closes, name = '', written = '', isEmpty] = tag.exec(text) ?? [];
    const known = elements[name] ?? fail();
    if (closes) {
      inherited.pop();
      continue;
    }
    const own = attributesOf(written, known);
    const style = { ...inherited.at(-1), ...own };
    if (name === 'svg') viewBox = viewBox ? fail() : boxOf(own);
    else if (!viewBox || (inherited.length === 0 && !isEmpty)) fail();
    if (name === 'svg' || name === 'g') {
      if (own.opacity !== undefined) fail();
      if (!isEmpty)
        inherited.push(Object.fromEntries(Object.entries(style).filter(([key]) => styles.has(key))));
    } else {
      if (!isEmpty) inherited.push({});
      const shape = shapeOf(name, style);
      if (shape) shapes.push(shape);
    }
  }
  return inherited.length === 0 && viewBox ? { viewBox, shapes } : fail();
}

function fail(): never {
  throw new NotPlain();
}

function attributesOf(written: string, known: readonly string[]): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = '', one, other] of written.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g)) {
    if (!known.includes(name) && !styles.has(name) && !ignored.has(name)) fail();
    found[name] = (one ?? other ?? '').trim();
  }
  return found;
}

function number(written: string | undefined, missing = 0): number {
  if (written === undefined) return missing;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?(px)?$/i.test(written) ? Number.parseFloat(written) : fail();
}

function boxOf({ viewBox = '', width, height }: Attributes): Box {
  const [x = 0, y = 0, w = 0, h = 0] = viewBox.split(/[\s,]+/).map((each) => number(each));
  if (!(w > 0 && h > 0)) fail();
  // A size of another shape than the view box leaves margins.
  if (Math.abs(number(width, w) * h - number(height, h) * w) > 0.01 * w * h) fail();
  return { x, y, width: w, height: h };
}

function colour(written: string): string | undefined {
  if (written === 'none') return undefined;
  const named = { white: '#ffffff', black: '#000000' }[written];
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(written);
  if (named) return named;
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[\da-f]{6}$/i.test(written) ? written : fail();
}

const caps = ['butt', 'round', 'square'];
const joins = ['miter', 'round', 'bevel'];

/** Undefined if it is not seen. */
function shapeOf(name: string, style: Attributes): Shape | undefined {
  const trace = outlineOf(name, style);
  const fill = colour(style.fill ?? '#000000');
  const stroke = colour(style.stroke ?? 'none');
  const opacity = number(style.opacity, 1);
  // Both are drawn, one over the other.
  if (opacity < 1 && fill && stroke) fail();
  const fillOpacity = opacity * number(style['fill-opacity'], 1);
  const strokeOpacity = opacity * number(style['stroke-opacity'], 1);
  const width = number(style['stroke-width'], 1);
  const cap = style['stroke-linecap'] ?? 'butt';
  const join = style['stroke-linejoin'] ?? 'miter';
  const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
  if (!caps.includes(cap) || !joins.includes(join)) fail();
  if (!fill && !stroke) return undefined;
  return (doc) => {
    doc.save();
    if (fillOpacity < 1) doc.fillOpacity(fillOpacity);
    if (strokeOpacity < 1) doc.strokeOpacity(strokeOpacity);
    if (fill) doc.fillColor(fill);
    if (stroke) doc.strokeColor(stroke).lineWidth(width).miterLimit(4);
    if (stroke) doc.lineCap(cap as 'butt').lineJoin(join as 'miter');
    trace(doc);
    if (fill && stroke) doc.fillAndStroke(undefined, undefined, rule);
    else if (fill) doc.fill(rule);
    else doc.stroke();
    doc.restore();
  };
}

function outlineOf(name: string, style: Attributes): (doc: Doc) => unknown {
  const of = (key: string) => number(style[key]);
  switch (name) {
    case 'path': {
      const { d = '' } = style;
      return (doc) => doc.path.call(exactCurves(doc), d);
    }
    case 'rect': {
      const [x, y, width, height, rx] = [of('x'), of('y'), of('width'), of('height'), of('rx')];
      return (doc) => (rx ? doc.roundedRect(x, y, width, height, rx) : doc.rect(x, y, width, height));
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
      const [cx, cy] = [of('cx'), of('cy')];
      return (doc) => doc.ellipse(cx, cy, rx, ry);
    }
    case 'line': {
      const [x1, y1, x2, y2] = [of('x1'), of('y1'), of('x2'), of('y2')];
      return (doc) => doc.moveTo(x1, y1).lineTo(x2, y2);
    }
    default: {
      const { points = '' } = style;
      const d = `M${points}${name === 'polygon' ? 'Z' : ''}`;
      return (doc) => doc.path(d);
    }
  }
}

/** pdfkit writes a curve with one control point as one with two, and too flat: this one turns it into its equal. */
function exactCurves(doc: Doc): Doc {
  let [x, y] = [0, 0];
  let start: readonly [x: number, y: number] = [0, 0];
  const at = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
  };
  const pen = {
    moveTo(toX: number, toY: number) {
      at(toX, toY);
      start = [toX, toY];
      doc.moveTo(toX, toY);
    },
    lineTo(toX: number, toY: number) {
      at(toX, toY);
      doc.lineTo(toX, toY);
    },
    bezierCurveTo(...[x1, y1, x2, y2, toX, toY]: Parameters<Doc['bezierCurveTo']>) {
      at(toX, toY);
      doc.bezierCurveTo(x1, y1, x2, y2, toX, toY);
    },
    quadraticCurveTo(x1: number, y1: number, toX: number, toY: number) {
      const towards = (from: number, control: number) => from + ((control - from) * 2) / 3;
      const first = [towards(x, x1), towards(y, y1)] as const;
      pen.bezierCurveTo(...first, towards(toX, x1), towards(toY, y1), toX, toY);
    },
    closePath() {
      at(...start);
      doc.closePath();
    },
  };
  return pen as unknown as Doc;
}

/** As large as the box allows, at its left and in the middle of its height. */
export function drawPlain(doc: Doc, { viewBox, shapes }: PlainPicture, box: Box): void {
  const scale = Math.min(box.width / viewBox.width, box.height / viewBox.height);
  doc.save();
  doc.translate(box.x, box.y + (box.height - viewBox.height * scale) / 2).scale(scale);
  doc.translate(-viewBox.x, -viewBox.y);
  doc.rect(viewBox.x, viewBox.y, viewBox.width, viewBox.height).clip();
  for (const draw of shapes) draw(doc);
  doc.restore();
}
