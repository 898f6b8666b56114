import type { UnitModel } from './anatomy.ts';
import { drawWidths, rowsOfWidths } from './draw-dimensions.ts';
import { drawPlan } from './draw-plan.ts';
import type { Drawing } from './drawing.ts';
import { Pen } from './pen.ts';
import { type DrawOptions, figurePx, rightZoneMm } from './primitives.ts';

export function drawTop(unit: UnitModel, options: DrawOptions): Drawing {
  const halfWidth = unit.sideMm + rightZoneMm;
  const halfDepth = unit.sideMm + 640;
  const mmPerPx = options.mmPerPx ?? (2 * halfWidth) / (options.heightPx ?? 640);
  const size = figurePx * mmPerPx;
  const pen = new Pen(options.style, mmPerPx);
  drawPlan(pen, unit);
  if (options.dimensions) drawWidths(pen, unit, -halfDepth, { formatMetres: options.formatMetres, size });
  const below = options.dimensions ? size * rowsOfWidths(unit) : 0;
  return {
    viewBox: { x: -halfWidth, y: -halfDepth, width: 2 * halfWidth, height: 2 * halfDepth + below },
    primitives: pen.primitives,
  };
}
