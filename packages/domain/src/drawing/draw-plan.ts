import type { Part, PartName, UnitModel } from './anatomy.ts';
import { drawWidths, rowsOfWidths } from './draw-dimensions.ts';
import { type Drawing, pathData } from './drawing.ts';
import { shade } from './finish.ts';
import { closed, type Material, Pen, type Point, round } from './pen.ts';
import { type DrawOptions, figurePx, rightZoneMm } from './primitives.ts';

const radians = Math.PI / 180;
/** In plan view the viewer is at the lower edge: azimuth 0 points down. */
const planOf = (azimuthDeg: number, radiusMm: number): Point => [
  radiusMm * Math.sin(azimuthDeg * radians),
  -radiusMm * Math.cos(azimuthDeg * radians),
];

/** A point beside the wall: `u` runs along it, `v` away from it. */
function besideWall(azimuthDeg: number, radiusMm: number, u: number, v: number): Point {
  const [x, z] = planOf(azimuthDeg, radiusMm + v);
  return [x + u * Math.cos(azimuthDeg * radians), z + u * Math.sin(azimuthDeg * radians)];
}

/** A box that projects from the wall. */
function onWall(pen: Pen, part: Part, width: number, from: number, depth: number, material: Material): void {
  const corner = (u: number, v: number) => besideWall(part.azimuthDeg, part.radiusMm, u, v);
  const [left, right, far] = [-width / 2, width / 2, from + depth];
  pen.polygon(material, corner(left, from), corner(right, from), corner(right, far), corner(left, far));
}

type DrawAbove<Name extends PartName = PartName> = (pen: Pen, part: Part<Name>, unit: UnitModel) => void;

const standing =
  (material: Material, cap: Material = material): DrawAbove =>
  (pen, part) => {
    const [x, z] = planOf(part.azimuthDeg, part.radiusMm);
    const r = part.widthMm / 2;
    pen.disc(x, z, r + 40, r + 40, 'steel');
    pen.disc(x, z, r, r, material);
    pen.disc(x, z, r * 0.45, r * 0.45, cap, 0.5);
  };

const pipe =
  (landing: number): DrawAbove =>
  (pen, part, unit) => {
    const [x, z] = planOf(part.azimuthDeg, part.radiusMm);
    pen.disc(x, z, part.widthMm * 0.7, part.widthMm * 0.7, 'steel');
    pen.tube([[x, z], planOf(part.azimuthDeg, unit.radiusMm * landing)], part.widthMm);
    const [endX, endZ] = planOf(part.azimuthDeg, unit.radiusMm * landing);
    pen.disc(endX, endZ, part.widthMm * 0.75, part.widthMm * 0.75, 'steel');
  };

/** How each part looks from above. Parts under the body are not visible. */
const above: { readonly [Name in PartName]?: DrawAbove<Name> } = {
  'fill-pipe': pipe(0.74),
  'vent-pipe': pipe(0.5),
  'roof-box': standing('stainless'),
  'roof-vent': standing('steel'),
  'roof-valve': standing('accent'),
  'roof-instrument': standing('blue', 'accent'),
  'roof-cap': standing('steel'),
  'roof-manhole': (pen, part) => {
    const half = part.widthMm / 2;
    pen.disc(0, 0, half + 50, half + 50, 'steel');
    pen.disc(0, 0, half - 20, half - 20, 'stainless');
    for (let azimuth = 0; azimuth < 360; azimuth += 30)
      pen.disc(...planOf(azimuth, half + 15), 18, 18, 'dark', 0);
    pen.line([-90, 0], [90, 0], '#3a444c', 2);
  },
  'side-manhole': (pen, part) => onWall(pen, part, part.widthMm + 60, 0, 110, 'steel'),
  'side-hatch': (pen, part) => onWall(pen, part, part.widthMm + 60, 0, 90, 'stainless'),
  outlet: (pen, part, unit) => {
    if (unit.support !== 'plinth') return;
    if (unit.substance === 'liquid' || part.of.form === 'chute') onWall(pen, part, 180, 0, 440, 'steel');
    else onWall(pen, part, part.of.dn * 0.6, 0, 900, 'steel');
  },
  inlet: (pen, part) => onWall(pen, part, 150, 40, 380, 'dark'),
  'wall-drive': (pen, part) => {
    onWall(pen, part, part.heightMm + 160, 0, 50, 'steel');
    onWall(pen, part, part.heightMm, 50, part.widthMm + 90, part.widthMm > 500 ? 'dark' : 'blue');
  },
  'roof-panel': (pen, part) => {
    const [x, z] = planOf(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    pen.box(x - half, z - half, part.widthMm, part.widthMm, 'steel', 10);
    pen.box(x - half + 50, z - half + 50, part.widthMm - 100, part.widthMm - 100, ['#e8b400', '#7a5f00'], 8);
  },
  'roof-rod': standing('dark'),
  'cleaning-head': standing('stainless', 'blue'),
  cable: standing('white', 'accent'),
  'wall-box': (pen, part) => onWall(pen, part, part.widthMm, 10, 180, 'white'),
  'wall-pipe': (pen, part) => {
    const [x, z] = planOf(part.azimuthDeg, part.radiusMm);
    pen.disc(x, z, Math.max(50, part.widthMm / 2), Math.max(50, part.widthMm / 2), 'steel');
  },
  heating: (pen, part) => {
    if (part.of.form === 'coil') onWall(pen, part, part.widthMm, 0, 160, 'accent');
  },
  'fill-coupling': (pen, part) => onWall(pen, part, part.widthMm, 40, 160, 'dark'),
  'foot-lug': (pen, part) => {
    if (part.of.strap) onWall(pen, part, 50, 60, 380, ['#d8a05e', '#7d4a1c']);
  },
  'floor-auger': (pen, part) => onWall(pen, part, 300, 0, 200, 'galvanised'),
  'floor-fan': (pen, part) => onWall(pen, part, part.widthMm, -240, 560, 'galvanised'),
  pump: (pen, part) => onWall(pen, part, 420, -240, 640, 'blue'),
  'vent-dryer': (pen, part) => onWall(pen, part, part.widthMm, -130, 260, 'blue'),
  containment: (pen, part) => {
    if (part.of.form === 'bund')
      pen.put(
        { kind: 'ellipse', cx: 0, cy: 0, rx: part.radiusMm, ry: part.radiusMm },
        { stroke: pen.style === 'line' ? '#16202b' : '#8a8577', strokeMm: 3 * pen.mmPerPx },
      );
  },
  stair: (pen, part) => {
    const r = part.radiusMm + 450;
    pen.put(
      { kind: 'ellipse', cx: 0, cy: 0, rx: r, ry: r },
      { stroke: pen.style === 'line' ? '#16202b' : '#7b868d', strokeMm: 2.2 * pen.mmPerPx },
    );
    for (let azimuth = 0; azimuth < 360; azimuth += 8)
      pen.wire([planOf(azimuth, part.radiusMm + 40), planOf(azimuth, r)], '#8b949a', 0.8);
  },
  'level-scale': (pen, part) => onWall(pen, part, part.widthMm, -20, 50, 'white'),
  'level-switch': (pen, part) =>
    onWall(pen, part, part.heightMm, 0, part.widthMm, part.of.form === 'rotary' ? 'accent' : 'blue'),
  platform: (pen, part) => {
    const half = part.widthMm / 2;
    pen.box(-half - 60, -part.radiusMm - 560, part.widthMm + 120, 600, ['#d7dde0', '#5f6a72']);
    for (let x = -half; x < half; x += 150)
      pen.line([x, -part.radiusMm - 540], [x + 60, -part.radiusMm + 20], '#8b949a', 0.6);
  },
  ladder: (pen, part) => {
    const at = (u: number, v: number) => besideWall(part.azimuthDeg, part.radiusMm, u, v);
    if (part.of.cage)
      pen.wire(
        pathData(
          ['M', ...at(-225, 0)],
          ['C', ...at(-420, 460), ...at(-260, 760), ...at(0, 760)],
          ['C', ...at(260, 760), ...at(420, 460), ...at(225, 0)],
        ),
        '#7b868d',
        1.6,
      );
    pen.wire([at(-225, 0), at(225, 0)], '#7b868d', 2.4);
    for (const u of [-225, 225]) pen.disc(...at(u, 0), 38, 38, 'steel');
  },
  'rest-platform': (pen, part) => onWall(pen, part, part.widthMm, 0, 820, ['#dfe4e6', '#5f6a72']),
  'roof-rail': (pen, part) => {
    const r = part.radiusMm;
    pen.put(
      { kind: 'ellipse', cx: 0, cy: 0, rx: r, ry: r },
      { stroke: pen.style === 'line' ? '#16202b' : '#7b868d', strokeMm: 2.2 * pen.mmPerPx },
    );
    for (let azimuth = 15; azimuth < 360; azimuth += 30) pen.disc(...planOf(azimuth, r), 36, 36, 'steel');
  },
};

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
    (above[part.name] as DrawAbove | undefined)?.(pen, part, unit);
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
    if (leg.name === 'leg') onWall(pen, leg, reinforced ? 460 : 300, -60, reinforced ? 340 : 220, 'steel');
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
