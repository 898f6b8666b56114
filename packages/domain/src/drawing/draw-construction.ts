import type { ConstructionId } from '../catalogue/constructions.ts';
import type { Millimetres } from '../units.ts';
import { drawHeight, drawWidth } from './draw-dimensions.ts';
import { drawPerson } from './draw-scene.ts';
import type { Drawing } from './drawing.ts';
import { ink, Pen, type Point, round } from './pen.ts';
import { slopeOf } from './shape-lines.ts';

/** A unit of the older flow. Its height is that of cylinder plus bottom, as sized. */
export interface ConstructionModel {
  readonly construction: ConstructionId;
  readonly diameterMm: Millimetres;
  readonly heightMm: Millimetres;
}

export interface ConstructionOptions {
  /** Formats a length in the reader's language; without it no figures are drawn. */
  readonly formatMetres?: (mm: Millimetres) => string;
  readonly person?: boolean;
  /** Approximate height of the picture on screen. */
  readonly heightPx: number;
}

const hopperSlope = slopeOf(60);
const roofSlope = slopeOf(15);

type Support = 'skirt' | 'legs' | 'frame' | 'slab';

/** Ground clearance of the lowest point, depth of the bottom relative to its radius, and type of support. */
const builds = {
  silo_skirt: { clearMm: 500, depth: hopperSlope, support: 'skirt' },
  silo_short_skirt_with_legs: { clearMm: 1000, depth: hopperSlope, support: 'legs' },
  silo_short_skirt_no_legs: { clearMm: 900, depth: hopperSlope, support: 'frame' },
  tank_flat_bottom: { clearMm: 150, depth: 0, support: 'slab' },
  tank_convex_bottom: { clearMm: 500, depth: 0.2, support: 'legs' },
} as const satisfies Record<ConstructionId, { clearMm: number; depth: number; support: Support }>;

const grp = [round('#d9d4c4'), '#8a8577'] as const;
const ringMm = 2000;

export function drawConstruction(
  { construction, diameterMm, heightMm }: ConstructionModel,
  { formatMetres, person = false, heightPx }: ConstructionOptions,
): Drawing {
  const { clearMm, depth, support } = builds[construction];
  const radius = diameterMm / 2;
  const shellMm = clearMm + depth * radius;
  const eavesMm = clearMm + heightMm;
  const topMm = eavesMm + radius * roofSlope;
  const mmPerPx = (topMm * (formatMetres ? 1.15 : 1.03)) / heightPx;
  const size = 13 * mmPerPx;
  const pen = new Pen('shaded', mmPerPx);
  const side = radius + 400;
  const personX = side + 700;

  pen.part = 'support';
  if (support === 'slab') pen.box(-side, 0, 2 * side, clearMm, 'concrete');
  else if (support !== 'skirt') drawLegs(pen, radius, shellMm);
  pen.part = 'body';
  if (depth === hopperSlope) pen.polygon(coneOf(radius, shellMm, clearMm), grp);
  else if (depth > 0)
    pen.path(['M', -radius, shellMm, 'Q', 0, 2 * clearMm - shellMm, radius, shellMm, 'Z'], grp);
  const foot = support === 'skirt' ? 0 : shellMm;
  pen.box(-radius, foot, diameterMm, eavesMm - foot, grp, 0, 0.9);
  for (let z = shellMm + ringMm; z < eavesMm - ringMm / 3; z += ringMm)
    pen.box(-radius - 20, z, diameterMm + 40, 60, grp, 0, 0.4);
  pen.polygon(
    [
      [-radius - 45, eavesMm],
      [0, topMm],
      [radius + 45, eavesMm],
    ],
    grp,
    0.9,
  );
  if (support === 'skirt') drawInsideOfSkirt(pen, radius, shellMm, clearMm);
  if (support === 'frame') pen.box(-side, shellMm - 120, 2 * side, 240, 'steel');
  if (support === 'legs') pen.box(-radius - 40, shellMm - 60, diameterMm + 80, 120, grp, 0, 0.6);

  const left = -side - (formatMetres ? size * 3.4 : 0);
  const right = person ? personX + 350 : side;
  const bottom = formatMetres ? -size * 3.4 : -60;
  pen.part = 'ground';
  pen.wire(
    [
      [-side, 0],
      [right, 0],
    ],
    ink,
    1,
  );
  if (person) drawPerson(pen, personX);
  if (formatMetres) {
    pen.part = 'dimension';
    drawHeight(pen, -side - size, -radius, clearMm, eavesMm, { formatMetres, size });
    drawWidth(pen, -size * 1.2, 0, radius, `Ø ${formatMetres(diameterMm)}`, size);
  }
  const top = topMm + size / 2;
  return {
    viewBox: { x: left - 40, y: -top, width: right - left + 80, height: top - bottom },
    primitives: pen.primitives,
  };
}

const coneOf = (radius: number, shellMm: number, tipMm: number): Point[] => [
  [-radius, shellMm],
  [radius, shellMm],
  [60, tipMm],
  [-60, tipMm],
];

function drawLegs(pen: Pen, radius: number, shellMm: number): void {
  for (const x of [-0.42, 0.42]) pen.box(x * radius - 50, 0, 100, shellMm, 'rear');
  for (const x of [-1, 1]) pen.box(x * (radius - 40) - 70, 0, 140, shellMm + 250, 'steel');
}

/** The hopper behind the wall, and the door to its outlet. */
function drawInsideOfSkirt(pen: Pen, radius: number, shellMm: number, tipMm: number): void {
  pen.part = 'skirt';
  const [first, second, third, fourth] = coneOf(radius, shellMm, tipMm);
  const dash = { dash: [8 * pen.mmPerPx, 5 * pen.mmPerPx] };
  if (first && fourth) pen.wire([first, fourth], '#55606b', 1, dash);
  if (second && third) pen.wire([second, third], '#55606b', 1, dash);
  pen.box(-radius, shellMm - 30, 2 * radius, 60, grp, 0, 0.4);
  pen.box(radius * 0.35, 0, Math.min(900, radius * 0.55), Math.min(2000, shellMm * 0.75), 'steel', 20);
}
