import type { UnitModel } from './anatomy.ts';
import { closed, type Pen, type Point } from './pen.ts';
import { acrossPoints, roofAtMm, slopeOf } from './shape-lines.ts';
import { checker, outlineOf, pathOf, surface } from './surface.ts';

const neckHalfMm = 300;

/** Where the roof meets its neck. */
function neckZ({ shape: { roof }, apexMm }: UnitModel): number {
  if (roof.kind !== 'cone') return apexMm;
  return apexMm - Math.round((neckHalfMm * slopeOf(roof.angleDeg)) / 10) * 10 + 10;
}

export function drawRoof(pen: Pen, unit: UnitModel): void {
  const { radiusMm: r, eavesMm: eaves } = unit;
  const fill = surface(unit.roof, 1.15);
  const edge = outlineOf(unit.roof);
  const lip = r + 45;
  const necks = neckZ(unit);
  pen.part = 'roof';
  const outline = roofOutline(unit, lip);
  pen.path(closed(...outline), [fill, edge], 0.9);
  checker(pen, unit.roof, pathOf(outline));
  drawSeams(pen, unit, lip, edge);
  if (unit.glossy && !unit.roof.transparent && unit.shape.roof.kind === 'cone')
    pen.glaze(
      {
        kind: 'path',
        d: ['M', -lip * 0.5, -eaves, 'L', -lip * 0.3, -eaves, 'L', -90, -necks, 'L', -150, -necks, 'Z'],
      },
      '#ffffff',
      0.5,
    );
  pen.box(-lip, eaves - 45, 2 * lip, 70, [fill, edge], 20);
}

/** The silhouette of the roof, with a lip over the wall. */
function roofOutline(unit: UnitModel, lip: number): readonly Point[] {
  const { eavesMm: eaves } = unit;
  switch (unit.shape.roof.kind) {
    case 'cone':
      return [
        [-lip, eaves],
        [lip, eaves],
        [neckHalfMm, neckZ(unit)],
        [-neckHalfMm, neckZ(unit)],
      ];
    case 'dome':
      return acrossPoints(lip, (x) => roofAtMm(unit, Math.min(x, unit.radiusMm)));
    case 'flat':
      return [
        [-lip, eaves],
        [lip, eaves],
        [lip, unit.heightMm],
        [-lip, unit.heightMm],
      ];
  }
}

/** Seams at equal angles; they are denser towards the silhouette, as on a real roof. */
function drawSeams(pen: Pen, unit: UnitModel, lip: number, edge: string): void {
  const { kind } = unit.shape.roof;
  if (kind === 'flat') return;
  for (let azimuth = -75; azimuth <= 75; azimuth += 15) {
    const share = Math.sin((azimuth * Math.PI) / 180);
    const line: Point[] =
      kind === 'cone'
        ? [
            [lip * share, unit.eavesMm],
            [neckHalfMm * share, neckZ(unit)],
          ]
        : Array.from({ length: 9 }, (_, index): Point => {
            const fromAxis = unit.radiusMm * Math.cos((index * Math.PI) / 16);
            return [fromAxis * share, roofAtMm(unit, fromAxis)];
          });
    pen.wire(line, edge, 0.5, { opacity: 0.28 });
  }
}
