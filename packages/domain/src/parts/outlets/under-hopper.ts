import type { EquipmentOf } from '../../catalogue/equipment.ts';
import type { UnitModel } from '../../drawing/anatomy.ts';
import { along, out, up } from '../kit/part.ts';
import type { Closer } from './closer.ts';

/** The flange at the hopper, beyond its outlet. */
const flange = { beyond: 60, height: 36 };

const flapMm = { flange: 30, height: 120, beyond: 20, lever: 36 };

/** A butterfly valve between two flanges. */
export const flap: Closer = {
  front(pen, { baseMm: z, outletRadiusMm: r }, { drive }) {
    const rim = r + flange.beyond;
    const body = r + flapMm.beyond;
    pen.box(-rim, z - flapMm.flange, 2 * rim, flapMm.flange, 'steel', 4);
    pen.box(-body, z - 150, 2 * body, flapMm.height, 'dark', 12);
    pen.box(-rim, z - 180, 2 * rim, flapMm.flange, 'steel', 4);
    pen.box(body, z - 110, 120, 40, 'dark');
    const motor = body + 110;
    if (drive === 'pneumatic') pen.box(motor, z - 180, 360, 170, 'blue', 24);
    else if (drive === 'electric') pen.box(motor, z - 200, 300, 210, 'blue', 50);
    else pen.bar([motor, z - 90], [motor + 250, z - 20], flapMm.lever, '#d9620f', '#9c4308');
  },
  solid(place, { baseMm: z, outletRadiusMm: r }, { drive }) {
    const rim = r + flange.beyond;
    const body = r + flapMm.beyond;
    place.cylinder([0, 0, z - flapMm.flange], up, rim, flapMm.flange, 'steel');
    place.cylinder([0, 0, z - 150], up, body, flapMm.height, 'dark');
    place.cylinder([0, 0, z - 180], up, rim, flapMm.flange, 'steel');
    place.cylinder([r, 0, z - 90], along, 20, 140, 'dark');
    const motor = body + 110;
    if (drive === 'pneumatic') place.box([motor, motor + 360], [-70, 70], [z - 180, z - 10], 'blue');
    else if (drive === 'electric') place.cylinder([motor, 0, z - 95], along, 105, 300, 'blue');
    else place.bar([motor, 0, z - 90], [motor + 250, 0, z - 20], flapMm.lever, 'accent');
  },
};

/** The shaft of a rotary valve, as a share of the outlet. */
const shaft = 0.3;

export const rotary: Closer = {
  front(pen, { baseMm: z, outletRadiusMm: r }) {
    const rim = r + flange.beyond;
    const axis = z - flange.height - r;
    pen.box(-rim, z - flange.height, 2 * rim, flange.height, 'steel', 4);
    pen.disc(0, axis, r + 40, r + 10, 'steel');
    pen.disc(0, axis, r * shaft, r * shaft, 'dark');
    pen.box(-rim, z - 80 - 2 * r, 2 * rim, flange.height, 'steel', 4);
    pen.box(r + 30, z - 130 - r, 330, 190, 'blue', 36);
  },
  solid(place, { baseMm: z, outletRadiusMm: r }) {
    const rim = r + flange.beyond;
    const axis = z - flange.height - r;
    place.cylinder([0, 0, z - flange.height], up, rim, flange.height, 'steel');
    place.cylinder([0, -r - 10, axis], out, r + 10, 2 * r + 20, 'steel');
    place.cylinder([0, r + 10, axis], out, r * shaft, 30, 'dark');
    place.cylinder([0, 0, z - 80 - 2 * r], up, rim, flange.height, 'steel');
    place.cylinder([r - 10, 0, z - 35 - r], along, 95, 370, 'blue');
  },
};

/** The box below the outlet, and the tube of the screw. */
const boot = { height: 260, half: 150 };
const tube = { from: -260, below: 330, wide: 180, slope: 0.3 };

const screwReach = ({ radiusMm }: UnitModel, { lengthMm = 3000 }: EquipmentOf<'outlet'>): number =>
  Math.min(lengthMm, radiusMm + 1000);

/** An inclined screw that carries the product away to the right. */
export const screw: Closer = {
  front(pen, unit, outlet) {
    const { baseMm: z, outletRadiusMm: r } = unit;
    const reach = screwReach(unit, outlet);
    const low = z - tube.below;
    pen.polygon('galvanised', [-r, z], [r, z], [boot.half, z - boot.height], [-boot.half, z - boot.height]);
    pen.bar([tube.from, low], [reach, low + reach * tube.slope], tube.wide, '#9aa4aa');
    pen.box(-480, z - 430, 240, 190, 'blue', 30);
  },
  solid(place, unit, outlet) {
    const { baseMm: z, outletRadiusMm: r } = unit;
    const reach = screwReach(unit, outlet);
    const low = z - tube.below;
    place.cone([0, 0, z - boot.height], up, [boot.half, r], boot.height, 'galvanised');
    place.bar([tube.from, 0, low], [reach, 0, low + reach * tube.slope], tube.wide, 'galvanised');
    place.cylinder([-480, 0, z - 335], [1, 0, 0.1], 95, 240, 'blue');
  },
};

const box = { below: 330, height: 294, beyond: 40 };
/** The stub of the conveying pipe, below the hopper and beyond the box. */
const stub = { below: 200, beyond: 420, ring: { from: 400, length: 60 } };

/** A suction box with the stub of a conveying pipe. */
export const suction: Closer = {
  front(pen, { baseMm: z, outletRadiusMm: r }, { dn }) {
    const rim = r + box.beyond;
    const axis = z - stub.below;
    pen.box(-rim, z - flange.height, 2 * rim, flange.height, 'steel', 4);
    pen.box(-r, z - box.below, 2 * r, box.height, 'stainless', 16);
    pen.bar([r, axis], [r + stub.beyond, axis], dn);
    pen.box(r + stub.ring.from, axis - dn, stub.ring.length, 2 * dn, 'accent', 10);
  },
  solid(place, { baseMm: z, outletRadiusMm: r }, { dn }) {
    const axis = z - stub.below;
    place.cylinder([0, 0, z - flange.height], up, r + box.beyond, flange.height, 'steel');
    place.cylinder([0, 0, z - box.below], up, r, box.height, 'stainless');
    place.bar([r - 30, 0, axis], [r + stub.beyond, 0, axis], dn, 'steel');
    place.cylinder([r + stub.ring.from, 0, axis], along, dn, stub.ring.length, 'accent');
  },
};
