import type { UnitModel } from '../drawing/anatomy.ts';
import type { Point } from '../drawing/pen.ts';
import type { Point3 } from '../solids/solid.ts';
import type { Millimetres } from '../units.ts';
import { circle, planOf } from './kit/above.ts';
import { drawRail, galvanised, mouldRail } from './kit/guard-rail.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import type { Spot } from './kit/spot.ts';

/** Between wall and treads. */
const gapMm = 60;
const treadMm = 260;
const rails = { half: 550, drawn: 1100, top: 1080 };
const landing = { below: 60, above: 20, rail: 1060 };

/** From where to where it climbs, and how often around. It ends on the right; the first half turn is in front. */
function climbOf({ of: { turns } }: Spot<'stair'>, { eavesMm, passage, shellBottomMm, radiusMm }: UnitModel) {
  const top = eavesMm;
  // A passage stays free.
  const foot = passage ? shellBottomMm : 0;
  return {
    foot,
    top,
    // Half a turn or one and a half; not steeper than 45°.
    turns:
      turns === 'by-height'
        ? Math.max(0, Math.ceil((top - foot) / (2 * Math.PI * radiusMm) - 0.5)) + 0.5
        : turns,
    reach: radiusMm + gapMm,
  };
}

export const stair: PartOf<'stair'> = {
  besideUnit: true,
  place: ({ unit }) => berth(0, unit.radiusMm, 0, 900, unit.eavesMm + 1100),

  /** The visible half of each turn around the body. */
  front(pen, spot, unit) {
    const { foot, top, turns, reach } = climbOf(spot, unit);
    const perTurn = (top - foot) / turns;
    for (let turn = 0; turn < turns; turn++) {
      const [low, high] = [foot + turn * perTurn, foot + turn * perTurn + perTurn / 2];
      const at = (share: number): Point => [-reach * Math.cos(share * Math.PI), low + (high - low) * share];
      const shares = Array.from({ length: 25 }, (_, index) => index / 24);
      for (const share of shares) {
        const [x, z] = at(share);
        pen.box(x - treadMm / 2, z - 20, treadMm, 40, 'pipe', 0, 0.5);
        if (Math.round(share * 24) % 4 === 0) pen.line([x, z], [x, z + rails.drawn], galvanised, 1.3);
      }
      for (const above of [rails.half, rails.drawn])
        pen.wire(
          shares.map((share): Point => [at(share)[0], at(share)[1] + above]),
          galvanised,
          1.6,
        );
    }
    pen.box(unit.radiusMm - 100, top - landing.below, 1000, landing.below + landing.above, 'pipe');
    drawRail(pen, [unit.radiusMm - 80, unit.radiusMm + 880], top + landing.above, landing.rail, 3);
  },

  above(pen, { radius }) {
    const r = radius + 450;
    circle(pen, r, galvanised, 2.2);
    for (let azimuth = 0; azimuth < 360; azimuth += 8)
      pen.wire([planOf(azimuth, radius + 40), planOf(azimuth, r)], '#8b949a', 0.8);
  },

  solid(_, spot, unit, mould) {
    const { foot, top, turns, reach } = climbOf(spot, unit);
    const deep = 850;
    const steps = Math.max(12, Math.round((top - foot) / 210));
    const azimuth = (share: number) => 90 - (1 - share) * turns * 360;
    const along: (above: Millimetres, out: Millimetres) => Point3[] = (above, out) =>
      Array.from({ length: steps + 1 }, (_, index) =>
        mould
          .at(azimuth(index / steps), reach)
          .point([0, out, Math.max(35, foot + ((top - foot) * index) / steps + above)]),
      );
    for (let index = 1; index <= steps; index++) {
      const tread = mould.at(azimuth(index / steps), reach);
      const z = foot + ((top - foot) * index) / steps;
      tread.box([-treadMm / 2, treadMm / 2], [0, deep], [z - 20, z + 20], 'galvanised');
      if (index % 4 === 0) tread.bar([0, deep, z], [0, deep, z + rails.top], 40, 'galvanised');
    }
    for (const out of [0, deep])
      mould.put({ kind: 'tube', points: along(-60, out), diameterMm: 70, material: 'galvanised' });
    for (const above of [rails.half, rails.top])
      mould.put({ kind: 'tube', points: along(above, deep), diameterMm: 40, material: 'galvanised' });
    const head = mould.at(90, unit.radiusMm);
    const floor = top + landing.above;
    head.box([-100, 1100], [-100, 900], [top - landing.below, floor], 'galvanised');
    mouldRail(head, [-100, 1100], [0, 880], floor, landing.rail);
  },
};
