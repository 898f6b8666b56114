import type { Millimetres } from '../units.ts';
import type { MouldParts, Place, Range } from './mould.ts';
import type { Point2, Point3 } from './solid.ts';

/** Ladder with safety cage, rest platforms, stair, roof rail and the platform at the outlet. */
export const mouldAccess = {
  ladder: (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const top = part.zMm + part.heightMm;
    const half = part.widthMm / 2;
    for (const u of [-half, half]) place.bar([u, 0, part.zMm], [u, 0, top], 55, 'galvanised');
    for (let z = part.zMm + 120; z < top - 60; z += 280)
      place.bar([-half, 0, z], [half, 0, z], 28, 'galvanised');
    // A bracket beside the ladder's axis meets the round wall further in than one on the axis.
    const wall = Math.sqrt(unit.radiusMm ** 2 - half ** 2) - part.radiusMm;
    const lowest = Math.max(unit.shellBottomMm + 150, part.zMm + 150);
    for (let z = lowest; z < Math.min(unit.eavesMm, top); z += 1500)
      for (const u of [-half, half]) {
        place.bar([u, wall, z], [u, 0, z], 34, 'galvanised');
        place.box([u - 50, u + 50], [wall - 15, wall + 22], [z - 60, z + 60], 'galvanised');
      }
    if (!part.of.cage) return;
    const foot = Math.min(part.zMm + 2250, unit.eavesMm - 700);
    const hoops = Math.max(2, Math.round((top - foot) / 900));
    for (let index = 0; index <= hoops; index++) {
      const z = foot + ((top - 10 - foot) * index) / hoops;
      place.rod(
        cageOutline(half).map(([u, v]): Point3 => [u, v, z]),
        20,
        'galvanised',
      );
    }
    const rails = cageOutline(half).filter(
      (_, index, all) => [2, 4, 6, 8, 10].includes(index) && all.length > 10,
    );
    for (const [u, v] of rails) place.bar([u, v, foot - 20], [u, v, top - 10], 20, 'galvanised');
  },
  'rest-platform': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    place.box([-half, half], [-60, 820], [part.zMm, part.zMm + 70], 'galvanised');
    for (const u of [-half + 60, half - 60])
      place.web(
        [
          [-60, part.zMm],
          [600, part.zMm],
          [-60, part.zMm - 420],
        ],
        [u - 12, u + 12],
        'steel',
      );
    rail(place, [-half, half], [0, 800], part.zMm + 70, 1050);
  },
  'roof-rail': (mould, part) => {
    const base = part.zMm + 20;
    const posts = Math.max(8, Math.round((2 * Math.PI * part.radiusMm) / 1300));
    for (let index = 0; index < posts; index++)
      mould
        .at((index * 360) / posts, part.radiusMm)
        .bar([0, 0, base], [0, 0, base + part.heightMm], 45, 'galvanised');
    for (const share of [0.55, 1]) mould.hoop(part.radiusMm, base + part.heightMm * share, 45, 'galvanised');
    mould.ring([part.radiusMm - 6, part.radiusMm + 6], [base, base + 110], 'galvanised');
  },
  stair: (mould, part, unit) => {
    const top = unit.eavesMm;
    // A passage stays free.
    const foot = unit.passage ? unit.shellBottomMm : 0;
    const turns =
      part.of.turns === 'by-height'
        ? Math.max(0, Math.ceil((top - foot) / (2 * Math.PI * unit.radiusMm) - 0.5)) + 0.5
        : part.of.turns;
    const reach = unit.radiusMm + 60;
    const steps = Math.max(12, Math.round((top - foot) / 210));
    // Ends on the right; the first half turn is in front.
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
      tread.box([-130, 130], [0, 850], [z - 20, z + 20], 'galvanised');
      if (index % 4 === 0) tread.bar([0, 850, z], [0, 850, z + 1080], 40, 'galvanised');
    }
    for (const out of [0, 850])
      mould.put({ kind: 'tube', points: along(-60, out), diameterMm: 70, material: 'galvanised' });
    for (const above of [550, 1080])
      mould.put({ kind: 'tube', points: along(above, 850), diameterMm: 40, material: 'galvanised' });
    const landing = mould.at(90, unit.radiusMm);
    landing.box([-100, 1100], [-100, 900], [top - 60, top + 20], 'galvanised');
    rail(landing, [-100, 1100], [0, 880], top + 20, 1060);
  },
  platform: (mould, part) => {
    const place = mould.at(0, part.radiusMm);
    const half = part.widthMm / 2;
    place.box([-half - 60, half + 60], [-40, 560], [part.zMm, part.zMm + 90], 'galvanised');
    rail(place, [-half - 30, half + 30], [0, 540], part.zMm + 90, part.heightMm);
  },
} satisfies Partial<MouldParts>;

/** The hoop of a safety cage: from one side of the ladder around to the other. */
function cageOutline(half: Millimetres): Point2[] {
  return Array.from({ length: 13 }, (_, index): Point2 => {
    const angle = (index * Math.PI) / 12;
    const wide = half + 115 * Math.sin(angle) ** 0.5;
    return [-wide * Math.cos(angle), 750 * Math.sin(angle) ** 0.7];
  });
}

/** A guard rail around three sides of a platform. */
function rail(
  place: Place,
  [left, right]: Range,
  [inner, outer]: Range,
  z: Millimetres,
  height: Millimetres,
): void {
  const around = (above: number): Point3[] => [
    [left, inner, z + above],
    [left, outer, z + above],
    [right, outer, z + above],
    [right, inner, z + above],
  ];
  for (const share of [0.5, 1]) place.rod(around(height * share - 18), 36, 'galvanised');
  const bays = Math.max(2, Math.round((right - left) / 900));
  const posts: Point2[] = [
    [left, inner],
    [right, inner],
    ...Array.from(
      { length: bays + 1 },
      (_, index): Point2 => [left + ((right - left) * index) / bays, outer],
    ),
  ];
  for (const [u, v] of posts) place.bar([u, v, z], [u, v, z + height - 18], 40, 'galvanised');
  place.box([left, right], [outer - 6, outer + 6], [z, z + 90], 'galvanised');
}
