import { along, out, up } from '../kit/spot.ts';
import type { Closer } from './closer.ts';

/** A butterfly valve between two flanges. */
export const flap: Closer = (s, { baseMm: z, outletRadiusMm: r }, { drive }) => {
  s.upright(r + 60, [z - 30, 30], 'steel', { corner: 4 });
  s.upright(r + 20, [z - 150, 120], 'dark', { corner: 12 });
  s.upright(r + 60, [z - 180, 30], 'steel', { corner: 4 });
  s.pen?.box(r + 20, z - 110, 120, 40, 'dark');
  s.place?.cylinder([r, 0, z - 90], along, 20, 140, 'dark');
  const motor = r + 130;
  if (drive === 'pneumatic') s.box([motor, motor + 360], [-70, 70], [z - 180, 170], 'blue', { corner: 24 });
  else if (drive === 'electric') {
    s.pen?.box(motor, z - 200, 300, 210, 'blue', 50);
    s.place?.cylinder([motor, 0, z - 95], along, 105, 300, 'blue');
  } else s.bar([motor, 0, z - 90], [motor + 250, 0, z - 20], 36, 'accent');
};

export const rotary: Closer = (s, { baseMm: z, outletRadiusMm: r }) => {
  const axis = z - 36 - r;
  s.upright(r + 60, [z - 36, 36], 'steel', { corner: 4 });
  s.pen?.disc(0, axis, r + 40, r + 10, 'steel');
  s.place?.cylinder([0, -r - 10, axis], out, r + 10, 2 * r + 20, 'steel');
  s.roll(r * 0.3, [r + 10, 30], axis, 'dark');
  s.upright(r + 60, [z - 80 - 2 * r, 36], 'steel', { corner: 4 });
  s.pen?.box(r + 30, z - 130 - r, 330, 190, 'blue', 36);
  s.place?.cylinder([r - 10, 0, z - 35 - r], along, 95, 370, 'blue');
};

/** An inclined screw that carries the product away to the right. */
export const screw: Closer = (s, { baseMm: z, outletRadiusMm: r, radiusMm }, { lengthMm = 3000 }) => {
  const reach = Math.min(lengthMm, radiusMm + 1000);
  s.pen?.polygon('galvanised', [-r, z], [r, z], [150, z - 260], [-150, z - 260]);
  s.place?.cone([0, 0, z - 260], up, [150, r], 260, 'galvanised');
  s.bar([-260, 0, z - 330], [reach, 0, z - 330 + reach * 0.3], 180, 'galvanised');
  s.pen?.box(-480, z - 430, 240, 190, 'blue', 30);
  s.place?.cylinder([-480, 0, z - 335], [1, 0, 0.1], 95, 240, 'blue');
};

/** A suction box with the stub of a conveying pipe. */
export const suction: Closer = (s, { baseMm: z, outletRadiusMm: r }, { dn }) => {
  s.upright(r + 40, [z - 36, 36], 'steel', { corner: 4 });
  s.upright(r, [z - 330, 294], 'stainless', { corner: 16 });
  s.pen?.bar([r, z - 200], [r + 420, z - 200], dn);
  s.place?.bar([r - 30, 0, z - 200], [r + 420, 0, z - 200], dn, 'steel');
  s.pen?.box(r + 400, z - 200 - dn, 60, 2 * dn, 'accent', 10);
  s.place?.cylinder([r + 400, 0, z - 200], along, dn, 60, 'accent');
};
