import { outletRadiusMm, type UnitModel } from './anatomy.ts';
import { hopperRadiusMm, levelMm } from './content-level.ts';
import type { Fill, PathData } from './drawing.ts';
import { type Finish, shade } from './finish.ts';
import { type Pen, type Point, round } from './pen.ts';

/** Colour of the contents, visible through natural GRP. */
const contents = {
  vvs4: '#b98a45',
  dds4: '#c79a3f',
  vb4: '#c79a3f',
  fs: '#b9c6d2',
  ms: '#b9c6d2',
  nb: '#7d5227',
  spw: '#5d7f86',
} as const;

/** Hopper, cylinder with its ring joints, and the 15° roof. */
export function drawBody(pen: Pen, unit: UnitModel, contentLevel: number): void {
  const { radiusMm: r, baseMm, shellBottomMm: bottom, eavesMm: eaves } = unit;
  const body = surface(unit.body);
  const edge = outlineOf(unit.body);
  const hopper = bottom > baseMm;

  if (hopper) {
    pen.part = 'hopper';
    const cone: Point[] = [
      [-r, bottom],
      [r, bottom],
      [outletRadiusMm, baseMm],
      [-outletRadiusMm, baseMm],
    ];
    pen.polygon(cone, [body, edge], 0.9);
    checker(pen, unit.body, conePath(cone));
    for (const share of [-0.72, -0.36, 0, 0.36, 0.72])
      pen.wire(
        [
          [r * share, bottom],
          [outletRadiusMm * share, baseMm],
        ],
        edge,
        0.5,
        { opacity: 0.18 },
      );
    pen.glaze(
      { kind: 'path', d: conePath(cone) },
      {
        kind: 'linear',
        direction: 'down',
        stops: [
          [0, '#16202b', 0.34],
          [0.12, '#16202b', 0.1],
          [1, '#16202b', 0.2],
        ],
      },
      1,
    );
  }

  pen.part = 'shell';
  pen.box(-r, bottom, 2 * r, eaves - bottom, [body, edge], 0, 0.9);
  checker(pen, unit.body, { x: -r, y: -eaves, width: 2 * r, height: eaves - bottom });
  if (unit.body.transparent) drawContent(pen, unit, contentLevel);
  pen.part = 'shell';
  if (unit.glossy && !unit.body.transparent) gloss(pen, -r, -eaves, 2 * r, eaves - bottom);
  for (const z of unit.jointsMm) ring(pen, unit, z - 35, 70, r + 22);
  ring(pen, unit, bottom - (hopper ? 60 : 0), hopper ? 110 : 80, r + 38);
  // Shadow of the roof overhang on the body.
  pen.glaze(
    { kind: 'rect', x: -r, y: -eaves, width: 2 * r, height: 260 },
    {
      kind: 'linear',
      direction: 'down',
      stops: [
        [0, '#16202b', 0.3],
        [1, '#16202b', 0],
      ],
    },
    1,
  );
  drawRoof(pen, unit);
}

function drawRoof(pen: Pen, unit: UnitModel): void {
  const { radiusMm: r, eavesMm: eaves, apexMm: apex } = unit;
  const fill = surface(unit.roof, 1.15);
  const edge = outlineOf(unit.roof);
  const lip = r + 45;
  pen.part = 'roof';
  const cone: Point[] = [
    [-lip, eaves],
    [lip, eaves],
    [300, apex - 70],
    [-300, apex - 70],
  ];
  pen.polygon(cone, [fill, edge], 0.9);
  checker(pen, unit.roof, conePath(cone));
  // Laminate seams at equal angles; they are denser towards the silhouette, as on a real cone.
  for (let azimuth = -75; azimuth <= 75; azimuth += 15) {
    const share = Math.sin((azimuth * Math.PI) / 180);
    pen.wire(
      [
        [lip * share, eaves],
        [300 * share, apex - 70],
      ],
      edge,
      0.5,
      { opacity: 0.28 },
    );
  }
  if (unit.glossy && !unit.roof.transparent)
    pen.glaze(
      {
        kind: 'path',
        d: ['M', -lip * 0.5, -eaves, 'L', -lip * 0.3, -eaves, 'L', -90, 70 - apex, 'L', -150, 70 - apex, 'Z'],
      },
      '#ffffff',
      0.5,
    );
  pen.box(-lip, eaves - 45, 2 * lip, 70, [fill, edge], 20);
}

/** Surface, heap and shading of the contents behind the wall. */
function drawContent(pen: Pen, unit: UnitModel, level: number): void {
  if (pen.style === 'line' || level <= 0) return;
  const { radiusMm, baseMm, shellBottomMm: bottom } = unit;
  const top = levelMm(unit, unit.volumeM3 * level);
  const inHopper = top < bottom;
  const surfaceMm = (inHopper ? hopperRadiusMm(unit, top) : radiusMm) - 18;
  // The heap rises as far above the level as its foot is below it.
  const heap = unit.substance === 'solid' && !inHopper ? Math.min(surfaceMm * 0.3, top - bottom) : 0;
  const line: PathData = ['M', -surfaceMm, -top + heap / 2, 'Q', 0, -top - heap, surfaceMm, -top + heap / 2];
  const wall: PathData = inHopper ? [] : ['L', surfaceMm, -bottom];
  const otherWall: PathData = inHopper ? [] : ['L', -surfaceMm, -bottom];
  const outlet: PathData =
    baseMm < bottom ? ['L', outletRadiusMm, -baseMm, 'L', -outletRadiusMm, -baseMm] : [];
  pen.part = 'content';
  pen.glaze(
    { kind: 'path', d: [...line, ...wall, ...outlet, ...otherWall, 'Z'] },
    round(contents[unit.type as keyof typeof contents], 0.9),
    0.5,
  );
  pen.put(
    { kind: 'path', d: line },
    {
      stroke: shade(contents[unit.type as keyof typeof contents], -0.35),
      strokeMm: pen.mmPerPx,
      opacity: 0.55,
    },
  );
  drawFillLine(pen, unit);
}

/** Maximum fill level. Without this line a full unit seems to have room left. */
function drawFillLine(pen: Pen, { radiusMm, fillLineMm }: UnitModel): void {
  pen.part = 'fill-line';
  pen.wire(
    [
      [-radiusMm, fillLineMm],
      [radiusMm, fillLineMm],
    ],
    '#16202b',
    1,
    { dash: [6 * pen.mmPerPx, 4 * pen.mmPerPx], opacity: 0.7 },
  );
}

function ring(pen: Pen, unit: UnitModel, z: number, height: number, half: number): void {
  pen.box(-half, z, 2 * half, height, [surface(unit.body, 1.15), outlineOf(unit.body)], 12, 0.6);
  pen.glaze(
    { kind: 'rect', x: -half, y: -z - height, width: 2 * half, height: height * 0.3 },
    '#ffffff',
    0.3,
  );
  pen.glaze({ kind: 'rect', x: -half + 22, y: -z, width: 2 * half - 44, height: 55 }, '#16202b', 0.12);
}

/** A semi-gloss surface reflects the sky in one narrow and one wide band. */
function gloss(pen: Pen, x: number, y: number, width: number, height: number): void {
  const fade: Fill = {
    kind: 'linear',
    direction: 'across',
    stops: [
      [0, '#ffffff', 0],
      [0.25, '#ffffff', 0.75],
      [0.7, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
  };
  pen.glaze({ kind: 'rect', x: x + width * 0.2, y, width: width * 0.13, height }, fade, 0.85);
  pen.glaze({ kind: 'rect', x: x + width * 0.86, y, width: width * 0.05, height }, fade, 0.4);
}

/** Near-black is drawn as a checker pattern, so that it does not look like a hole (CF-18). */
function checker(
  pen: Pen,
  finish: Finish,
  shape: PathData | { x: number; y: number; width: number; height: number },
): void {
  if (!finish.nearBlack) return;
  pen.glaze(
    'width' in shape ? { kind: 'rect', ...shape } : { kind: 'path', d: shape },
    { kind: 'checker', sizeMm: 120, colours: ['#ffffff', '#000000'] },
    0.09,
  );
}

const conePath = ([a, b, c, d]: readonly Point[]): PathData =>
  [
    ['M', a],
    ['L', b],
    ['L', c],
    ['L', d],
  ]
    .flatMap(([command, point]) => [command as string, (point as Point)[0], -(point as Point)[1]])
    .concat('Z');

/** Dark colours need more contrast to look round. */
function surface(finish: Finish, contrast = 1) {
  return round(
    finish.nearBlack ? shade(finish.hex, 0.14) : finish.hex,
    (finish.transparent ? 0.75 : 1) * contrast,
  );
}

const outlineOf = (finish: Finish): string => (finish.nearBlack ? '#4a545c' : shade(finish.hex, -0.5));
