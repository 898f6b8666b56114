import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { isSeen } from './bounds.ts';
import { type Box, down, type Primitive, pathData } from './drawing.ts';
import { Pen } from './pen.ts';
import { drawFront } from './primitives.ts';

/** A unit on a trailer, from the cab to the rear. */
export interface Lying {
  readonly unit: UnitModel;
  /** What it takes of the trailer, with the gap behind it. */
  readonly lengthMm: Millimetres;
  readonly x: Millimetres;
  /** The middle of the shell above the road. */
  readonly axisMm: Millimetres;
  readonly primitives: readonly Primitive[];
}

export interface TruckDrawing {
  readonly viewBox: Box;
  readonly truck: readonly Primitive[];
  /** Each is turned by 90 degrees about its foot, so that its roof points to the cab. */
  readonly units: readonly Lying[];
}

/** A semi-trailer of 16.5 m: the load is 13.6 m long, the cab at the right. */
const lengthMm = 16_500;
const loadMm = 13_600;
const deckMm = 1250;
const heightMm = 4800;
const wheelMm = 480;

/** Parts that travel with the shell; pipes and ladders are packed. */
const travelling = new Set(['shell', 'roof', 'hopper', 'support', 'deck']);
/** A frame with a passage travels apart: the vessel is shorter than the unit. */
const ofFrame = new Set(['support', 'deck']);

/** Units of a load on one truck, in their real size; what travels as panels is a stack of them (PJ-03). */
export function drawTruckLoad(
  units: readonly { readonly unit: UnitModel; readonly lengthMm: Millimetres }[],
  mmPerPx: number,
  panels = false,
): TruckDrawing {
  let front = loadMm;
  const lying = units.map(({ unit, lengthMm: placeMm }): Lying => {
    const { primitives } = drawFront(unit, {
      style: 'shaded',
      mmPerPx,
      formatMetres: () => '',
      contentLevel: 0,
    });
    // One longer than the trailer reaches beyond its rear.
    const x = front - unit.heightMm;
    front -= placeMm;
    const isOffFrame = placeMm < unit.heightMm;
    return {
      unit,
      lengthMm: placeMm,
      x,
      axisMm: deckMm + unit.radiusMm + 60,
      primitives: primitives.filter(
        (each) =>
          travelling.has(each.part) && !(isOffFrame && ofFrame.has(each.part)) && isSeen(each, 2 * mmPerPx),
      ),
    };
  });
  const topMm = Math.max(heightMm, ...lying.map(({ unit, axisMm }) => axisMm + unit.radiusMm + 300));
  const rearMm = Math.min(0, ...lying.map(({ x, lengthMm: placeMm, unit }) => x + unit.heightMm - placeMm));
  return {
    viewBox: { x: rearMm - 200, y: -topMm, width: lengthMm + 400 - rearMm, height: topMm + 120 },
    truck: [...truckPrimitives(mmPerPx), ...(panels ? panelPrimitives(mmPerPx) : [])],
    units: lying,
  };
}

/** Four stacks of curved sheets, tied down. */
function panelPrimitives(mmPerPx: number): Primitive[] {
  const pen = new Pen('shaded', mmPerPx);
  pen.part = 'panels';
  for (const x of [300, 3600, 6900, 10_200])
    for (let sheet = 0; sheet < 9; sheet++)
      pen.box(x, deckMm + 60 + sheet * 170, 3000, 120, [sheet % 2 ? '#c3ccd2' : '#dbe1e5', '#8b949a']);
  return pen.primitives;
}

function truckPrimitives(mmPerPx: number): Primitive[] {
  const pen = new Pen('shaded', mmPerPx);
  pen.part = 'truck';
  pen.box(0, deckMm - 230, loadMm, 230, ['#3f5661', 'none']);
  pen.box(loadMm - 3200, deckMm - 480, 5600, 250, ['#2b333a', 'none']);
  for (const x of [1300, 2600, 3900, loadMm - 1900, lengthMm - 1350]) {
    pen.disc(x, wheelMm, wheelMm, wheelMm, ['#2b333a', 'none'], 0);
    pen.disc(x, wheelMm, wheelMm * 0.45, wheelMm * 0.45, ['#b4bcc1', 'none'], 0);
  }
  const cab = lengthMm - 2300;
  pen.path(
    pathData(
      ['M', cab, 520],
      ['L', cab, 3650],
      ['Q', cab + 100, 3900, cab + 500, 3900],
      ['L', cab + 1500, 3800],
      ['Q', cab + 2050, 3700, cab + 2200, 2300],
      ['L', cab + 2300, 1700],
      ['L', cab + 2300, 520],
      ['Z'],
    ),
    [down([0, '#fdfdfb'], [1, '#d5dadd']), '#8b949a'],
    0.8,
  );
  pen.path(
    pathData(
      ['M', cab + 900, 3350],
      ['L', cab + 1600, 3300],
      ['Q', cab + 1900, 3200, cab + 2020, 2250],
      ['L', cab + 900, 2250],
      ['Z'],
    ),
    ['#8fa3b2', 'none'],
    0,
  );
  pen.box(cab, 1080, 2300, 150, ['#d9620f', 'none']);
  return pen.primitives;
}
