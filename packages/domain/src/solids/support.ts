import { deckMm, deckTopMm, ringFootMm, type UnitModel } from '../drawing/anatomy.ts';

import type { Mould, Place } from './mould.ts';
import type { Point3 } from './solid.ts';

/** What carries the vessel. */
export function mouldSupport(mould: Mould, unit: UnitModel): void {
  const reinforced = unit.parts.some((part) => part.name === 'anchor');
  const { support } = unit.shape;
  mould.part = 'support';
  switch (support.kind) {
    case 'plinth':
      plinth(mould, unit, support.beyondMm, reinforced);
      break;
    case 'legs':
      legs(mould, unit, reinforced);
      break;
    case 'skirt':
      skirt(mould, unit, support.doorMm);
      break;
    case 'ring':
      ring(mould, unit, support.brackets);
      break;
    default:
      frame(mould, unit, reinforced);
  }
}

function plinth(mould: Mould, { radiusMm, baseMm }: UnitModel, beyondMm: number, reinforced: boolean): void {
  const half = radiusMm + beyondMm;
  mould.at().box([-half, half], [-half, half], [0, baseMm], 'concrete');
  if (!reinforced) return;
  mould.part = 'anchor';
  for (let azimuth = 15; azimuth < 360; azimuth += 30) {
    const chair = mould.at(azimuth, radiusMm);
    chair.box([-90, 90], [0, 150], [baseMm, baseMm + 40], 'steel');
    for (const u of [-70, 48]) chair.box([u, u + 22], [0, 120], [baseMm + 40, baseMm + 200], 'steel');
    chair.box([-90, 90], [0, 150], [baseMm + 200, baseMm + 236], 'steel');
    chair.cylinder([0, 85, baseMm + 30], [0, 0, 1], 18, 240, 'dark');
  }
}

function legs(mould: Mould, unit: UnitModel, reinforced: boolean): void {
  const all = unit.parts.filter((part) => part.name === 'leg');
  for (const leg of all) {
    mould.part = 'support';
    const place = mould.at(leg.azimuthDeg, leg.radiusMm);
    const half = leg.widthMm / 2;
    const z = [20, leg.heightMm] as const;
    // An H-section: two flanges and a web.
    place.box([-half, half], [half - 12, half], z, 'steel');
    place.box([-half, half], [-half, 12 - half], z, 'steel');
    place.box([-6, 6], [12 - half, half - 12], z, 'steel');
    // The bracket reaches around the wall.
    place.box(
      [-half - 30, half + 30],
      [-half - 22, 16 - half],
      [unit.shellBottomMm - 40, unit.shellBottomMm + 290],
      'steel',
    );
    for (const rise of [40, 210])
      for (const u of [-half - 12, half + 12])
        place.cylinder([u, 16 - half, unit.shellBottomMm + rise], [0, 1, 0], 14, 18, 'dark');
    basePlate(mould, place, reinforced);
  }
  mould.part = 'support';
  const ordered = [...all].sort((a, b) => a.azimuthDeg - b.azimuthDeg);
  const [low, high] = [unit.baseMm * 0.3, unit.shellBottomMm - 260];
  // Rods between neighbours; the bay in front of the outlet is left open.
  ordered.forEach((leg, index) => {
    const next = ordered[(index + 1) % ordered.length]!;
    if (leg.azimuthDeg < 0 && next.azimuthDeg > 0 && leg.azimuthDeg > -90) return;
    const foot = (part: typeof leg, z: number): Point3 =>
      mould.at(part.azimuthDeg, part.radiusMm).point([0, 0, z]);
    for (const [from, to] of [
      [foot(leg, low), foot(next, high)],
      [foot(leg, high), foot(next, low)],
    ] as const)
      mould.put({
        kind: 'tube',
        points: [from, to],
        diameterMm: reinforced ? 70 : 36,
        material: 'galvanised',
      });
  });
}

function basePlate(mould: Mould, place: Place, reinforced: boolean): void {
  if (reinforced) mould.part = 'anchor';
  const half = reinforced ? 260 : 160;
  const thick = reinforced ? 40 : 26;
  place.box([-half, half], [-half * 0.7, half * 0.7], [0, thick], 'steel');
  if (reinforced)
    for (const side of [-1, 1])
      place.plate([-10, 10], 'steel', [side * 70, 320], [side * 70, 30], [side * 230, 30]);
  for (const u of reinforced ? [-200, -130, 130, 200] : [-120, 120])
    for (const v of [-half * 0.5, half * 0.5])
      place.cylinder([u, v, thick], [0, 0, 1], 16, reinforced ? 76 : 46, 'dark');
}

function skirt(mould: Mould, unit: UnitModel, [doorWidth, doorHeight]: readonly [number, number]): void {
  const { radiusMm: r, shellBottomMm: bottom } = unit;
  mould.turn(
    [
      [r, 0],
      [r, bottom - 50],
    ],
    'body',
  );
  mould.ring([r - 10, r + 60], [0, 40], 'steel');
  const height = Math.min(doorHeight, bottom - 250);
  const width = Math.min(doorWidth, r * 0.8);
  const place = mould.at((Math.asin(-0.42) * 180) / Math.PI, r);
  // A flat door in a round wall: its sides stand out as far as the wall recedes.
  const deep = width ** 2 / (8 * r) + 60;
  place.box([-width / 2 - 50, width / 2 + 50], [-deep, 20], [40, height + 90], 'steel');
  place.box([-width / 2, width / 2], [-deep, 30], [40, height + 40], 'dark');
  place.box([width * 0.28, width * 0.38], [30, 60], [40 + height * 0.46, 170 + height * 0.46], 'accent');
}

/** A ring beam with brackets on a deck; the deck belongs to the building. */
function ring(mould: Mould, unit: UnitModel, brackets: number): void {
  const { radiusMm: r, shellBottomMm: bottom } = unit;
  mould.ring([r - 20, r + 180], [ringFootMm(unit), bottom - 240], 'steel');
  for (let index = 0; index < brackets; index++)
    mould.at(((index + 0.5) * 360) / brackets, r).web(
      [
        [-10, bottom - 240],
        [140, bottom - 240],
        [60, bottom + 60],
        [-10, bottom + 60],
      ],
      [-40, 40],
      'steel',
    );
  mould.part = 'deck';
  const deck = deckTopMm(unit);
  mould.ring([r - 60, r + 640], [deck - deckMm, deck], 'galvanised');
  for (const azimuth of [45, 135, 225, 315])
    mould.at(azimuth, r + 380).bar([0, 0, 0], [0, 0, deck - deckMm], 120, 'galvanised');
}

/** Galvanised drive-through frame: on a foundation, or on skids loaded with ballast. */
function frame(mould: Mould, unit: UnitModel, reinforced: boolean): void {
  const { passage, shellBottomMm: top } = unit;
  if (!passage) return;
  const inner = passage.widthMm / 2;
  const column = passage.columnMm;
  const centre = inner + column / 2;
  const mobile = unit.support === 'ballast-frame';
  const foot = mobile ? 130 : 0;
  const front = mould.at();
  if (mobile) ballast(mould, centre, inner + column, reinforced);
  else {
    mould.part = 'foundation';
    const half = inner + column + 420;
    front.box([-half, half], [-half, half], [-520, 0], 'concrete');
  }
  mould.part = 'support';
  const outer = inner + column;
  // Each side has the same beams and braces, so that the frame looks like one from everywhere.
  for (const azimuth of [0, 90, 180, 270]) {
    const side = mould.at(azimuth);
    side.box([inner, outer], [inner, outer], [foot, top - 100], 'steel');
    side.box([-outer, outer], [centre - 90, centre + 90], [top - 190, top + 10], 'galvanised');
    side.box(
      [-inner, inner],
      [centre - 80, centre + 80],
      [passage.heightMm, passage.heightMm + 200],
      'galvanised',
    );
    for (const hand of [-1, 1]) {
      side.plate(
        [centre - 8, centre + 8],
        'steel',
        [hand * inner, passage.heightMm + 200],
        [hand * (inner - 420), passage.heightMm + 200],
        [hand * inner, passage.heightMm + 620],
      );
      side.bar(
        [hand * centre, centre, passage.heightMm + 240],
        [hand * unit.radiusMm * 0.3, centre, top - 120],
        reinforced ? 110 : 70,
        'galvanised',
      );
    }
    // Beams from the corners to the ring of the vessel.
    side.box([-inner * 0.4, inner * 0.4], [unit.radiusMm * 0.9, centre], [top - 150, top - 20], 'galvanised');
    const corner = mould.at(azimuth + 45, centre * Math.SQRT2);
    if (!mobile) basePlate(mould, corner, reinforced);
    mould.part = 'support';
  }
}

function ballast(mould: Mould, centre: number, outer: number, reinforced: boolean): void {
  for (const azimuth of [90, -90]) {
    const side = mould.at(azimuth);
    mould.part = 'support';
    side.box([-centre - 500, centre + 500], [centre - 110, centre + 110], [0, 130], 'steel');
    for (const u of [-centre + 200, centre - 200])
      side.box([u - 80, u + 80], [centre - 200, centre + 700], [0, 130], 'steel');
    mould.part = 'ballast';
    for (const u of [-centre - 300, centre - 700])
      for (const z of [130, 470]) {
        side.box([u, u + 1000], [outer, outer + 620], [z, z + 330], 'concrete');
        side.rod(
          22,
          'dark',
          30,
          [u + 440, outer + 310, z + 325],
          [u + 440, outer + 310, z + 375],
          [u + 560, outer + 310, z + 375],
          [u + 560, outer + 310, z + 325],
        );
      }
    if (!reinforced) continue;
    mould.part = 'anchor';
    for (const u of [-centre, centre])
      for (const v of [centre - 150, centre + 320]) side.cylinder([u, v, 0], [0, 0, 1], 30, 260, 'dark');
  }
}
