import type { Box, Drawing } from '../drawing/drawing.ts';
import type { Metres, Millimetres } from '../units.ts';
import type { EngineeringData } from './engineering-data.ts';
import type { Footprint } from './footprint.ts';
import { placeMarks } from './place-marks.ts';
import { grey, ink, PlanPen } from './plan-pen.ts';
import { type SupportLayout, supportedRadiusMm } from './support-layout.ts';

export const steel = '#3f4a54';
export const concrete = '#e4e0d8';
export const zone = '#f3efe7';

/** What the plans need of the engineering data; plain numbers, as frozen in a quotation. */
export interface PlannedUnit {
  readonly diameterMm: Millimetres;
  readonly support: SupportLayout;
  readonly slabSideM?: Metres | undefined;
  /** Absent in quotations of earlier releases. */
  readonly footprint?: Footprint | undefined;
  readonly connections: readonly {
    readonly part: string;
    readonly azimuthDeg: number;
    /** Absent in quotations of earlier releases: then at the wall. */
    readonly radiusMm?: Millimetres | undefined;
  }[];
  readonly lifting: Pick<EngineeringData['lifting'], 'radiusM' | 'layingDownM' | 'crane'>;
  readonly access: Pick<EngineeringData['access'], 'truckStandM' | 'besideM' | 'besideLadderM'>;
}

interface PlannedData extends Omit<PlannedUnit, 'diameterMm' | 'slabSideM'> {
  readonly loads: { readonly slab?: { readonly sideM: Metres } | undefined };
}

export const plannedUnit = (diameterMm: Millimetres, data: PlannedData): PlannedUnit => ({
  diameterMm,
  support: data.support,
  slabSideM: data.loads.slab?.sideM,
  footprint: data.footprint,
  connections: data.connections,
  lifting: data.lifting,
  access: data.access,
});

export interface PlanWords {
  readonly metres: (mm: Millimetres) => string;
  readonly front: string;
  readonly truck: string;
  readonly crane: string;
  readonly layingDown: string;
  readonly clear: string;
  readonly radius: string;
  /** Short mark of a connection, as in the table beside the plan. */
  readonly mark: (at: number) => string;
  /** Colour of the marks. */
  readonly accent: string;
}

/** Azimuth 0 is the front of the unit, at the lower edge of the plan; 90 is its right side. */
const at = (azimuthDeg: number, radius: number): readonly [number, number] => {
  const angle = (azimuthDeg * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
};

/** Where supports or anchors are, from the axis of the unit. */
export function supportPoints(support: SupportLayout): readonly (readonly [x: number, y: number])[] {
  if (support.kind === 'frame') {
    const half = (support.spacingM * 1000) / 2;
    return [
      [-half, half],
      [half, half],
      [half, -half],
      [-half, -half],
    ];
  }
  const radius = (support.circleM * 1000) / 2;
  const step = 360 / support.count;
  return Array.from({ length: support.count }, (_, index) => at((index + 0.5) * step, radius));
}

export const supportWidthMm = (support: SupportLayout): Millimetres =>
  support.kind === 'legs' ? support.widthM * 1000 : support.kind === 'frame' ? support.columnM * 1000 : 60;

/** Of the circle around everything that stands on the ground. */
export const standingRadiusMm = ({ diameterMm, support, footprint }: PlannedUnit): Millimetres =>
  footprint?.radiusMm ?? supportedRadiusMm(diameterMm, support);

/** Across a row of units, and at its ends. */
export const spanMm = (unit: PlannedUnit): Millimetres =>
  Math.max(footprintMm(unit), 2 * standingRadiusMm(unit));

/**
 * From axis to axis of a unit and the one right of it, in steps of 0.1 m: the larger free space of both is between
 * them, and no part of one meets a part of the other.
 */
export function pitchBetweenMm(left: PlannedUnit, right: PlannedUnit): Millimetres {
  const free = (one: Metres, other: Metres): Millimetres => Math.max(one, other) * 1000;
  const minMm = Math.max(
    spanMm(left) / 2 + spanMm(right) / 2 + free(left.access.besideLadderM, right.access.besideLadderM),
    left.footprint && right.footprint
      ? left.footprint.rightMm + right.footprint.leftMm + free(left.access.besideM, right.access.besideM)
      : 0,
  );
  return Math.ceil(Math.round(minMm) / 100) * 100;
}

/** Of two equal units. */
export const pitchMm = (unit: PlannedUnit): Millimetres => pitchBetweenMm(unit, unit);

/** Sides of a square that holds the slab, the supports and the shell. */
export const footprintMm = ({ diameterMm, support, slabSideM }: PlannedUnit): Millimetres =>
  Math.max(
    diameterMm,
    (slabSideM ?? 0) * 1000,
    ((support.kind === 'frame' ? support.spacingM : support.circleM) + 0.3) * 1000,
  );

/** The circle around a bund or a stair, if the unit has one. */
export function drawStanding(pen: PlanPen, unit: PlannedUnit, x: number): void {
  const radius = standingRadiusMm(unit);
  if (radius <= supportedRadiusMm(unit.diameterMm, unit.support)) return;
  const dash = unit.footprint?.bund ? {} : { dash: [pen.pt(2), pen.pt(2)] };
  pen.circle(x, 0, radius, { stroke: ink, strokeMm: pen.pt(0.6), ...dash }, 'footprint');
}

/** Answers where the numbers of the supports are. */
export function drawSupports(
  pen: PlanPen,
  unit: PlannedUnit,
  x: number,
  numbersIn?: string,
): readonly (readonly [number, number])[] {
  const width = Math.max(supportWidthMm(unit.support), pen.pt(2.2));
  return supportPoints(unit.support).flatMap(([px, py], index) => {
    pen.rect({ x: x + px - width / 2, y: py - width / 2, width, height: width }, { fill: steel }, 'support');
    if (!numbersIn) return [];
    const distance = Math.hypot(px, py);
    const inward = (distance - width / 2 - pen.pt(9)) / distance;
    // Beside an axis, which would cross the number out.
    const textX = x + px * inward + (Math.abs(px) < pen.pt(4) ? pen.pt(7) : 0);
    const textY = py * inward - (Math.abs(py) < pen.pt(4) ? pen.pt(6) : 0);
    pen.text(`P${index + 1}`, textX, textY + pen.pt(2.3), { size: 6.5, colour: numbersIn });
    return [[textX, textY]] as const;
  });
}

/** The foundation of one unit: slab, supports or anchors with numbers, circle, connections (QU-07). */
export function foundationPlan(unit: PlannedUnit, words: PlanWords, mmPerPt: number): Drawing {
  const pen = new PlanPen(mmPerPt);
  const thin = { stroke: grey, strokeMm: pen.pt(0.5) };
  const side = footprintMm(unit);
  const slab = (unit.slabSideM ?? 0) * 1000;
  const radius = unit.diameterMm / 2;
  if (slab > 0) {
    pen.rect(
      { x: -slab / 2, y: -slab / 2, width: slab, height: slab },
      { fill: concrete, stroke: ink, strokeMm: pen.pt(0.9) },
      'slab',
    );
  }
  const reach = side / 2 + pen.pt(10);
  pen.line(-reach, 0, reach, 0, { ...thin, dash: [pen.pt(8), pen.pt(2)] }, 'axis');
  pen.line(0, -reach, 0, reach, { ...thin, dash: [pen.pt(8), pen.pt(2)] }, 'axis');
  pen.circle(0, 0, radius, { stroke: ink, strokeMm: pen.pt(0.8) }, 'shell');
  if (unit.support.kind !== 'frame')
    pen.circle(0, 0, unit.support.circleM * 500, { ...thin, dash: [pen.pt(4), pen.pt(2)] }, 'circle');
  drawStanding(pen, unit, 0);
  const numbers = drawSupports(pen, unit, 0, words.accent);
  const points = unit.connections.map(({ azimuthDeg, radiusMm = radius }) => at(azimuthDeg, radiusMm));
  const marks = placeMarks(points, numbers, pen.pt(1));
  points.forEach(([x, y], index) => {
    const [markX, markY] = marks[index]!;
    const line = { stroke: words.accent, strokeMm: pen.pt(0.6) };
    pen.line(x, y, markX, markY, line, 'leader');
    pen.circle(x, y, pen.pt(1.4), { fill: words.accent }, 'connection');
    pen.circle(markX, markY, pen.pt(4.6), { fill: '#ffffff', ...line }, 'mark');
    pen.text(words.mark(index), markX, markY + pen.pt(2), { size: 5.6, colour: words.accent });
  });
  const lowest = Math.max(side / 2, ...marks.map(([, y]) => y + pen.pt(5)));
  const below = lowest + pen.pt(22);
  if (unit.support.kind === 'frame') {
    const half = unit.support.spacingM * 500;
    pen.widthBetween(-half, half, below, half, words.metres(2 * half));
  } else {
    const half = unit.support.circleM * 500;
    pen.widthBetween(-half, half, below, 0, `Ø ${words.metres(2 * half)}`);
  }
  if (slab > 0) pen.widthBetween(-slab / 2, slab / 2, below + pen.pt(16), slab / 2, words.metres(slab));
  const highest = Math.min(-side / 2, ...marks.map(([, y]) => y - pen.pt(5)));
  const diameters = [unit.diameterMm, ...(unit.footprint?.bund ? [unit.footprint.bund.diameterMm] : [])];
  diameters.forEach((diameter, row) => {
    const y = highest - pen.pt(18 + 16 * row);
    pen.widthBetween(-diameter / 2, diameter / 2, y, 0, `Ø ${words.metres(diameter)}`);
  });
  const above = highest - pen.pt(2 + 16 * diameters.length);
  pen.text(words.front, 0, below + pen.pt(slab > 0 ? 30 : 14), { size: 6.5, colour: grey });
  const widest = Math.max(side / 2 + pen.pt(26), ...marks.map(([x]) => Math.abs(x) + pen.pt(8)));
  const width = 2 * widest;
  const top = above - pen.pt(14);
  return {
    viewBox: { x: -width / 2, y: top, width, height: below + pen.pt(36) - top },
    primitives: pen.primitives,
  };
}

const mmOfPaperPerPt = 25.4 / 72;
const scales = [20, 25, 33, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000];

/** The largest usual scale at which a plan fits the box, in points of the paper. */
export function drawnToScale(
  draw: (mmPerPt: number) => Drawing,
  box: Pick<Box, 'width' | 'height'>,
): { readonly drawing: Drawing; readonly scale: number } {
  for (const scale of scales) {
    const mmPerPt = mmOfPaperPerPt * scale;
    const drawing = draw(mmPerPt);
    const { width, height } = drawing.viewBox;
    if (width <= box.width * mmPerPt && height <= box.height * mmPerPt) {
      // The box is filled exactly, so that the picture is not enlarged to fit.
      const [boxWidth, boxHeight] = [box.width * mmPerPt, box.height * mmPerPt];
      const x = drawing.viewBox.x - (boxWidth - width) / 2;
      const y = drawing.viewBox.y - (boxHeight - height) / 2;
      return { drawing: { ...drawing, viewBox: { x, y, width: boxWidth, height: boxHeight } }, scale };
    }
  }
  throw new Error('the plan does not fit the paper at 1:1000');
}
