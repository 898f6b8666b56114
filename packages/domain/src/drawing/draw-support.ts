import type { UnitModel } from './anatomy.ts';
import { drawDeckPosts, drawRing, drawSkirt } from './draw-skirt.ts';
import type { Pen, Point } from './pen.ts';

const frontX = (azimuthDeg: number, radiusMm: number) => radiusMm * Math.sin((azimuthDeg * Math.PI) / 180);

export function drawSupportBehind(pen: Pen, unit: UnitModel, reinforced: boolean): void {
  pen.part = 'support';
  if (unit.support === 'plinth') {
    const { support } = unit.shape;
    const half = unit.radiusMm + (support.kind === 'plinth' ? support.beyondMm : 0);
    pen.box(-half, 0, 2 * half, unit.baseMm, 'concrete', 0);
    return;
  }
  if (unit.passage) {
    drawFrame(pen, unit, reinforced);
    return;
  }
  if (unit.support === 'ring') {
    drawDeckPosts(pen, unit);
    return;
  }
  if (unit.support !== 'legs') return;
  const legs = unit.parts.filter((part) => part.name === 'leg');
  const rear = legs
    .filter((leg) => Math.abs(leg.azimuthDeg) > 90)
    .map((leg) => frontX(leg.azimuthDeg, leg.radiusMm));
  const front = legs
    .filter((leg) => Math.abs(leg.azimuthDeg) <= 90)
    .map((leg) => frontX(leg.azimuthDeg, leg.radiusMm));
  // Rods between neighbouring legs; the bay in front of the outlet is left open.
  const top = unit.shellBottomMm - 260;
  const bays: Point[] =
    front.length > 2
      ? [
          [Math.min(...front), Math.min(...rear)],
          [Math.max(...rear), Math.max(...front)],
        ]
      : [[Math.min(...rear), Math.max(...rear)]];
  for (const [left, right] of bays)
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const low = unit.baseMm * 0.3;
      pen.bar([from, low], [to, top], reinforced ? 70 : 36, '#8e989f');
    }
  for (const x of rear) pen.box(x - 60, 0, 120, unit.shellBottomMm, 'rear', 0);
}

/** The legs in front of the hopper, or the anchors around the foot. */
export function drawSupportBefore(pen: Pen, unit: UnitModel, reinforced: boolean): void {
  if (unit.support === 'plinth' && reinforced) {
    pen.part = 'anchor';
    for (const share of [-0.94, -0.68, -0.36, 0, 0.36, 0.68, 0.94])
      anchorChair(pen, unit.radiusMm * share, unit.baseMm);
  }
  pen.part = 'support';
  if (unit.shape.support.kind === 'skirt') drawSkirt(pen, unit, unit.shape.support.doorMm);
  if (unit.shape.support.kind === 'ring') drawRing(pen, unit, unit.shape.support.brackets);
  for (const leg of unit.parts) {
    if (leg.name !== 'leg' || Math.abs(leg.azimuthDeg) > 90) continue;
    const x = frontX(leg.azimuthDeg, leg.radiusMm);
    const half = leg.widthMm / 2;
    pen.box(x - half, 20, leg.widthMm, leg.heightMm - 20, 'steel', 6);
    // Bracket with bolts at the joint of leg and body.
    pen.box(x - half - 30, unit.shellBottomMm - 40, leg.widthMm + 60, 330, 'steel', 12);
    for (const z of [40, 210])
      for (const side of [-1, 1]) pen.disc(x + side * (half - 8), unit.shellBottomMm + z, 14, 14, 'dark', 0);
    basePlate(pen, x, reinforced);
  }
}

function basePlate(pen: Pen, x: number, reinforced: boolean): void {
  // Own part name, so that a close-up can crop to the reinforcement.
  if (reinforced) pen.part = 'anchor';
  const half = reinforced ? 260 : 160;
  if (reinforced)
    for (const side of [-1, 1])
      pen.polygon('steel', [x + side * 70, 320], [x + side * 70, 30], [x + side * 230, 30]);
  pen.box(x - half, 0, 2 * half, reinforced ? 40 : 26, 'steel', 0);
  const bolts = reinforced ? [-200, -130, 130, 200] : [-120, 120];
  for (const bolt of bolts) pen.box(x + bolt - 16, 26, 32, reinforced ? 90 : 46, 'dark', 4);
  pen.part = 'support';
}

function anchorChair(pen: Pen, x: number, z: number): void {
  pen.box(x - 90, z, 180, 40, 'steel');
  pen.box(x - 70, z + 40, 22, 160, 'steel');
  pen.box(x + 48, z + 40, 22, 160, 'steel');
  pen.box(x - 90, z + 200, 180, 36, 'steel');
  pen.box(x - 18, z + 30, 36, 240, 'dark', 6);
}

/** Galvanised drive-through frame: on a foundation, or on skids loaded with ballast. */
function drawFrame(pen: Pen, unit: UnitModel, reinforced: boolean): void {
  const { passage, shellBottomMm: top } = unit;
  if (!passage) return;
  const inner = passage.widthMm / 2;
  const column = passage.columnMm;
  const mobile = unit.support === 'ballast-frame';
  const beamTop = passage.heightMm + 200;
  if (mobile) {
    for (const side of [-1, 1]) {
      pen.part = 'ballast';
      const x = side * (inner + column / 2);
      const outer = side > 0 ? inner + column : -inner - column - 620;
      pen.box(outer, 130, 620, 330, 'concrete', 18);
      pen.box(outer, 470, 620, 330, 'concrete', 18);
      for (const z of [460, 800])
        pen.wire(['M', outer + 250, z, 'Q', outer + 310, z + 110, outer + 370, z], '#5f6a72', 1.4);
      pen.part = 'support';
      pen.box(x - (side > 0 ? 200 : 700), 0, 900, 130, 'steel', 4);
    }
  } else {
    pen.part = 'foundation';
    const half = inner + column + 420;
    pen.box(-half, -520, 2 * half, 520, 'concrete');
    for (let index = 0; index < 34; index++) {
      // Aggregate in the section; positions follow a fixed rule, so the picture is deterministic.
      const x = -half + 90 + ((index * 0.618034) % 1) * (2 * half - 180);
      const z = -70 - ((index * 0.7548777) % 1) * 390;
      pen.disc(x, z, 16, 13, ['#b0aaa0', 'none'], 0.5);
    }
  }
  pen.part = 'support';
  // The rear plane first, slightly narrower for perspective.
  for (const side of [-1, 1]) {
    const x = side * (inner + column / 2);
    // Bracing beside the hopper, between passage beam and ring beam.
    const low = beamTop + 40;
    const high = top - 120;
    const meet = side * unit.radiusMm * 0.52;
    pen.bar([x, low], [meet, high], reinforced ? 110 : 70, '#939da4');
    pen.bar([x, high], [x - side * inner * 0.42, low], reinforced ? 110 : 70, '#939da4');
  }
}

/** Columns and beams in front of the hopper's foot, so that the passage looks like a portal. */
export function drawPortal(pen: Pen, unit: UnitModel, reinforced: boolean): void {
  const { passage, shellBottomMm: top } = unit;
  if (!passage) return;
  pen.part = 'support';
  const inner = passage.widthMm / 2;
  const column = passage.columnMm;
  const foot = unit.support === 'ballast-frame' ? 130 : 0;
  pen.box(-inner - column, top - 190, 2 * (inner + column), 200, 'pipe');
  pen.box(-inner, passage.heightMm, 2 * inner, 200, 'pipe');
  pen.line([-inner, passage.heightMm + 34], [inner, passage.heightMm + 34], '#7d878e', 0.6);
  pen.line([-inner, passage.heightMm + 166], [inner, passage.heightMm + 166], '#7d878e', 0.6);
  for (const side of [-1, 1]) {
    const x = side > 0 ? inner : -inner - column;
    pen.box(x, foot, column, top - foot - 100, 'steel');
    pen.line([x + column * 0.3, foot], [x + column * 0.3, top - 160], '#7d878e', 0.5, { opacity: 0.6 });
    // Knee plates stiffen the corners above the clear height.
    pen.polygon(
      'steel',
      [side * inner, passage.heightMm + 200],
      [side * (inner - 420), passage.heightMm + 200],
      [side * inner, passage.heightMm + 620],
    );
    if (foot === 0) basePlate(pen, x + column / 2, reinforced);
    else if (reinforced) {
      pen.part = 'anchor';
      for (const at of [60, column + 300])
        pen.box(x + (side > 0 ? at : column - at - 60), 0, 60, 260, 'dark', 6);
      pen.part = 'support';
    }
  }
}
