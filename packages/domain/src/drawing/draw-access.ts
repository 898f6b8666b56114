import type { Part, UnitModel } from './anatomy.ts';
import { type PathData, pathData } from './drawing.ts';
import type { Pen, Point } from './pen.ts';

const galvanised = '#7b868d';
const far = '#aab3b8';

/** A point beside the body: `u` runs along the wall, `v` away from it, in front view. */
const seen = (part: Part) => {
  const angle = (part.azimuthDeg * Math.PI) / 180;
  return (u: number, v: number) => (part.radiusMm + v) * Math.sin(angle) + u * Math.cos(angle);
};

/** Ladder with safety cage, rest platforms, roof rail and the platform at the outlet. */
export const drawAccess = {
  ladder(pen: Pen, part: Part<'ladder'>, { unit }: { readonly unit: UnitModel }): void {
    const at = seen(part);
    const top = part.zMm + part.heightMm;
    const half = part.widthMm / 2;
    const wall = unit.radiusMm - part.radiusMm;
    const lowest = Math.max(unit.shellBottomMm + 150, part.zMm + 150);
    for (let z = lowest; z < Math.min(unit.eavesMm, top); z += 1500)
      for (const u of [-half, half]) pen.line([at(u, wall), z], [at(u, 0), z], galvanised, 1.4);
    const cage = Math.min(part.zMm + 2250, unit.eavesMm - 700);
    if (part.of.cage)
      drawRails(pen, at, far, 1, cage - 50, top, [
        [-half - 60, 420],
        [-half * 0.6, 700],
      ]);
    for (let z = part.zMm + 120; z < top - 60; z += 280)
      pen.line([at(-half, 0), z], [at(half, 0), z], galvanised, 1.2);
    for (const u of [-half, half]) pen.bar([at(u, 0), part.zMm], [at(u, 0), top], 55, '#9aa4aa');
    if (!part.of.cage) return;
    for (let z = cage; z <= top + 10; z += (top - cage) / Math.max(2, Math.round((top - cage) / 900)))
      pen.wire(hoop(at, half, z), galvanised, 1.5);
    drawRails(pen, at, galvanised, 1.1, cage - 60, top - 40, [
      [0, 760],
      [half * 0.9, 640],
    ]);
  },
  'rest-platform'(pen: Pen, part: Part): void {
    const at = seen(part);
    const half = part.widthMm / 2;
    const [left, right] = [at(-half, 0), at(half, 820)];
    pen.box(left, part.zMm, right - left, 70, 'pipe');
    pen.polygon('steel', [left, part.zMm], [left + 60, part.zMm], [left, part.zMm - 420]);
    rail(pen, [left + 20, right], part.zMm + 70, 1050, 3);
  },
  'roof-rail'(pen: Pen, part: Part): void {
    const base = part.zMm + 20;
    const angles = [-90, -66, -40, -13, 13, 40, 66, 90];
    const x = (angle: number) => part.radiusMm * Math.sin((angle * Math.PI) / 180);
    for (const angle of angles)
      pen.line([x(angle + 11), base + 130], [x(angle + 11), base + part.heightMm], far, 0.9);
    for (const angle of angles) pen.bar([x(angle), base], [x(angle), base + part.heightMm], 45, '#9aa4aa');
    for (const z of [part.heightMm, part.heightMm * 0.55])
      pen.bar([-part.radiusMm - 20, base + z], [part.radiusMm + 20, base + z], 45, '#9aa4aa');
    pen.box(-part.radiusMm, base, 2 * part.radiusMm, 110, 'pipe', 0, 0.5);
  },
  /** The visible half of each turn around the body. */
  stair(pen: Pen, part: Part<'stair'>, { unit }: { readonly unit: UnitModel }): void {
    const top = unit.eavesMm;
    // A passage stays free.
    const foot = unit.passage ? unit.shellBottomMm : 0;
    // Ends on the right, after half a turn or one and a half; not steeper than 45°.
    const turns =
      part.of.turns === 'by-height'
        ? Math.max(0, Math.ceil((top - foot) / (2 * Math.PI * unit.radiusMm) - 0.5)) + 0.5
        : part.of.turns;
    const reach = unit.radiusMm + 60;
    const perTurn = (top - foot) / turns;
    for (let turn = 0; turn < turns; turn++) {
      const [low, high] = [foot + turn * perTurn, foot + turn * perTurn + perTurn / 2];
      const at = (share: number): Point => [-reach * Math.cos(share * Math.PI), low + (high - low) * share];
      const shares = Array.from({ length: 25 }, (_, index) => index / 24);
      for (const share of shares) {
        const [x, z] = at(share);
        pen.box(x - 130, z - 20, 260, 40, 'pipe', 0, 0.5);
        if (Math.round(share * 24) % 4 === 0) pen.line([x, z], [x, z + 1100], galvanised, 1.3);
      }
      for (const above of [550, 1100])
        pen.wire(
          shares.map((share): Point => [at(share)[0], at(share)[1] + above]),
          galvanised,
          1.6,
        );
    }
    pen.box(unit.radiusMm - 100, top - 60, 1000, 80, 'pipe');
    rail(pen, [unit.radiusMm - 80, unit.radiusMm + 880], top + 20, 1060, 3);
  },
  platform(pen: Pen, part: Part): void {
    const half = part.widthMm / 2;
    pen.box(-half - 60, part.zMm, 2 * half + 120, 90, 'pipe');
    for (let x = -half; x < half; x += 120)
      pen.line([x, part.zMm + 12], [x + 60, part.zMm + 78], galvanised, 0.6);
    rail(pen, [-half - 30, half + 30], part.zMm + 90, part.heightMm, 6);
  },
} as const;

/** Upright bars of a safety cage. */
function drawRails(
  pen: Pen,
  at: ReturnType<typeof seen>,
  colour: string,
  width: number,
  foot: number,
  top: number,
  places: readonly Point[],
): void {
  for (const [u, v] of places) pen.line([at(u, v), foot], [at(u, v), top], colour, width);
}

/** One hoop of a safety cage, seen a little from above. */
const hoop = (at: ReturnType<typeof seen>, half: number, z: number): PathData =>
  pathData(
    ['M', at(-half, 0), z],
    ['C', at(-half - 140, 420), z - 70, at(-half, 760), z - 90, at(0, 760), z - 70],
    ['C', at(half, 760), z - 50, at(half + 140, 420), z - 20, at(half, 0), z],
  );

function rail(pen: Pen, [left, right]: Point, z: number, height: number, bays: number): void {
  for (let index = 0; index <= bays; index++) {
    const x = left + ((right - left) * index) / bays;
    pen.line([x, z], [x, z + height], galvanised, 1.6);
  }
  for (const share of [0.5, 1])
    pen.line([left, z + height * share], [right, z + height * share], galvanised, share === 1 ? 2 : 1.3);
  pen.box(left, z, right - left, 90, 'pipe', 0, 0.5);
}
