import { drawHeight, drawWidth } from '../drawing/draw-dimensions.ts';
import { drawPerson } from '../drawing/draw-scene.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { ink, Pen, round } from '../drawing/pen.ts';
import type { Millimetres } from '../units.ts';
import type { BudgetTank } from './size-tank.ts';

const grp = [round('#d9d4c4'), '#8a8577'] as const;
const baseMm = 150;
/** Height of the saddles under a horizontal tank. */
const saddleMm = 500;

/** The tank of the questionnaire with a person and two dimensions, in the same style as the other drawings. */
export function sketchTank(tank: BudgetTank, formatMetres: (mm: Millimetres) => string): Drawing {
  const lying = tank.body === 'horizontal';
  const widthMm = lying ? tank.extentMm : tank.diameterMm;
  const topMm = lying ? saddleMm + tank.diameterMm : baseMm + tank.extentMm;
  const mmPerPx = Math.max(topMm, 0.6 * widthMm, 3000) / 340;
  const size = 13 * mmPerPx;
  const half = widthMm / 2;
  const pen = new Pen('shaded', mmPerPx);
  const personX = half + 900 + size;
  const edge = { left: -half - size * 4, right: personX + 900, bottom: -size * 4 };

  pen.part = 'ground';
  pen.wire(
    [
      [edge.left + size, 0],
      [edge.right - size, 0],
    ],
    ink,
    1,
  );
  pen.part = 'tank';
  if (lying) drawLying(pen, tank);
  else drawStanding(pen, tank);
  drawPerson(pen, personX);
  pen.part = 'dimension';
  // Without the base, so that the figures match the list beside the sketch.
  drawHeight(pen, -half - size * 1.4, -half, lying ? saddleMm : baseMm, topMm, { formatMetres, size });
  drawWidth(pen, -size * 1.2, 0, half, `${lying ? '' : 'Ø '}${formatMetres(widthMm)}`, size);

  const top = topMm + size;
  return {
    viewBox: { x: edge.left, y: -top, width: edge.right - edge.left, height: top - edge.bottom },
    primitives: pen.primitives,
  };
}

function drawStanding(pen: Pen, { diameterMm, extentMm, body }: BudgetTank): void {
  const radius = diameterMm / 2;
  const roofMm = radius * Math.tan(Math.PI / 12);
  const dishMm = body === 'convex' ? diameterMm * 0.1 : 0;
  const top = baseMm + extentMm;
  const eaves = top - roofMm;
  const foot = baseMm + dishMm;
  if (dishMm === 0) pen.box(-radius * 1.08, 0, radius * 2.16, baseMm, 'concrete');
  else for (const x of [-0.86, -0.3, 0.3, 0.86]) pen.box(x * radius - 60, 0, 120, foot, 'steel');
  pen.path(
    [
      'M',
      -radius,
      eaves,
      'L',
      -radius,
      foot,
      'Q',
      0,
      foot - 2 * dishMm,
      radius,
      foot,
      'L',
      radius,
      eaves,
      'Z',
    ],
    grp,
  );
  pen.polygon(
    [
      [-radius * 1.03, eaves],
      [0, top],
      [radius * 1.03, eaves],
    ],
    grp,
  );
  for (let z = foot + 2000; z < eaves - 600; z += 2000) pen.box(-radius, z, diameterMm, 60, grp, 0, 0.4);
}

function drawLying(pen: Pen, { diameterMm, extentMm }: BudgetTank): void {
  const half = extentMm / 2;
  const dish = diameterMm * 0.1;
  const low = saddleMm;
  const high = saddleMm + diameterMm;
  for (const x of [-0.55, 0.55]) pen.box(x * half - 250, 0, 500, saddleMm + diameterMm * 0.12, 'concrete');
  pen.path(
    [
      'M',
      -half + dish,
      high,
      'L',
      half - dish,
      high,
      'Q',
      half + dish,
      (low + high) / 2,
      half - dish,
      low,
    ].concat(['L', -half + dish, low, 'Q', -half - dish, (low + high) / 2, -half + dish, high, 'Z']),
    [{ ...round('#d9d4c4'), direction: 'down' }, grp[1]],
  );
}
