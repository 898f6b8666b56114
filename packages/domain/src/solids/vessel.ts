import type { UnitModel } from '../drawing/anatomy.ts';
import { levelMm } from '../drawing/content-level.ts';
import { bottomRadiusMm, roofAtMm, slopeOf } from '../drawing/shape-lines.ts';
import type { Mould } from './mould.ts';
import type { Point2 } from './solid.ts';

const neckHalfMm = 300;
const lipMm = 45;
const steps = 12;

/** Bottom, cylinder with its joints, and roof. */
export function mouldVessel(mould: Mould, unit: UnitModel): void {
  const { radiusMm: r, shellBottomMm: bottom, baseMm } = unit;
  const hopper = bottom > baseMm;
  mould.part = 'hopper';
  if (hopper) mould.turn([[0, baseMm], ...bottomProfile(unit)], 'body');
  mould.part = 'shell';
  if (!hopper) mould.turn(discProfile(r, bottom), 'body');
  mould.turn(shellProfile(unit), 'body');
  mould.part = 'joint';
  mouldJoints(mould, unit);
  mould.ring([r - 5, r + 38], hopper ? [bottom - 60, bottom + 50] : [bottom, bottom + 80], 'body');
  mould.part = 'roof';
  mould.turn(roofProfile(unit), 'roof');
  if (unit.shape.roof.kind !== 'flat') mouldSeams(mould, unit);
}

const discProfile = (radius: number, z: number): Point2[] => [
  [0, z],
  [radius, z],
];

function bottomProfile(unit: UnitModel): Point2[] {
  const { radiusMm, shellBottomMm, baseMm, outletRadiusMm } = unit;
  if (unit.shape.bottom.kind === 'cone')
    return [
      [outletRadiusMm, baseMm],
      [radiusMm, shellBottomMm],
    ];
  return Array.from({ length: steps }, (_, index): Point2 => {
    const z = baseMm + (shellBottomMm - baseMm) * ((index + 1) / steps) ** 2;
    return [bottomRadiusMm(unit, z), z];
  });
}

/** Corrugated sheets have waves; the crests have the radius of the unit. */
function shellProfile({ shape, radiusMm: r, shellBottomMm: bottom, eavesMm: eaves }: UnitModel): Point2[] {
  if (shape.shell.kind !== 'corrugated')
    return [
      [r, bottom],
      [r, eaves],
    ];
  const waves = Math.max(4, Math.min(60, Math.round((eaves - bottom) / 105)));
  return Array.from(
    { length: 2 * waves + 1 },
    (_, index): Point2 => [index % 2 ? r - 14 : r, bottom + ((eaves - bottom) * index) / (2 * waves)],
  );
}

function mouldJoints(mould: Mould, unit: UnitModel): void {
  const { radiusMm: r, shellBottomMm: bottom, eavesMm: eaves } = unit;
  // Paint hides a joint; the drawing outlines it.
  const material = unit.body.transparent ? 'body' : 'joint';
  switch (unit.shape.shell.kind) {
    case 'wound':
      for (const z of unit.jointsMm) mould.ring([r - 5, r + 22], [z - 35, z + 35], material);
      break;
    case 'welded':
      for (const z of unit.jointsMm) mould.ring([r - 5, r + 4], [z - 13, z + 13], material);
      break;
    case 'corrugated':
      for (let azimuth = 15; azimuth < 360; azimuth += 30)
        mould.at(azimuth, r).box([-30, 30], [-20, 34], [bottom, eaves], 'galvanised');
  }
}

/** Where the roof meets its neck. */
function neckZ({ shape: { roof }, apexMm }: UnitModel): number {
  return roof.kind === 'cone' ? apexMm - neckHalfMm * slopeOf(roof.angleDeg) + 10 : apexMm;
}

function roofProfile(unit: UnitModel): Point2[] {
  const { radiusMm: r, eavesMm: eaves, shape } = unit;
  const lip = r + lipMm;
  const edge: Point2[] = [
    [r - 5, eaves - 45],
    [lip, eaves - 45],
    [lip, eaves + 10],
  ];
  switch (shape.roof.kind) {
    case 'cone':
      return [...edge, [neckHalfMm, neckZ(unit)], [0, neckZ(unit)]];
    case 'dome':
      return [
        ...edge,
        ...Array.from({ length: steps + 1 }, (_, index): Point2 => {
          const fromAxis = r * Math.cos((index * Math.PI) / 2 / steps);
          return [index === steps ? 0 : fromAxis, Math.max(eaves + 10, roofAtMm(unit, fromAxis))];
        }),
      ];
    case 'flat':
      return [
        [r - 5, eaves - 45],
        [lip, eaves - 45],
        [lip, unit.heightMm],
        [lip - 40, unit.heightMm],
        [lip - 40, eaves + 10],
        [0, eaves + 10],
      ];
  }
}

function mouldSeams(mould: Mould, unit: UnitModel): void {
  for (let azimuth = 7.5; azimuth < 360; azimuth += 15) {
    const place = mould.at(azimuth);
    const inner = unit.shape.roof.kind === 'cone' ? neckHalfMm : 0.15 * unit.radiusMm;
    const points = unit.shape.roof.kind === 'cone' ? 2 : 7;
    const seam = Array.from({ length: points }, (_, index) => {
      const fromAxis = unit.radiusMm + ((inner - unit.radiusMm) * index) / (points - 1);
      return [0, fromAxis, roofAtMm(unit, fromAxis) + 4] as const;
    });
    place.rod(22, 'roof', 0, ...seam);
  }
}

/** The contents behind the wall: solids form a heap, liquids a level. */
export function mouldContents(mould: Mould, unit: UnitModel, share: number): void {
  if (!unit.body.transparent || share <= 0) return;
  const { radiusMm, baseMm, shellBottomMm: bottom } = unit;
  const gap = 18;
  const level = levelMm(unit, unit.volumeM3 * share);
  const inBottom = level < bottom;
  const surface = (inBottom ? bottomRadiusMm(unit, level) : radiusMm) - gap;
  const heap = unit.substance === 'solid' && !inBottom ? Math.min(surface * 0.3, level - bottom) : 0;
  const foot: Point2[] =
    bottom > baseMm
      ? bottomProfile(unit)
          .filter(([, z]) => z < Math.min(level, bottom))
          .map(([r, z]): Point2 => [Math.max(0, r - gap), z + 4])
      : [];
  const wall: Point2[] = inBottom
    ? [[surface, level]]
    : [
        [surface, bottom + 2],
        [surface, level - heap / 2],
      ];
  const top = Array.from({ length: 5 }, (_, index): Point2 => {
    const out = 1 - (index + 1) / 5;
    return [surface * out, level - heap / 2 + (1 - out ** 2) * 0.75 * heap];
  });
  mould.part = 'content';
  mould.turn([[0, baseMm + 4], ...foot, ...wall, ...(heap > 0 ? top : [[0, level] as const])], 'contents');
  mould.part = 'fill-line';
  const dashDeg = 360 / Math.round((2 * Math.PI * radiusMm) / 260);
  for (let azimuth = 0; azimuth < 359; azimuth += dashDeg)
    mould.turn(
      [
        [radiusMm + 6, unit.fillLineMm - 10],
        [radiusMm + 6, unit.fillLineMm + 10],
      ],
      'dark',
      [azimuth - dashDeg * 0.3, azimuth + dashDeg * 0.3],
    );
}
