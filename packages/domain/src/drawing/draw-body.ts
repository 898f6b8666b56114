import type { Texture } from '../catalogue/texture.ts';
import type { UnitModel } from './anatomy.ts';
import { levelMm } from './content-level.ts';
import { drawRoof } from './draw-roof.ts';
import { across, down, type Fill, type PathData } from './drawing.ts';
import { shade } from './finish.ts';
import { closed, type Pen, type Point, round } from './pen.ts';
import { acrossPoints, bottomRadiusMm } from './shape-lines.ts';
import { checker, outlineOf, pathOf, surface } from './surface.ts';

/** Bottom, cylinder with its joints, and roof. */
export function drawBody(pen: Pen, unit: UnitModel, contentLevel: number, contents?: Texture): void {
  const { radiusMm: r, baseMm, shellBottomMm: bottom, eavesMm: eaves } = unit;
  const body = surface(unit.body);
  const edge = outlineOf(unit.body);
  const hopper = bottom > baseMm;

  if (hopper) {
    pen.part = 'hopper';
    const outline = bottomOutline(unit);
    pen.path(closed(...outline), [body, edge], 0.9);
    checker(pen, unit.body, pathOf(outline));
    if (unit.shape.bottom.kind === 'cone')
      for (const share of [-0.72, -0.36, 0, 0.36, 0.72])
        pen.line([r * share, bottom], [unit.outletRadiusMm * share, baseMm], edge, 0.5, { opacity: 0.18 });
    pen.glaze(
      { kind: 'path', d: pathOf(outline) },
      down([0, '#16202b', 0.34], [0.12, '#16202b', 0.1], [1, '#16202b', 0.2]),
      1,
    );
  }

  pen.part = 'shell';
  pen.box(-r, bottom, 2 * r, eaves - bottom, [body, edge], 0, 0.9);
  checker(pen, unit.body, { x: -r, y: -eaves, width: 2 * r, height: eaves - bottom });
  if (unit.body.transparent) drawContent(pen, unit, contentLevel, contents);
  pen.part = 'shell';
  if (unit.glossy && !unit.body.transparent) gloss(pen, -r, -eaves, 2 * r, eaves - bottom);
  drawShell(pen, unit);
  // Shadow of the roof overhang on the body.
  pen.glaze(
    { kind: 'rect', x: -r, y: -eaves, width: 2 * r, height: 260 },
    down([0, '#16202b', 0.3], [1, '#16202b', 0]),
    1,
  );
  drawRoof(pen, unit);
}

/** The silhouette of a bottom below the cylinder. */
function bottomOutline(unit: UnitModel): readonly Point[] {
  const { radiusMm: r, shellBottomMm, baseMm, outletRadiusMm } = unit;
  if (unit.shape.bottom.kind === 'cone')
    return [
      [-r, shellBottomMm],
      [r, shellBottomMm],
      [outletRadiusMm, baseMm],
      [-outletRadiusMm, baseMm],
    ];
  const depth = shellBottomMm - baseMm;
  const sphere = (r ** 2 + depth ** 2) / (2 * depth);
  return acrossPoints(r, (x) => baseMm + sphere - Math.sqrt(Math.max(0, sphere ** 2 - x ** 2)));
}

/** Joints of the shell: wound rings overlap, welded ones show a seam, corrugated sheets are bolted. */
function drawShell(pen: Pen, unit: UnitModel): void {
  const { radiusMm: r, shellBottomMm: bottom, eavesMm: eaves } = unit;
  const edge = outlineOf(unit.body);
  const hopper = bottom > unit.baseMm;
  const across = (z: number, weight: number, opacity: number) =>
    pen.line([-r, z], [r, z], edge, weight, { opacity });
  switch (unit.shape.shell.kind) {
    case 'wound':
      for (const z of unit.jointsMm) ring(pen, unit, z - 35, 70, r + 22);
      break;
    case 'welded':
      for (const z of unit.jointsMm) {
        across(z, 1.1, 0.55);
        pen.glaze({ kind: 'rect', x: -r, y: -z, width: 2 * r, height: 26 }, '#ffffff', 0.25);
      }
      break;
    case 'corrugated': {
      // Waves of about a hundred millimetres, but never denser than lines can be told apart.
      const wave = Math.max(105, 4 * pen.mmPerPx);
      for (let z = bottom + wave; z < eaves - wave / 2; z += wave) across(z, 0.6, 0.4);
      for (const z of unit.jointsMm) across(z, 1.2, 0.6);
      // Stiffeners at equal angles.
      for (let azimuth = -75; azimuth <= 75; azimuth += 30)
        pen.box(
          r * Math.sin((azimuth * Math.PI) / 180) - 30,
          bottom,
          60,
          eaves - bottom,
          'galvanised',
          0,
          0.4,
        );
    }
  }
  ring(pen, unit, bottom - (hopper ? 60 : 0), hopper ? 110 : 80, r + 38);
}

/** A tile of goods on screen: small enough to look far away, large enough to be recognised. */
const texturePx = 88;

/** The shade of a round wall over a texture. */
const roundShade: Fill = across(
  [0, '#16202b', 0.34],
  [0.1, '#16202b', 0.14],
  [0.32, '#ffffff', 0.2],
  [0.5, '#ffffff', 0.02],
  [0.78, '#16202b', 0.2],
  [1, '#16202b', 0.44],
);

/** Surface, heap and shading of the contents behind the wall. */
function drawContent(pen: Pen, unit: UnitModel, level: number, contents?: Texture): void {
  if (pen.style === 'line' || level <= 0) return;
  const { radiusMm, baseMm, shellBottomMm: bottom } = unit;
  const top = levelMm(unit, unit.volumeM3 * level);
  const inHopper = top < bottom;
  const surfaceMm = (inHopper ? bottomRadiusMm(unit, top) : radiusMm) - 18;
  // The heap rises as far above the level as its foot is below it.
  const heap = unit.substance === 'solid' && !inHopper ? Math.min(surfaceMm * 0.3, top - bottom) : 0;
  const line: PathData = ['M', -surfaceMm, -top + heap / 2, 'Q', 0, -top - heap, surfaceMm, -top + heap / 2];
  const wall: PathData = inHopper ? [] : ['L', surfaceMm, -bottom];
  const otherWall: PathData = inHopper ? [] : ['L', -surfaceMm, -bottom];
  const outlet: PathData =
    baseMm < bottom ? ['L', unit.outletRadiusMm, -baseMm, 'L', -unit.outletRadiusMm, -baseMm] : [];
  pen.part = 'content';
  const body = { kind: 'path', d: [...line, ...wall, ...outlet, ...otherWall, 'Z'] } as const;
  const colour = contents?.colour ?? unit.look.contents;
  // A liquid shows no ripples from the side.
  if (contents && contents.kind !== 'liquid') {
    pen.glaze(
      body,
      {
        kind: 'texture',
        texture: contents.kind,
        colour,
        sideMm: Math.min(texturePx * pen.mmPerPx, 1.6 * radiusMm),
      },
      0.72,
    );
    pen.glaze(body, roundShade, 1);
  } else pen.glaze(body, round(colour, 0.9), contents ? 0.72 : 0.5);
  pen.put(
    { kind: 'path', d: line },
    {
      stroke: shade(colour, -0.35),
      strokeMm: pen.mmPerPx,
      opacity: 0.55,
    },
  );
  drawFillLine(pen, unit);
}

/** Maximum fill level. Without this line a full unit seems to have space left. */
function drawFillLine(pen: Pen, { radiusMm, fillLineMm }: UnitModel): void {
  pen.part = 'fill-line';
  pen.line([-radiusMm, fillLineMm], [radiusMm, fillLineMm], '#16202b', 1, {
    dash: [6 * pen.mmPerPx, 4 * pen.mmPerPx],
    opacity: 0.7,
  });
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
  const fade: Fill = across(
    [0, '#ffffff', 0],
    [0.25, '#ffffff', 0.75],
    [0.7, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  );
  pen.glaze({ kind: 'rect', x: x + width * 0.2, y, width: width * 0.13, height }, fade, 0.85);
  pen.glaze({ kind: 'rect', x: x + width * 0.86, y, width: width * 0.05, height }, fade, 0.4);
}
