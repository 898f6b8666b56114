import type { EquipmentKind } from '../catalogue/equipment.ts';
import type { Millimetres } from '../units.ts';
import { cellPlateMm, type Part, ringFootMm } from './anatomy.ts';

import { boundsOf, overlap } from './bounds.ts';
import { bundHeightMm } from './bund.ts';
import { drawEquipment } from './draw-equipment.ts';
import type { Box } from './drawing.ts';
import { Pen } from './pen.ts';
import { type BareUnit, type Berth, berth, legAzimuths, type Place, pipeAtMm, type Site } from './placing.ts';

/** Where a box can be mounted at hand height: a leg, a column, or the wall. */
function mounts(
  unit: BareUnit,
  widthMm: Millimetres,
): readonly (readonly [azimuthDeg: number, radiusMm: number])[] {
  if (unit.passage) {
    // Outside the clear width of the passage.
    const at = unit.passage.widthMm / 2 + Math.max(widthMm, unit.passage.columnMm) / 2;
    return [
      [90, at],
      [-90, at],
    ];
  }
  if (unit.support === 'legs')
    return legAzimuths(unit)
      .filter((azimuth) => Math.abs(azimuth) < 90)
      .map((azimuth) => [azimuth, unit.radiusMm + 140]);
  return [44, 22, -26, 58, -62, 0].map((azimuth) => [azimuth, unit.radiusMm]);
}

/** The parts placed so far, as they appear from the front. */
function drawnBoxes({ unit, placed }: Site): readonly Box[] {
  const pen = new Pen('shaded', 1);
  for (const part of placed)
    if (!background.has(part.name))
      drawEquipment(pen, part, { unit: { ...unit, parts: placed }, logoText: '' });
  return pen.primitives.map(boundsOf);
}

const background: ReadonlySet<string> = new Set([
  'jacket',
  'containment',
  'heating',
] satisfies EquipmentKind[]);

/** Heights tried for a box, relative to the wanted one. */
const shiftsMm = [0, 480, 960, 1440, -380];
const gapMm = 40;

/** The first mount where nothing is covered. */
function mounted(site: Site, zMm: Millimetres, widthMm: Millimetres, heightMm: Millimetres): Berth {
  const boxes = drawnBoxes(site);
  const spots = mounts(site.unit, widthMm);
  const places = shiftsMm.flatMap((shift) =>
    spots.map(([azimuth, radius]) => berth(azimuth, radius, zMm + shift, widthMm, heightMm)),
  );
  const isFree = ({ azimuthDeg, radiusMm, zMm: z }: Berth) => {
    const x = radiusMm * Math.sin((azimuthDeg * Math.PI) / 180);
    const wanted = {
      x: x - widthMm / 2 - gapMm,
      y: -z - heightMm - gapMm,
      width: widthMm + 2 * gapMm,
      height: heightMm + 2 * gapMm,
    };
    return boxes.every((box) => !overlap(box, wanted));
  };
  return places.find(isFree) ?? places[0]!;
}

/** Feet of legs and columns; a unit on a ring or plinth has four points: below the ring beam, or at the wall. */
function feet(unit: BareUnit): readonly (readonly [azimuthDeg: number, radiusMm: number])[] {
  if (unit.passage) {
    const at = unit.passage.widthMm / 2 + unit.passage.columnMm / 2;
    return [
      [-90, at],
      [90, at],
    ];
  }
  if (unit.support === 'legs') return legAzimuths(unit).map((azimuth) => [azimuth, unit.radiusMm + 70]);
  if (unit.support === 'ring') return [180, 0, 90, -90].map((azimuth) => [azimuth, unit.radiusMm + 80]);
  return [135, -135, 45, -45].map((azimuth) => [azimuth, unit.radiusMm]);
}

const lower = ({ placed }: Site, name: Part['name']): Part | undefined =>
  placed.find((part) => part.name === name);

/** Equipment at the wall, at the feet and on the ground beside the unit. */
export const placeAtWall = {
  jacket: ({ unit }, { thicknessMm }) =>
    berth(
      0,
      unit.radiusMm + thicknessMm,
      unit.shellBottomMm,
      2 * (unit.radiusMm + thicknessMm),
      unit.eavesMm - unit.shellBottomMm,
    ),
  containment: ({ unit }, { form }) =>
    form === 'bund'
      ? berth(0, unit.sideMm, 0, 2 * unit.sideMm, bundHeightMm(unit.heightMm))
      : berth(0, unit.radiusMm, unit.baseMm, 2 * unit.radiusMm, 130),
  heating: ({ unit }, { form }) =>
    form === 'coil'
      ? berth(12, unit.radiusMm, unit.shellBottomMm + 200, 260, 120)
      : berth(0, unit.radiusMm, unit.shellBottomMm + 150, 1.84 * unit.radiusMm, 900),
  'fill-coupling': (site) =>
    site.placed
      .filter(({ name }) => name === 'fill-pipe')
      .map(({ azimuthDeg, radiusMm, zMm }) => berth(azimuthDeg, radiusMm, zMm - 210, 220, 210)),
  'wall-pipe': ({ unit }, { form, pipeMm }) => {
    const overflow = form === 'overflow' || form === 'siphon';
    const foot = overflow ? 500 : unit.shellBottomMm + 300;
    const top = form === 'riser' ? unit.eavesMm - 40 : unit.fillLineMm;
    return berth(overflow ? -68 : 56, unit.radiusMm + pipeMm / 2 + 30, foot, pipeMm, top - foot);
  },
  'wall-box': (site, { form, widthMm, heightMm, atM }) => {
    const z = atM * 1000 - heightMm / 2;
    return form === 'cabinet'
      ? berth(-90, pipeAtMm(site), z, widthMm, heightMm)
      : mounted(site, z, widthMm, heightMm);
  },
  'foot-cell': ({ unit }, { heightMm }) =>
    feet(unit).map(([azimuth, radius]) =>
      berth(
        azimuth,
        radius,
        unit.support === 'ring' ? ringFootMm(unit) - heightMm - cellPlateMm : 0,
        230,
        heightMm,
      ),
    ),
  'foot-lug': ({ unit }) => {
    // On the outside of the ring beam.
    if (unit.support === 'ring') return berth(45, unit.radiusMm + 120, ringFootMm(unit) - 10, 90, 110);
    const [azimuth, radius] = feet(unit).at(unit.passage ? 1 : -2)!;
    return berth(azimuth, radius, unit.support === 'plinth' ? unit.baseMm + 200 : 330, 90, 110);
  },
  'floor-auger': ({ unit }) => berth(14, unit.radiusMm, unit.baseMm + 60, 300, 260),
  'floor-fan': ({ unit }) => berth(58, unit.radiusMm + 320, unit.baseMm, 600, 640),
  pump: ({ unit }) => berth(90, unit.radiusMm + 640, 0, 420, 2200),
  lamps: ({ unit }) =>
    unit.passage
      ? [-1, 1].map((side) =>
          berth(side * 90, unit.passage!.widthMm / 2 - 420, unit.passage!.heightMm + 30, 260, 130),
        )
      : [],
  'vent-dryer': (site) => {
    const pipe = lower(site, 'vent-pipe');
    return pipe ? berth(pipe.azimuthDeg, pipe.radiusMm, pipe.zMm - 480, 260, 360) : [];
  },
} satisfies { [Kind in EquipmentKind]?: Place<Kind> };
