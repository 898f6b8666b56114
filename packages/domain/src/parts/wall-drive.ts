import { down } from '../drawing/drawing.ts';
import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out, radians } from './kit/spot.ts';

/** Of its axis, above the lower edge. */
const axisMm = 120;
/** A large motor is dark. */
const isLarge = (lengthMm: number): boolean => lengthMm > 500;
const blue = [down([0, '#5f88ab'], [0.3, '#a9c4da'], [1, '#2c5376']), '#27496a'] as const;

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
      // Shaft and propeller are visible through natural GRP.
      const tip = -unit.radiusMm * 0.2;
      pen.line([x, z], [tip, z + 90], '#3a444c', 2, { opacity: 0.45 });
      for (const side of [-1, 1]) {
        const cy = -z - 90 + side * half * 0.75;
        pen.glaze({ kind: 'ellipse', cx: tip, cy, rx: 46, ry: half * 0.75 }, '#3a444c', 0.45);
      }
    }
    pen.disc(x, z, (half + 90) * narrow, half + 90, 'steel');
    for (let index = 0; index < 8; index++) {
      const angle = (index * 45 + 22) * radians;
      const circle = half + 58;
      pen.disc(x + circle * narrow * Math.sin(angle), z + circle * Math.cos(angle), 13, 15, 'dark', 0);
    }
    pen.box(x, z - half * 0.62, 130, half * 1.24, 'pipe', 10);
    pen.box(x + 110, z - half, length, 2 * half, isLarge(width) ? 'darkPipe' : blue, 24);
    for (let fin = 1; fin < 6; fin++) {
      const at = z - half + (fin * half) / 3;
      pen.line([x + 130, at], [x + 90 + length, at], '#1d262d', 0.6, { opacity: 0.55 });
    }
    pen.box(x + 110 + length * 0.3, z + half, length * 0.36, half * 0.42, 'dark', 10);
    pen.box(x + 100 + length, z - half * 0.92, 70, half * 1.84, 'dark', 26);
    if (width > 700) pen.box(x + 60, z - half * 1.15, 110, half * 2.3, 'steel', 16);
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
    place.cylinder([0, -60, z], out, half + 90, 100, 'steel');
    place.bolts([0, 40, z], 'out', half + 58, 8, [13, 18]);
    place.cylinder([0, 40, z], out, half * 0.62, 100, 'galvanised');
    place.cylinder([0, 110, z], out, half, length, motor);
    for (let fin = 0; fin < 12; fin++) {
      const angle = (fin * Math.PI) / 6;
      const [a, b] = [half * Math.cos(angle), half * Math.sin(angle)];
      place.bar([a, 130, z + b], [a, 90 + length, z + b], 20, motor);
    }
    const terminals = [110 + length * 0.3, 110 + length * 0.66] as const;
    place.box([-half * 0.3, half * 0.3], terminals, [z + half * 0.9, z + half * 1.42], 'dark');
    place.cylinder([0, 100 + length, z], out, half * 0.92, 70, 'dark');
    if (length > 700) place.cylinder([0, 60, z], out, half * 1.15, 110, 'steel');
    const tip = -unit.radiusMm * 0.7;
    const blade = half * 1.5;
    place.bar([0, 0, z], [0, tip, z + 90], 50, 'stainless');
    place.box([-46, 46], [tip - 20, tip + 20], [z + 90 - blade, z + 90], 'stainless');
    place.box([-46, 46], [tip - 20, tip + 20], [z + 90, z + 90 + blade], 'stainless');
  },
};
