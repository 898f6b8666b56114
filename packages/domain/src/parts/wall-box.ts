import { overlap } from '../drawing/bounds.ts';
import type { Millimetres } from '../units.ts';
import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { type BareUnit, type Berth, berth, legAzimuths, pipeAtMm, type Site } from './kit/placing.ts';
import { out, radians, up } from './kit/spot.ts';

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

/** Heights tried for a box, relative to the wanted one. */
const shiftsMm = [0, 480, 960, 1440, -380];
const gapMm = 40;

/** The first mount where nothing is covered. */
function mounted(site: Site, zMm: Millimetres, widthMm: Millimetres, heightMm: Millimetres): Berth {
  const boxes = site.seen();
  const spots = mounts(site.unit, widthMm);
  const places = shiftsMm.flatMap((shift) =>
    spots.map(([azimuth, radius]) => berth(azimuth, radius, zMm + shift, widthMm, heightMm)),
  );
  const isFree = ({ azimuthDeg, radiusMm, zMm: z }: Berth) => {
    const x = radiusMm * Math.sin(azimuthDeg * radians);
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

export const wallBox: PartOf<'wall-box'> = {
  place(site, { form, widthMm, heightMm, atM }) {
    const z = atM * 1000 - heightMm / 2;
    return form === 'cabinet'
      ? berth(-90, pipeAtMm(site), z, widthMm, heightMm)
      : mounted(site, z, widthMm, heightMm);
  },

  shape(s, { of: { form }, x, z, top, half, width, height }) {
    const left = x - half;
    const face = 160;
    if (form === 'cabinet') {
      // Its doors face the viewer of the side.
      s.pen?.box(left, z, width, height, 'stainless', 14, 0.9);
      s.place?.box([-half, half], [-150, 150], [z, top], 'stainless');
      s.pen?.line([x, z + 20], [x, top - 20], '#6d7c86', 0.9);
      s.place?.box([-4, 4], [149, 154], [z + 20, top - 20], 'dark');
      const handle = z + height * 0.42;
      s.pen?.box(x + 30, handle, 36, 120, 'accent', 8);
      s.place?.box([30, 66], [150, 180], [handle, handle + 120], 'accent');
      s.pen?.box(left - 20, z - 60, width + 40, 60, 'steel', 6);
      s.place?.box([-half - 20, half + 20], [-170, 190], [z - 60, z], 'steel');
      return;
    }
    s.pen?.box(left, z, width, height, 'white', 14, 0.9);
    s.place?.box([-half, half], [0, face], [z, top], 'white');
    if (form === 'display') {
      s.pen?.box(left + width * 0.14, z + height * 0.45, width * 0.72, height * 0.38, 'glass', 8);
      const pane = half * 0.72;
      s.place?.box([-pane, pane], [face, face + 8], [z + height * 0.45, z + height * 0.83], 'glass');
    }
    if (form === 'alarm') {
      s.pen?.box(x - 46, top, 92, 110, ['#b3261e', '#6d1712'], 30);
      s.place?.cylinder([0, 80, top], up, 46, 110, 'red');
      s.pen?.disc(x, z + height * 0.5, width * 0.2, width * 0.2, 'dark');
      s.place?.cylinder([0, face, z + height * 0.5], out, half * 0.4, 20, 'dark');
    }
    if (form === 'heater') {
      s.pen?.disc(x, z + height * 0.58, width * 0.24, width * 0.24, 'accent');
      s.place?.cylinder([0, face, z + height * 0.58], out, half * 0.48, 20, 'accent');
      s.pen?.wire(['M', x, z, 'C', x - 160, z - 120, x + 160, z - 240, x, z - 360], '#b3261e', 1.6);
      s.place?.bar([0, 60, z + 10], [0, 60, z - 360], 18, 'red');
    } else {
      s.pen?.line([x, z], [x, z - 160], '#1b2228', 1.2);
      s.place?.bar([0, 60, z + 10], [0, 60, z - 160], 18, 'dark');
    }
    for (const share of [-0.4, 0, 0.4]) {
      s.pen?.disc(left + width * (0.5 + share / 2), z + height * 0.2, 16, 16, ['#3a8f4d', '#1d5a2b'], 0);
      s.place?.cylinder([half * share, face, z + height * 0.2], out, 16, 10, 'green');
    }
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, 10, 180, 'white'),
};
