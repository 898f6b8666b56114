import { overlap } from '../drawing/bounds.ts';
import type { Millimetres } from '../units.ts';
import { onWall } from './kit/above.ts';
import { out, type PartOf, radians, up } from './kit/part.ts';
import { type BareUnit, type Berth, berth, legAzimuths, pipeAtMm, type Site } from './kit/placing.ts';

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

const handle = { beside: 30, share: 0.42, width: 36, height: 120 };
const plinth = { beyond: 20, height: 60 };
const face = 160;
/** Shares of width or height. */
const screen = { foot: 0.45, height: 0.38, width: 0.72 };
const siren = { half: 46, height: 110 };
const lamps = { foot: 0.2, radius: 16 };
const cables = { heater: 360, other: 160 };

export const wallBox: PartOf<'wall-box'> = {
  place(site, { form, widthMm, heightMm, atM }) {
    const z = atM * 1000 - heightMm / 2;
    return form === 'cabinet'
      ? berth(-90, pipeAtMm(site), z, widthMm, heightMm)
      : mounted(site, z, widthMm, heightMm);
  },

  front(pen, { of: { form }, x, z, top, half, width, height }) {
    const left = x - half;
    if (form === 'cabinet') {
      const { beyond } = plinth;
      pen.box(left, z, width, height, 'stainless', 14, 0.9);
      pen.line([x, z + 20], [x, top - 20], '#6d7c86', 0.9);
      pen.box(x + handle.beside, z + height * handle.share, handle.width, handle.height, 'accent', 8);
      pen.box(left - beyond, z - plinth.height, width + 2 * beyond, plinth.height, 'steel', 6);
      return;
    }
    pen.box(left, z, width, height, 'white', 14, 0.9);
    if (form === 'display')
      pen.box(
        left + width * 0.14,
        z + height * screen.foot,
        width * screen.width,
        height * screen.height,
        'glass',
        8,
      );
    if (form === 'alarm') {
      pen.box(x - siren.half, top, 2 * siren.half, siren.height, ['#b3261e', '#6d1712'], 30);
      pen.disc(x, z + height * 0.5, width * 0.2, width * 0.2, 'dark');
    }
    if (form === 'heater') {
      pen.disc(x, z + height * 0.58, width * 0.24, width * 0.24, 'accent');
      pen.wire(['M', x, z, 'C', x - 160, z - 120, x + 160, z - 240, x, z - cables.heater], '#b3261e', 1.6);
    } else pen.line([x, z], [x, z - cables.other], '#1b2228', 1.2);
    for (const share of [0.3, 0.5, 0.7])
      pen.disc(
        left + width * share,
        z + height * lamps.foot,
        lamps.radius,
        lamps.radius,
        ['#3a8f4d', '#1d5a2b'],
        0,
      );
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, 10, 180, 'white'),

  solid(place, { of: { form }, z, top, half, height }) {
    if (form === 'cabinet') {
      const edge = half + plinth.beyond;
      const low = z + height * handle.share;
      place.box([-half, half], [-150, 150], [z, top], 'stainless');
      place.box([-4, 4], [149, 154], [z + 20, top - 20], 'dark');
      place.box(
        [handle.beside, handle.beside + handle.width],
        [150, 180],
        [low, low + handle.height],
        'accent',
      );
      place.box([-edge, edge], [-170, 190], [z - plinth.height, z], 'steel');
      return;
    }
    place.box([-half, half], [0, face], [z, top], 'white');
    if (form === 'display')
      place.box(
        [-half * screen.width, half * screen.width],
        [face, face + 8],
        [z + height * screen.foot, z + height * 0.83],
        'glass',
      );
    if (form === 'alarm') {
      place.cylinder([0, 80, top], up, siren.half, siren.height, 'red');
      place.cylinder([0, face, z + height * 0.5], out, half * 0.4, 20, 'dark');
    }
    const heater = form === 'heater';
    if (heater) place.cylinder([0, face, z + height * 0.58], out, half * 0.48, 20, 'accent');
    place.bar(
      [0, 60, z + 10],
      [0, 60, z - (heater ? cables.heater : cables.other)],
      18,
      heater ? 'red' : 'dark',
    );
    for (const share of [-0.4, 0, 0.4])
      place.cylinder([half * share, face, z + height * lamps.foot], out, lamps.radius, 10, 'green');
  },
};
