import type { EquipmentOf } from '../catalogue/equipment.ts';
import { onWall } from './kit/above.ts';
import { type PartOf, up } from './kit/part.ts';
import { berth, placedOf } from './kit/placing.ts';

type Form = EquipmentOf<'fill-coupling'>['form'];
type Colour = 'stainless' | 'steel' | 'galvanised' | 'blue' | 'dark' | 'accent';

/** Neck and ring above the lower end: half width, foot, height, colour, and how round the corners are drawn. */
type Ring = readonly [half: number, foot: number, height: number, colour: Colour, corner: number];
const rings: Readonly<Record<Form, readonly Ring[]>> = {
  storz: [
    [86, 60, 150, 'stainless', 10],
    [110, 0, 74, 'steel', 14],
  ],
  perrot: [[74, 0, 80, 'galvanised', 10]],
  guillemin: [
    [80, 70, 140, 'blue', 10],
    [118, 0, 80, 'blue', 30],
  ],
  unicone: [[124, -10, 46, 'dark', 10]],
  camlock: [
    [70, 70, 140, 'stainless', 8],
    [88, 0, 84, 'accent', 18],
  ],
};
const ball = { above: 120, radius: 104, half: 92 };
const cone = { from: 116, to: 70, height: 210 };
const lug = { at: 104, half: 22, foot: 20, height: 70 };
/** From and to, beside and above. */
const perrotLever = { from: [70, 60], to: [190, 170], thick: 30 } as const;
const camlockLever = { from: [76, 90], to: [132, 180], thick: 24 } as const;

/** For the tanker's hose, at the foot of each fill pipe. */
export const fillCoupling: PartOf<'fill-coupling'> = {
  place: (site) =>
    placedOf(site, 'fill-pipe').map(({ azimuthDeg, radiusMm, zMm }) =>
      berth(azimuthDeg, radiusMm, zMm - 210, 220, 210),
    ),

  front(pen, { of: { form }, x, z }) {
    if (form === 'perrot') pen.disc(x, z + ball.above, ball.radius, ball.half, 'galvanised');
    if (form === 'unicone') {
      const { from, to, height } = cone;
      pen.polygon('stainless', [x - to, z + height], [x + to, z + height], [x + from, z], [x - from, z]);
    }
    for (const [half, foot, height, colour, corner] of rings[form])
      pen.box(x - half, z + foot, 2 * half, height, colour, corner);
    if (form === 'storz')
      for (const side of [-1, 1])
        pen.box(x + side * lug.at - lug.half, z + lug.foot, 2 * lug.half, lug.height, 'dark', 10);
    if (form === 'perrot') {
      const { from, to, thick } = perrotLever;
      pen.bar([x + from[0], z + from[1]], [x + to[0], z + to[1]], thick, '#d9620f', '#9c4308');
    }
    if (form === 'guillemin')
      pen.wire(['M', x + 110, z + 30, 'Q', x + 200, z - 40, x + 90, z + 190], '#3a444c', 1.3);
    if (form === 'camlock') {
      const { from, to, thick } = camlockLever;
      for (const side of [-1, 1])
        pen.bar([x + side * from[0], z + from[1]], [x + side * to[0], z + to[1]], thick, '#d3dde3');
    }
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, 40, 160, 'dark'),

  solid(place, { of: { form }, z }) {
    if (form === 'perrot') place.ball([0, 0, z + ball.above], ball.radius, ball.half, 'galvanised');
    if (form === 'unicone') place.cone([0, 0, z], up, [cone.from, cone.to], cone.height, 'stainless');
    for (const [half, foot, height, colour] of rings[form])
      place.cylinder([0, 0, z + foot], up, half, height, colour);
    if (form === 'storz')
      for (const side of [-1, 1]) {
        const [left, foot] = [side * lug.at - lug.half, z + lug.foot];
        place.box([left, left + 2 * lug.half], [-30, 30], [foot, foot + lug.height], 'dark');
      }
    if (form === 'perrot') {
      const { from, to, thick } = perrotLever;
      place.bar([from[0], 0, z + from[1]], [to[0], 0, z + to[1]], thick, 'accent');
    }
    if (form === 'camlock') {
      const { from, to, thick } = camlockLever;
      for (const side of [-1, 1])
        place.bar([side * from[0], 0, z + from[1]], [side * to[0], 0, z + to[1]], thick, 'stainless');
    }
  },
};
