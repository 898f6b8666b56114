import { onWall, planOf } from '../parts/kit/above.ts';
import { radians, spotOf } from '../parts/kit/spot.ts';
import { parts } from '../parts/table.ts';
import type { UnitModel } from './anatomy.ts';
import { drawWidths, rowsOfWidths } from './draw-dimensions.ts';
import type { Drawing } from './drawing.ts';
import { shade } from './finish.ts';
import { closed, Pen, round } from './pen.ts';
import { type DrawOptions, figurePx, rightZoneMm } from './primitives.ts';

/** Draws platforms below the ladder and the rail on top of everything. */
export function drawPlan(pen: Pen, unit: UnitModel): void {
  drawFooting(pen, unit);
  const r = unit.radiusMm + 45;
  pen.part = 'roof';
  const hex = unit.roof.nearBlack ? shade(unit.roof.hex, 0.14) : unit.roof.hex;
  pen.disc(0, 0, r, r, [round(hex, 0.3), shade(hex, -0.5)], 1);
  for (let azimuth = 0; unit.shape.roof.kind !== 'flat' && azimuth < 360; azimuth += 15) {
    // Light from the upper left, as in the front view; semi-gloss reflects more.
    const light =
      Math.cos((azimuth + 7.5 + 135) * radians) * (unit.glossy && !unit.roof.transparent ? 0.34 : 0.18);
    const wedge = closed([0, 0], planOf(azimuth, r), planOf(azimuth + 15, r));
    pen.path(wedge, [shade(hex, light), shade(hex, -0.25)], 0.4);
  }
  for (const part of unit.parts) {
    pen.part = part.name;
    parts[part.name].above?.(pen, spotOf(part), unit);
  }
}

/** How far the plinth reaches beyond the wall. */
const beyondMm = ({ shape: { support } }: UnitModel) => (support.kind === 'plinth' ? support.beyondMm : 0);

function drawFooting(pen: Pen, unit: UnitModel): void {
  const half = unit.support === 'plinth' ? unit.radiusMm + beyondMm(unit) : unit.sideMm + 420;
  const reinforced = unit.parts.some((part) => part.name === 'anchor');
  if (unit.support === 'plinth' || unit.support === 'frame') {
    pen.part = unit.support === 'plinth' ? 'support' : 'foundation';
    pen.box(-half, -half, 2 * half, 2 * half, 'concrete', 40);
  }
  pen.part = 'support';
  if (unit.support === 'plinth' && reinforced)
    for (let azimuth = 15; azimuth < 360; azimuth += 30)
      pen.disc(...planOf(azimuth, unit.radiusMm + 130), 60, 60, 'dark');
  for (const leg of unit.parts)
    if (leg.name === 'leg')
      onWall(pen, spotOf(leg), reinforced ? 460 : 300, -60, reinforced ? 340 : 220, 'steel');
  if (!unit.passage) return;
  const centre = unit.passage.widthMm / 2 + unit.passage.columnMm / 2;
  const plate = reinforced ? 260 : 180;
  for (const side of [-1, 1]) {
    if (unit.support === 'ballast-frame') {
      pen.box(side * centre - 110, -centre - 500, 220, 2 * centre + 1000, 'steel');
      for (const z of [-centre - 300, centre - 700])
        pen.box(side > 0 ? centre + 80 : -centre - 700, z, 620, 1000, 'concrete', 18);
    }
    for (const end of [-1, 1]) {
      pen.box(side * centre - plate, end * centre - plate, 2 * plate, 2 * plate, 'rear');
      pen.box(side * centre - 120, end * centre - 120, 240, 240, 'steel');
    }
    pen.bar([-centre, side * centre], [centre, side * centre], 200);
    pen.bar([side * centre, -centre], [side * centre, centre], 200);
  }
}

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
