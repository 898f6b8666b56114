import type { EquipmentOf, OutletDrive } from '../../catalogue/equipment.ts';
import type { UnitModel } from '../../drawing/anatomy.ts';
import { pathData } from '../../drawing/drawing.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Mould, Place } from '../../solids/mould.ts';
import { along, out, up } from '../kit/part.ts';
import type { Closer } from './closer.ts';

type Outlet = EquipmentOf<'outlet'>;

/** Beyond the outlet and above its edge. */
const collar = { beyond: 10, above: 60, height: 130 };
const rim = { beyond: 70, above: 110, height: 36 };
const frame = { left: 60, right: 260, height: 62 };

const materialOf = ({ drive, stainless }: Outlet) =>
  stainless ? 'stainless' : drive === 'hand' ? 'galvanised' : 'steel';

/** How the gate is moved: on its right. */
interface Drive {
  front(pen: Pen, right: number, z: number, unit: UnitModel, outlet: Outlet): void;
  solid(place: Place, right: number, z: number, unit: UnitModel, outlet: Outlet, mould: Mould): void;
}

/** Collar, slide gate and drive under a hopper; a spout hangs below it. */
export const slide: Closer = {
  front(pen, unit, outlet) {
    const { baseMm: z, outletRadiusMm: r } = unit;
    const gate = materialOf(outlet);
    const wide = 2 * r + 2 * collar.beyond;
    pen.box(-r - collar.beyond, z + collar.above, wide, collar.height, gate);
    pen.box(-r - rim.beyond, z + rim.above, 2 * r + 2 * rim.beyond, rim.height, gate, 4);
    pen.box(-r - frame.left, z, 2 * r + frame.left + frame.right, frame.height, gate, 6);
    for (let x = -r - 40; x <= r + 60; x += 100) pen.disc(x, z + 128, 13, 13, 'dark', 0);
    drives[outlet.drive]?.front(pen, r + frame.right, z, unit, outlet);
    if (outlet.form === 'spout') drawSpout(pen, z);
  },
  solid(place, unit, outlet, mould) {
    const { baseMm: z, outletRadiusMm: r } = unit;
    const gate = materialOf(outlet);
    place.cylinder([0, 0, z + collar.above], up, r + collar.beyond, collar.height, gate);
    place.cylinder([0, 0, z + rim.above], up, r + rim.beyond, rim.height, gate);
    place.box([-r - frame.left, r + frame.right], [-r - 40, r + 40], [z, z + frame.height], gate);
    place.bolts([0, 0, z + rim.above + rim.height], 'up', r + 45, 8, [13, 14]);
    drives[outlet.drive]?.solid(place, r + frame.right, z, unit, outlet, mould);
    if (outlet.form === 'spout') mouldSpout(place, z);
  },
};

/** Above the lower edge of the gate: its middle, where a rod moves it. */
const middle = 31;

const hand: Drive = {
  front(pen, right, z, _, { stainless }) {
    pen.bar([right, z + middle], [right + 210, z + middle], 34, stainless ? '#e3eaee' : '#aeb7bd');
    pen.box(right + 200, z - 60, 40, 180, stainless ? 'stainless' : 'accent', 16);
  },
  solid(place, right, z, _, { stainless }) {
    place.bar(
      [right - 10, 0, z + middle],
      [right + 210, 0, z + middle],
      34,
      stainless ? 'stainless' : 'steel',
    );
    place.box([right + 200, right + 240], [-100, 100], [z + 5, z + 57], stainless ? 'stainless' : 'accent');
  },
};

/** The ends of the cylinder: where, and how low and high. */
const ends = { at: [-16, 392], length: 50, low: -58, high: 120 };

const pneumatic: Drive = {
  front(pen, right, z) {
    pen.box(right, z - 42, 420, 146, 'pipe', 16);
    for (const at of ends.at) pen.box(right + at, z + ends.low, ends.length, ends.high - ends.low, 'blue', 8);
    pen.wire(['M', right + 410, z + 120, 'Q', right + 420, z + 420, right + 210, z + 470], '#1b2228', 1.3);
  },
  solid(place, right, z) {
    place.cylinder([right, 0, z + middle], along, 66, 420, 'steel');
    for (const at of ends.at)
      place.box([right + at, right + at + ends.length], [-85, 85], [z + ends.low, z + ends.high], 'blue');
    place.rod(
      [
        [right + 410, 0, z + 115],
        [right + 410, 0, z + 400],
        [right + 210, 0, z + 470],
      ],
      20,
      'rubber',
      160,
    );
  },
};

/** Points of the lever: beside the gate, and above its lower edge; a rope with a ball hangs from its end. */
const leverPoints = [
  [-20, 30],
  [60, 30],
  [330, 260],
] as const;
const rope = { at: 330, from: 260, to: -700, ball: { below: 730, radius: 34, half: 50 } };

const lever: Drive = {
  front(pen, right, z) {
    pen.tube(
      leverPoints.map(([u, w]) => [right + u, z + w] as const),
      44,
      '#d9620f',
      '#9c4308',
    );
    const x = right + rope.at;
    pen.wire(['M', x, z + rope.from, 'L', x, z + rope.to], '#7a5a35', 1.3);
    pen.disc(x, z - rope.ball.below, rope.ball.radius, rope.ball.half, 'accent');
  },
  solid(place, right, z) {
    place.rod(
      leverPoints.map(([u, w]) => [right + u, 0, z + w] as const),
      44,
      'accent',
    );
    const u = right + rope.at;
    place.bar([u, 0, z + rope.from], [u, 0, z + rope.to], 16, 'rubber');
    place.ball([u, 0, z - rope.ball.below], rope.ball.radius, rope.ball.half, 'accent');
  },
};

/** The wheel and the chain that turns it. */
const wheel = { at: 180, radius: 130, hub: 40 };
const shaft = { from: -20, length: 260, low: 14, height: 34 };

const chain: Drive = {
  front(pen, right, z) {
    const x = right + wheel.at;
    pen.box(right + shaft.from, z + shaft.low, shaft.length, shaft.height, 'dark');
    for (let at = right; at < right + 230; at += 40) pen.line([at, z + 14], [at, z - 6], '#27313a', 1);
    pen.disc(x, z + middle, wheel.radius, wheel.radius, ['#d7dde0', '#3a444c'], 1.2);
    pen.disc(x, z + middle, wheel.hub, wheel.hub, 'dark');
    for (const side of [-1, 1])
      pen.line([x + side * 126, z + middle], [x + side * 126, z - 820], '#3a444c', 1.3, { dash: [42, 22] });
    pen.wire(['M', x - 126, z - 820, 'Q', x, z - 960, x + 126, z - 820], '#3a444c', 1.3, { dash: [42, 22] });
  },
  solid(place, right, z) {
    const u = right + wheel.at;
    place.box(
      [right + shaft.from, right + shaft.from + shaft.length],
      [-20, 20],
      [z + shaft.low, z + shaft.low + shaft.height],
      'dark',
    );
    place.cylinder([u, 30, z + middle], out, wheel.radius, 30, 'steel');
    place.cylinder([u, 20, z + middle], out, wheel.hub, 50, 'dark');
    place.rod(
      [
        [u - 126, 45, z + middle],
        [u - 126, 45, z - 900],
        [u + 126, 45, z - 900],
        [u + 126, 45, z + middle],
      ],
      16,
      'dark',
      110,
    );
  },
};

/** Gear, motor and terminals beside the gate: from, length, foot and height. */
const gear = { from: -10, length: 150, low: -30, height: 124 };
const motor = { from: 130, length: 330 };
const terminals = { from: 210, length: 150, low: 116, height: 90 };
/** The control box on the column, with its wire from the motor. */
const wire = { from: 300, low: 206, high: 260, foot: 1600 };
const box = { from: 6, at: 60, width: 108, low: 1280, height: 330 };
const lamps = [
  { z: 1530, tone: 'green', drawn: ['#3a8f4d', '#1d5a2b'] },
  { z: 1440, tone: 'red', drawn: ['#b3261e', '#6d1712'] },
  { z: 1350, tone: 'dark', drawn: 'dark' },
] as const;
const lampMm = 30;
const columnOf = ({ passage }: UnitModel): number => (passage?.widthMm ?? 2600) / 2;

const electric: Drive = {
  front(pen, right, z, unit) {
    pen.box(right + gear.from, z + gear.low, gear.length, gear.height, 'dark', 14);
    pen.box(right + motor.from, z - 56, motor.length, 176, 'blue', 30);
    pen.box(right + terminals.from, z + terminals.low, terminals.length, terminals.height, 'dark', 12);
    const column = columnOf(unit);
    // Own part name: it is mounted on the column, and a close-up of the gate must show only the gate.
    const { part } = pen;
    pen.part = 'outflow-control';
    pen.wire(
      pathData(
        ['M', right + wire.from, z + wire.low],
        ['L', right + wire.from, z + wire.high],
        ['L', column + box.at, z + wire.high],
        ['L', column + box.at, wire.foot],
      ),
      '#1b2228',
      1.1,
    );
    pen.box(column + box.from, box.low, box.width, box.height, 'white', 12);
    for (const lamp of lamps) pen.disc(column + box.at, lamp.z, lampMm, lampMm, lamp.drawn);
    pen.part = part;
  },
  solid(place, right, z, unit, _, mould) {
    const column = columnOf(unit);
    const depth = unit.passage ? column + unit.passage.columnMm : 0;
    place.box(
      [right + gear.from, right + gear.from + gear.length],
      [-62, 62],
      [z + gear.low, z + gear.low + gear.height],
      'dark',
    );
    place.cylinder([right + motor.from, 0, z + 32], along, 88, motor.length, 'blue');
    place.box(
      [right + terminals.from, right + terminals.from + terminals.length],
      [-50, 50],
      [z + terminals.low, z + terminals.low + terminals.height],
      'dark',
    );
    const { part } = mould;
    mould.part = 'outflow-control';
    place.rod(
      [
        [right + wire.from, 0, z + wire.low],
        [right + wire.from, 0, z + wire.high],
        [column + box.at, 0, z + wire.high],
        [column + box.at, depth, z + wire.high],
        [column + box.at, depth, wire.foot],
      ],
      16,
      'dark',
      40,
    );
    place.box(
      [column + box.from, column + box.from + box.width],
      [depth, depth + 90],
      [box.low, box.low + box.height],
      'white',
    );
    for (const lamp of lamps)
      place.cylinder([column + box.at, depth + 90, lamp.z], out, lampMm, 16, lamp.tone);
    mould.part = part;
  },
};

const drives: Readonly<Record<OutletDrive, Drive | undefined>> = {
  hand,
  pneumatic,
  lever,
  chain,
  electric,
  none: undefined,
};

/** Rings of a telescopic spout: half of each; and the rubber at its end. */
const rings = [190, 170, 150].map((half, index) => ({
  half,
  below: index * 130,
  material: index % 2 ? ('stainless' as const) : ('dark' as const),
}));
const ringMm = 140;
const taperMm = 26;
const skirt = { from: 130, to: 190, top: 400, end: 520 };

function drawSpout(pen: Pen, z: number): void {
  for (const { half, below, material } of rings)
    pen.polygon(
      material,
      [-half, z - below],
      [half, z - below],
      [half - taperMm, z - ringMm - below],
      [taperMm - half, z - ringMm - below],
    );
  const { from, to, top, end } = skirt;
  pen.polygon('rubber', [-from, z - top], [from, z - top], [to, z - end], [-to, z - end]);
}

function mouldSpout(place: Place, z: number): void {
  for (const { half, below, material } of rings)
    place.turn(
      [0, 0, z - ringMm - below],
      up,
      [
        [half - taperMm, 0],
        [half, ringMm],
        [half - 40, ringMm],
      ],
      material,
    );
  const { from, to, top, end } = skirt;
  place.turn(
    [0, 0, z - end],
    up,
    [
      [to - 20, 0],
      [to, 0],
      [from, end - top],
      [from - 20, end - top],
    ],
    'rubber',
  );
}
