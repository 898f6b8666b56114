import { boundsOf } from './bounds.ts';
import type { Box, Drawing, Fill, Primitive } from './drawing.ts';

interface PdfGradient {
  stop(offset: number, colour: string, opacity?: number): unknown;
}

/** The pdfkit methods a drawing needs. Declared here, so that the domain does not depend on pdfkit. */
export interface PdfCanvas {
  save(): unknown;
  restore(): unknown;
  translate(x: number, y: number): unknown;
  scale(factor: number): unknown;
  rotate(degrees: number, options: { origin: [number, number] }): unknown;
  path(d: string): unknown;
  clip(): unknown;
  image(
    source: string,
    x: number,
    y: number,
    options: { fit: [number, number]; align: 'center'; valign: 'center' },
  ): unknown;
  rect(x: number, y: number, width: number, height: number): unknown;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): unknown;
  ellipse(cx: number, cy: number, rx: number, ry: number): unknown;
  linearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient;
  radialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): PdfGradient;
  pattern(box: [number, number, number, number], xStep: number, yStep: number, stream: string): unknown;
  lineWidth(width: number): unknown;
  lineJoin(kind: 'round'): unknown;
  dash(length: number, options: { space: number }): unknown;
  opacity(value: number): unknown;
  fillColor(colour: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: pdfkit's colour is a name, a gradient or a pattern with a colour
  fill(colour: any): unknown;
  stroke(colour: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  fillAndStroke(fill: any, stroke: string): unknown;
  fontSize(points: number): unknown;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): unknown;
}

/**
 * Draws into a box of the page, centred and as large as possible. Shapes are scaled; text is written in page
 * space, because pdfkit measures line and page ends there. Uses the caller's font.
 */
export function drawToPdf(page: PdfCanvas, drawing: Drawing, box: Box): void {
  const { viewBox } = drawing;
  const scale = Math.min(box.width / viewBox.width, box.height / viewBox.height);
  const left = box.x + (box.width - viewBox.width * scale) / 2 - viewBox.x * scale;
  const top = box.y + (box.height - viewBox.height * scale) / 2 - viewBox.y * scale;
  page.save();
  page.rect(box.x, box.y, box.width, box.height);
  page.clip();
  page.translate(left, top);
  page.scale(scale);
  page.lineJoin('round');
  for (const primitive of drawing.primitives)
    if (primitive.kind !== 'text') drawShape(page, primitive, scale);
  page.restore();
  for (const primitive of drawing.primitives) {
    if (primitive.kind !== 'text') continue;
    const [x, y] = [left + primitive.x * scale, top + primitive.y * scale];
    page.save();
    page.fontSize(primitive.sizeMm * scale);
    if (primitive.rotation) page.rotate(primitive.rotation, { origin: [x, y] });
    page.fillColor(typeof primitive.fill === 'string' ? primitive.fill : '#000000');
    const shift = { start: 0, middle: 0.5, end: 1 }[primitive.anchor] * page.widthOfString(primitive.text);
    page.text(primitive.text, x - shift, y, { lineBreak: false, baseline: 'alphabetic' });
    page.restore();
  }
}

const smallestGradientPt = 9;

function drawShape(page: PdfCanvas, primitive: Exclude<Primitive, { kind: 'text' }>, scale: number): void {
  const { opacity = 1 } = primitive;
  if (primitive.kind === 'image') {
    const { x, y, width, height, href } = primitive;
    page.image(href, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return;
  }
  // Graphics states cost time and bytes: save the state only if it would affect the next shape.
  const fenced = opacity < 1 || primitive.dash !== undefined;
  if (fenced) page.save();
  if (opacity < 1) page.opacity(opacity);
  switch (primitive.kind) {
    case 'path':
      page.path(primitive.d.join(' '));
      break;
    case 'rect':
      if (primitive.radius) {
        const radius = Math.min(primitive.radius, primitive.width / 2, primitive.height / 2);
        page.roundedRect(primitive.x, primitive.y, primitive.width, primitive.height, radius);
      } else page.rect(primitive.x, primitive.y, primitive.width, primitive.height);
      break;
    case 'ellipse':
      page.ellipse(primitive.cx, primitive.cy, primitive.rx, primitive.ry);
  }
  if (primitive.stroke) {
    page.lineWidth(primitive.strokeMm ?? 1);
    const [length, space] = primitive.dash ?? [];
    if (length && space) page.dash(length, { space });
  }
  const fill = primitive.fill && paint(page, primitive.fill, primitive, scale);
  if (fill && primitive.stroke) page.fillAndStroke(fill, primitive.stroke);
  else if (fill) page.fill(fill);
  else if (primitive.stroke) page.stroke(primitive.stroke);
  if (fenced) page.restore();
}

function paint(page: PdfCanvas, fill: Fill, primitive: Primitive, scale: number): unknown {
  if (typeof fill === 'string') return fill;
  if (fill.kind === 'checker') {
    // A tiling pattern is measured in page units, not in drawing units.
    const side = fill.sizeMm * scale;
    const squares = `0 0 ${side} ${side} re ${side} ${side} ${side} ${side} re f`;
    return [page.pattern([0, 0, 2 * side, 2 * side], 2 * side, 2 * side, squares), fill.colours[0]];
  }
  // On paper goods have their colour only: a tile would add hundreds of shapes.
  if (fill.kind === 'texture') return fill.colour;
  const { x, y, width, height } = boundsOf({ ...primitive, strokeMm: 0 });
  if (fill.kind === 'radial') {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const gradient = page.radialGradient(cx, cy, 0, cx, cy, Math.max(width, height) / 2);
    for (const [offset, colour, opacity] of fill.stops) gradient.stop(offset, colour, opacity);
    return gradient;
  }
  const across = fill.direction === 'across';
  // A gradient of a few points is not visible, and each one adds four objects to the file.
  const middle = fill.stops[Math.floor(fill.stops.length / 2)];
  if (middle && middle[2] === undefined && (across ? width : height) * scale < smallestGradientPt)
    return middle[1];
  const gradient = page.linearGradient(x, y, across ? x + width : x, across ? y : y + height);
  for (const [offset, colour, opacity] of fill.stops) gradient.stop(offset, colour, opacity);
  return gradient;
}
