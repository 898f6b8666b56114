import { down } from '../drawing/drawing.ts';
import { onWall } from './kit/above.ts';
import { out, type PartOf, radians } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** The axis above the lower edge. */
const axisMm = 120;
/** The flange beyond the motor, its circle of bolts, and the neck of the motor as a share of its radius. */
const flange = { beyond: 90, bolts: 58, neck: 0.62 };
/** The motor begins this far from the wall. */
const fromMm = 110;
const cover = { share: 0.92, length: 70 };
/** Terminals below the motor, as shares of its length. */
const terminals = { from: 0.3, to: 0.66, length: 0.36 };
/** A large motor is dark; a very large one has a gear. */
const isLarge = (lengthMm: number): boolean => lengthMm > 500;
const gear = { longerThan: 700, from: 60, share: 1.15, length: 110 };
/** The shaft rises inside; the blades of the propeller. */
const shaft = { rise: 90, blade: 46 };

/** An agitator: its motor outside, shaft and propeller inside. */
export const wallDrive: PartOf<'wall-drive'> = {
  place: ({ unit }, { motorMm: [lengthMm, acrossMm] }) =>
    berth(32, unit.radiusMm, unit.shellBottomMm + 330, lengthMm, acrossMm),
  connection: ({ z }) => z + axisMm,

  front(pen, { azimuthDeg, x, narrow, z: foot, width, height }, unit) {
    const z = foot + axisMm;
    const half = height / 2;
    const length = width * Math.sin(azimuthDeg * radians) + 60;
    if (unit.body.transparent && pen.style === 'shaded') {
      // They are visible through natural GRP.
      const tip = -unit.radiusMm * 0.2;
      pen.line([x, z], [tip, z + shaft.rise], '#3a444c', 2, { opacity: 0.45 });
      for (const side of [-1, 1])
        pen.glaze(
          {
            kind: 'ellipse',
            cx: tip,
            cy: -z - shaft.rise + side * half * 0.75,
            rx: shaft.blade,
            ry: half * 0.75,
          },
          '#3a444c',
          0.45,
        );
    }
    const rim = half + flange.beyond;
    const bolts = half + flange.bolts;
    pen.disc(x, z, rim * narrow, rim, 'steel');
    for (let index = 0; index < 8; index++) {
      const angle = (index * 45 + 22) * radians;
      pen.disc(x + bolts * narrow * Math.sin(angle), z + bolts * Math.cos(angle), 13, 15, 'dark', 0);
    }
    pen.box(x, z - half * flange.neck, 130, half * 2 * flange.neck, 'pipe', 10);
    pen.box(
      x + fromMm,
      z - half,
      length,
      2 * half,
      isLarge(width) ? 'darkPipe' : [down([0, '#5f88ab'], [0.3, '#a9c4da'], [1, '#2c5376']), '#27496a'],
      24,
    );
    for (let fin = 1; fin < 6; fin++) {
      const at = z - half + (fin * half) / 3;
      pen.line([x + 130, at], [x + 90 + length, at], '#1d262d', 0.6, { opacity: 0.55 });
    }
    pen.box(
      x + fromMm + length * terminals.from,
      z + half,
      length * terminals.length,
      half * 0.42,
      'dark',
      10,
    );
    pen.box(x + 100 + length, z - half * cover.share, cover.length, half * 2 * cover.share, 'dark', 26);
    if (width > gear.longerThan)
      pen.box(x + gear.from, z - half * gear.share, gear.length, half * 2 * gear.share, 'steel', 16);
  },

  above(pen, spot) {
    const { width, height } = spot;
    onWall(pen, spot, height + 160, 0, 50, 'steel');
    onWall(pen, spot, height, 50, width + 90, isLarge(width) ? 'dark' : 'blue');
  },

  solid(place, { z: foot, width: length, height }, unit) {
    const z = foot + axisMm;
    const half = height / 2;
    const motor = isLarge(length) ? 'dark' : 'blue';
    place.cylinder([0, -60, z], out, half + flange.beyond, 100, 'steel');
    place.bolts([0, 40, z], 'out', half + flange.bolts, 8, [13, 18]);
    place.cylinder([0, 40, z], out, half * flange.neck, 100, 'galvanised');
    place.cylinder([0, fromMm, z], out, half, length, motor);
    for (let fin = 0; fin < 12; fin++) {
      const angle = (fin * Math.PI) / 6;
      const [a, b] = [half * Math.cos(angle), half * Math.sin(angle)];
      place.bar([a, 130, z + b], [a, 90 + length, z + b], 20, motor);
    }
    place.box(
      [-half * 0.3, half * 0.3],
      [fromMm + length * terminals.from, fromMm + length * terminals.to],
      [z + half * 0.9, z + half * 1.42],
      'dark',
    );
    place.cylinder([0, 100 + length, z], out, half * cover.share, cover.length, 'dark');
    if (length > gear.longerThan)
      place.cylinder([0, gear.from, z], out, half * gear.share, gear.length, 'steel');
    const tip = -unit.radiusMm * 0.7;
    place.bar([0, 0, z], [0, tip, z + shaft.rise], 50, 'stainless');
    for (const side of [-1, 1])
      place.box(
        [-shaft.blade, shaft.blade],
        [tip - 20, tip + 20],
        [z + shaft.rise + Math.min(0, side * half * 1.5), z + shaft.rise + Math.max(0, side * half * 1.5)],
        'stainless',
      );
  },
};
