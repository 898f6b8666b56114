import type { UnitModel } from './anatomy.ts';
import { characterWidth } from './bounds.ts';
import { drawTop } from './draw-plan.ts';
import type { Drawing } from './drawing.ts';
import { ink, Pen } from './pen.ts';
import { type DrawOptions, drawFront } from './primitives.ts';

/** A drawing for paper with its scale: the unit is `scale` times larger. */
export interface Sheet {
  readonly drawing: Drawing;
  readonly scale: number;
}

export interface SheetOptions extends Omit<DrawOptions, 'mmPerPx' | 'heightPx'> {
  readonly view: 'front' | 'top';
  /** Lines below the drawing. A function, because the scale is computed with the drawing. */
  readonly caption: (scale: number) => readonly string[];
}

/** Usual drawing scales, largest picture first. */
const scales = [20, 25, 50, 75, 100, 200] as const;

/** A4 portrait without the margins printers need. */
export const sheetMm = { width: 190, height: 277 } as const;

/** Lines and figures have the same size on paper as on screen. */
const paperMmPerPx = 25.4 / 96;

/** Draws the unit at the largest usual scale that fits on A4. */
export function drawSheet(unit: UnitModel, { view, caption, ...options }: SheetOptions): Sheet {
  const draw = view === 'front' ? drawFront : drawTop;
  const sheetAt = (scale: number): Sheet => {
    const mmPerPx = scale * paperMmPerPx;
    return { scale, drawing: withCaption(draw(unit, { ...options, mmPerPx }), caption(scale), mmPerPx) };
  };
  const fits = ({ drawing: { viewBox }, scale }: Sheet) =>
    viewBox.width <= sheetMm.width * scale && viewBox.height <= sheetMm.height * scale;
  for (const scale of scales) {
    const sheet = sheetAt(scale);
    if (fits(sheet)) return sheet;
  }
  return sheetAt(scales[scales.length - 1]!);
}

const captionPx = 12;

/** Wraps each line to the width of the drawing. */
function withCaption({ viewBox, primitives }: Drawing, lines: readonly string[], mmPerPx: number): Drawing {
  const pen = new Pen('shaded', mmPerPx);
  pen.part = 'caption';
  const size = captionPx * mmPerPx;
  const bottom = viewBox.y + viewBox.height;
  for (const [index, line] of lines.entries())
    pen.text(viewBox.x + viewBox.width / 2, -(bottom + size * (1.5 * index + 1.4)), line, {
      size: Math.min(size, viewBox.width / (line.length * characterWidth)),
      fill: ink,
    });
  return {
    viewBox: { ...viewBox, height: viewBox.height + size * (1.5 * lines.length + 0.6) },
    primitives: [...primitives, ...pen.primitives],
  };
}
