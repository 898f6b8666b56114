import type { EquipmentOf, OutletDrive, OutletForm } from '../catalogue/equipment.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { pathData } from './drawing.ts';
import type { Pen } from './pen.ts';

/** A valve in side view: a nozzle that leaves the body at (x, z) to the left, and the valve bolted to it. */
export function drawValve(
  pen: Pen,
  x: number,
  z: number,
  { form, dn }: { readonly form: OutletForm; readonly dn: number },
): void {
  const bore = dn < 150 ? dn / 2 + 2 : dn / 2;
  const rim = bore + 48;
  pen.box(x - 120, z - bore, 130, 2 * bore, 'pipe');
  pen.box(x - 140, z - rim, 34, 2 * rim, 'steel', 4);
  if (form === 'camlock') {
    pen.box(x - 260, z - bore - 8, 124, 2 * bore + 16, 'stainless', 8);
    pen.box(x - 330, z - bore - 22, 74, 2 * bore + 44, 'accent', 18);
    for (const side of [-1, 1])
      pen.bar([x - 250, z + side * (bore + 8)], [x - 170, z + side * (bore + 62)], 24, '#d3dde3');
    return;
  }
  if (form === 'butterfly' || form === 'butterfly-knife') butterfly(pen, x - 144, z, rim);
  if (form === 'ball') {
    pen.box(x - 320, z - bore - 10, 190, 2 * bore + 20, 'stainless', 14);
    pen.disc(x - 225, z, 82, bore + 34, 'stainless');
    pen.box(x - 242, z + bore + 24, 34, 60, 'dark');
    pen.bar([x - 225, z + bore + 84], [x - 460, z + bore + 100], 36, '#d9620f', '#9c4308');
    pen.box(x - 350, z - rim, 34, 2 * rim, 'steel', 4);
  }
  if (form === 'knife' || form === 'butterfly-knife')
    knife(pen, x - (form === 'butterfly-knife' ? 270 : 144), z, rim);
  if (form !== 'ball')
    pen.box(x - (form === 'butterfly-knife' ? 420 : 280), z - rim, 34, 2 * rim, 'steel', 4);
}

function butterfly(pen: Pen, x: number, z: number, rim: number): void {
  pen.box(x - 102, z - rim + 8, 100, 2 * rim - 16, 'dark', 12);
  pen.box(x - 66, z + rim - 8, 30, 90, 'dark');
  pen.bar([x - 50, z + rim + 78], [x - 300, z + rim + 112], 34, '#d9620f', '#9c4308');
}

function knife(pen: Pen, x: number, z: number, rim: number): void {
  pen.box(x - 92, z - rim - 6, 90, 2 * rim + 12, 'stainless', 6);
  pen.box(x - 84, z + rim, 74, 150, 'stainless');
  pen.box(x - 56, z + rim + 150, 18, 130, 'steel');
  pen.disc(x - 47, z + rim + 285, 120, 30, 'accent');
}

/** What closes a hopper. */
export function drawHopperOutlet(pen: Pen, unit: UnitModel, outlet: EquipmentOf<'outlet'>): void {
  switch (outlet.form) {
    case 'slide':
    case 'spout':
      drawSlide(pen, unit, outlet);
      break;
    case 'rotary':
      drawRotary(pen, unit);
      break;
    case 'screw':
      drawScrew(pen, unit, outlet.lengthMm ?? 3000);
      break;
    case 'nozzle':
      drawSuction(pen, unit, outlet.dn);
      break;
    default:
      drawFlap(pen, unit, outlet.drive);
  }
}

/** A butterfly valve between two flanges. */
function drawFlap(pen: Pen, { baseMm: z, outletRadiusMm: r }: UnitModel, drive: OutletDrive): void {
  pen.box(-r - 60, z - 30, 2 * r + 120, 30, 'steel', 4);
  pen.box(-r - 20, z - 150, 2 * r + 40, 120, 'dark', 12);
  pen.box(-r - 60, z - 180, 2 * r + 120, 30, 'steel', 4);
  const right = r + 20;
  pen.box(right, z - 110, 120, 40, 'dark');
  if (drive === 'pneumatic') pen.box(right + 110, z - 180, 360, 170, 'blue', 24);
  else if (drive === 'electric') pen.box(right + 110, z - 200, 300, 210, 'blue', 50);
  else pen.bar([right + 110, z - 90], [right + 360, z - 20], 36, '#d9620f', '#9c4308');
}

function drawRotary(pen: Pen, { baseMm: z, outletRadiusMm: r }: UnitModel): void {
  pen.box(-r - 60, z - 36, 2 * r + 120, 36, 'steel', 4);
  pen.disc(0, z - 36 - r, r + 40, r + 10, 'steel');
  pen.disc(0, z - 36 - r, r * 0.3, r * 0.3, 'dark');
  pen.box(-r - 60, z - 80 - 2 * r, 2 * r + 120, 36, 'steel', 4);
  pen.box(r + 30, z - 130 - r, 330, 190, 'blue', 36);
}

/** An inclined screw that carries the product away to the right. */
function drawScrew(
  pen: Pen,
  { baseMm: z, outletRadiusMm: r, radiusMm }: UnitModel,
  lengthMm: Millimetres,
): void {
  const reach = Math.min(lengthMm, radiusMm + 1000);
  pen.polygon('galvanised', [-r, z], [r, z], [150, z - 260], [-150, z - 260]);
  pen.bar([-260, z - 330], [reach, z - 330 + reach * 0.3], 180, '#9aa4aa');
  pen.box(-480, z - 430, 240, 190, 'blue', 30);
}

/** A suction box with the stub of a conveying pipe. */
function drawSuction(pen: Pen, { baseMm: z, outletRadiusMm: r }: UnitModel, dn: Millimetres): void {
  pen.box(-r - 40, z - 36, 2 * r + 80, 36, 'steel', 4);
  pen.box(-r, z - 330, 2 * r, 294, 'stainless', 16);
  pen.bar([r, z - 200], [r + 420, z - 200], dn);
  pen.box(r + 400, z - 200 - dn, 60, 2 * dn, 'accent', 10);
}

/** Collar, slide gate and drive under a hopper. */
function drawSlide(
  pen: Pen,
  unit: UnitModel,
  { form, drive, stainless = false }: EquipmentOf<'outlet'>,
): void {
  const z = unit.baseMm;
  const r = unit.outletRadiusMm;
  const gate = stainless ? 'stainless' : drive === 'hand' ? 'galvanised' : 'steel';
  pen.box(-r - 10, z + 60, 2 * r + 20, 130, gate);
  pen.box(-r - 70, z + 110, 2 * r + 140, 36, gate, 4);
  pen.box(-r - 60, z, 2 * r + 320, 62, gate, 6);
  for (let x = -r - 40; x <= r + 60; x += 100) pen.disc(x, z + 128, 13, 13, 'dark', 0);
  const right = r + 260;
  if (drive === 'hand') {
    pen.bar([right, z + 31], [right + 210, z + 31], 34, stainless ? '#e3eaee' : '#aeb7bd');
    pen.box(right + 200, z - 60, 40, 180, stainless ? 'stainless' : 'accent', 16);
  }
  if (drive === 'pneumatic') {
    pen.box(right, z - 42, 420, 146, 'pipe', 16);
    pen.box(right - 16, z - 58, 50, 178, 'blue', 8);
    pen.box(right + 392, z - 58, 50, 178, 'blue', 8);
    pen.wire(['M', right + 410, z + 120, 'Q', right + 420, z + 420, right + 210, z + 470], '#1b2228', 1.3);
  }
  if (drive === 'lever') {
    pen.tube(
      [
        [right - 20, z + 30],
        [right + 60, z + 30],
        [right + 330, z + 260],
      ],
      44,
      '#d9620f',
      '#9c4308',
    );
    pen.wire(['M', right + 330, z + 260, 'L', right + 330, z - 700], '#7a5a35', 1.3);
    pen.disc(right + 330, z - 730, 34, 50, 'accent');
  }
  if (drive === 'chain') {
    pen.box(right - 20, z + 14, 260, 34, 'dark');
    for (let x = right; x < right + 230; x += 40) pen.line([x, z + 14], [x, z - 6], '#27313a', 1);
    pen.disc(right + 180, z + 31, 130, 130, ['#d7dde0', '#3a444c'], 1.2);
    pen.disc(right + 180, z + 31, 40, 40, 'dark');
    for (const side of [-1, 1])
      pen.line([right + 180 + side * 126, z + 31], [right + 180 + side * 126, z - 820], '#3a444c', 1.3, {
        dash: [42, 22],
      });
    pen.wire(['M', right + 54, z - 820, 'Q', right + 180, z - 960, right + 306, z - 820], '#3a444c', 1.3, {
      dash: [42, 22],
    });
  }
  if (drive === 'electric') {
    pen.box(right - 10, z - 30, 150, 124, 'dark', 14);
    pen.box(right + 130, z - 56, 330, 176, 'blue', 30);
    pen.box(right + 210, z + 116, 150, 90, 'dark', 12);
    const column = (unit.passage?.widthMm ?? 2600) / 2;
    // Own part name: it is mounted on the column, and a close-up of the gate must show only the gate.
    const { part } = pen;
    pen.part = 'outflow-control';
    pen.wire(
      pathData(
        ['M', right + 300, z + 206],
        ['L', right + 300, z + 260],
        ['L', column + 60, z + 260],
        ['L', column + 60, 1600],
      ),
      '#1b2228',
      1.1,
    );
    pen.box(column + 6, 1280, 108, 330, 'white', 12);
    pen.disc(column + 60, 1530, 30, 30, ['#3a8f4d', '#1d5a2b']);
    pen.disc(column + 60, 1440, 30, 30, ['#b3261e', '#6d1712']);
    pen.disc(column + 60, 1350, 30, 30, 'dark');
    pen.part = part;
  }
  if (form === 'spout') {
    for (const [index, half] of [190, 170, 150].entries())
      pen.polygon(
        index % 2 ? 'stainless' : 'dark',
        [-half, z - index * 130],
        [half, z - index * 130],
        [half - 26, z - 140 - index * 130],
        [26 - half, z - 140 - index * 130],
      );
    pen.polygon('rubber', [-130, z - 400], [130, z - 400], [190, z - 520], [-190, z - 520]);
  }
}

/** A flat bottom is emptied by a sweep auger through the slab, or by a side chute. */
export function drawSideOutlet(pen: Pen, unit: UnitModel, { form }: EquipmentOf<'outlet'>): void {
  const x = -unit.radiusMm;
  if (form === 'chute') {
    pen.box(x - 60, 420, 90, 420, 'steel', 4);
    pen.polygon('steel', [x - 40, 800], [x - 40, 450], [x - 420, 270], [x - 420, 470]);
    pen.box(x - 440, 250, 36, 240, 'steel');
    pen.polygon('stainless', [x - 150, 990], [x - 110, 990], [x - 110, 560], [x - 150, 540]);
    pen.bar([x - 200, 1000], [x - 60, 1000], 34, '#d9620f', '#9c4308');
    return;
  }
  // The auger is inside the slab; only motor and discharge spout are visible at its end.
  pen.box(x - 560, 40, 620, 150, 'pipe', 12);
  pen.box(x - 640, 20, 90, 190, 'steel', 8);
  pen.box(x - 900, 30, 264, 170, 'blue', 26);
  pen.box(x - 820, 196, 110, 60, 'dark', 8);
  pen.polygon('steel', [x - 520, 190], [x - 340, 190], [x - 380, 330], [x - 480, 330]);
}
