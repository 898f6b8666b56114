import { deckMm, deckTopMm, ringFootMm, type UnitModel } from './anatomy.ts';

import type { Pen, Point } from './pen.ts';
import { outlineOf, surface } from './surface.ts';

/** The cylinder down to the ground, with a door; the bottom behind it is dashed. */
export function drawSkirt(
  pen: Pen,
  unit: UnitModel,
  [doorWidth, doorHeight]: readonly [number, number],
): void {
  const { radiusMm: r, shellBottomMm: bottom, baseMm, outletRadiusMm } = unit;
  const edge = outlineOf(unit.body);
  pen.box(-r, 0, 2 * r, bottom - 50, [surface(unit.body), edge], 0, 0.9);
  pen.box(-r - 60, 0, 2 * r + 120, 40, 'steel');
  const dash = { dash: [8 * pen.mmPerPx, 5 * pen.mmPerPx], opacity: 0.8 };
  for (const side of [-1, 1]) {
    const line: Point[] = [
      [side * r, bottom],
      [side * outletRadiusMm, baseMm],
    ];
    pen.wire(line, edge, 1, dash);
  }
  const height = Math.min(doorHeight, bottom - 250);
  const width = Math.min(doorWidth, r * 0.8);
  const x = -r * 0.42 - width / 2;
  pen.box(x - 50, 40, width + 100, height + 50, 'steel', 16);
  pen.box(x, 40, width, height, 'dark', 8);
  pen.box(x + width * 0.78, 40 + height * 0.46, width * 0.1, 130, 'accent', 12);
}

/** A ring beam with brackets that stands on a deck; the deck belongs to the building. */
export function drawRing(pen: Pen, unit: UnitModel, brackets: number): void {
  const { radiusMm: r, shellBottomMm: bottom } = unit;
  pen.box(-r - 180, ringFootMm(unit), 2 * r + 360, 90, 'pipe');
  for (let index = 0; index < brackets; index++) {
    const azimuth = ((index + 0.5) * 2 * Math.PI) / brackets;
    if (Math.cos(azimuth) < -0.05) continue;
    const x = (r + 60) * Math.sin(azimuth);
    const half = 30 + 60 * Math.abs(Math.cos(azimuth));
    pen.polygon(
      'steel',
      [x - half, bottom + 60],
      [x + half, bottom + 60],
      [x + half + 50 * Math.sin(azimuth), bottom - 240],
      [x - half + 50 * Math.sin(azimuth), bottom - 240],
    );
  }
  deck(pen, unit);
}

function deck(pen: Pen, unit: UnitModel): void {
  const r = unit.radiusMm;
  pen.part = 'deck';
  for (const side of [-1, 1])
    pen.box(side > 0 ? r - 60 : -r - 640, deckTopMm(unit) - deckMm, 700, deckMm, 'rear', 0);
}

/** Posts of the deck, drawn as broken lines: they belong to the building. */
export function drawDeckPosts(pen: Pen, unit: UnitModel): void {
  const r = unit.radiusMm;
  pen.part = 'deck';
  for (const x of [-r - 480, -r - 280, r + 280, r + 480])
    pen.line([x, 0], [x, deckTopMm(unit) - deckMm], '#69747b', 1.2, {
      dash: [10 * pen.mmPerPx, 6 * pen.mmPerPx],
    });
}
