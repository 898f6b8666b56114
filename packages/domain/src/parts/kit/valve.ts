import type { OutletForm } from '../../catalogue/equipment.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Place } from '../../solids/mould.ts';
import type { Millimetres } from '../../units.ts';
import { out, up } from './part.ts';

interface Valve {
  readonly form: OutletForm;
  readonly dn: Millimetres;
}

const flangeMm = 34;
/** Distances from the end of the nozzle. */
const camlock = {
  from: 136,
  length: 124,
  ring: 74,
  wide: 8,
  wider: 22,
  lever: { from: 250, to: 170, low: 8, high: 62 },
};
const ball = {
  from: 130,
  length: 190,
  middle: 225,
  radius: 82,
  wide: 10,
  wider: 34,
  stem: { half: 17, above: 24, height: 60 },
};
const ballLever = { to: 460, low: 84, high: 100, thick: 36 };
const butterfly = { narrower: 8, stem: { half: 15, height: 90 } };
const butterflyLever = { from: 194, to: 444, low: 78, high: 112, thick: 34 };
const knife = {
  plate: 90,
  beyond: 6,
  frame: { from: 10, to: 84, height: 150 },
  spindle: { at: 47, half: 9, height: 130 },
};
const wheel = { radius: 120, height: 30 };

/** Half widths of nozzle and flange. */
const sizesOf = ({ dn }: Valve) => {
  const bore = dn < 150 ? dn / 2 + 2 : dn / 2;
  return { bore, rim: bore + 48 };
};
/** Where a knife gate begins, behind a butterfly valve if there is one. */
const knifeAt = (form: OutletForm) => (form === 'butterfly-knife' ? 270 : 144);

/** A valve in side view: a nozzle that leaves the body at (x, z) to the left, and the valve bolted to it. */
export function drawValve(pen: Pen, x: number, z: number, valve: Valve): void {
  const { form } = valve;
  const { bore, rim } = sizesOf(valve);
  const flange = (from: number) => pen.box(x - from - flangeMm, z - rim, flangeMm, 2 * rim, 'steel', 4);
  pen.box(x - 120, z - bore, 130, 2 * bore, 'pipe');
  flange(106);
  if (form === 'camlock') {
    const { from, length, ring, wide, wider, lever } = camlock;
    pen.box(x - from - length, z - bore - wide, length, 2 * bore + 2 * wide, 'stainless', 8);
    pen.box(x - 330, z - bore - wider, ring, 2 * bore + 2 * wider, 'accent', 18);
    for (const side of [-1, 1])
      pen.bar(
        [x - lever.from, z + side * (bore + lever.low)],
        [x - lever.to, z + side * (bore + lever.high)],
        24,
        '#d3dde3',
      );
    return;
  }
  if (form === 'butterfly' || form === 'butterfly-knife') {
    const { narrower, stem } = butterfly;
    const { from, to, low, high, thick } = butterflyLever;
    pen.box(x - 246, z - rim + narrower, 100, 2 * rim - 2 * narrower, 'dark', 12);
    pen.box(x - 210, z + rim - narrower, 2 * stem.half, stem.height, 'dark');
    pen.bar([x - from, z + rim + low], [x - to, z + rim + high], thick, '#d9620f', '#9c4308');
  }
  if (form === 'ball') {
    const { from, length, middle, radius, wide, wider, stem } = ball;
    const { to, low, high, thick } = ballLever;
    pen.box(x - from - length, z - bore - wide, length, 2 * bore + 2 * wide, 'stainless', 14);
    pen.disc(x - middle, z, radius, bore + wider, 'stainless');
    pen.box(x - middle - stem.half, z + bore + stem.above, 2 * stem.half, stem.height, 'dark');
    pen.bar([x - middle, z + bore + low], [x - to, z + bore + high], thick, '#d9620f', '#9c4308');
    flange(316);
  }
  if (form === 'knife' || form === 'butterfly-knife') {
    const { plate, beyond, frame, spindle } = knife;
    const at = x - knifeAt(form);
    pen.box(at - 92, z - rim - beyond, plate, 2 * rim + 2 * beyond, 'stainless', 6);
    pen.box(at - frame.to, z + rim, frame.to - frame.from, frame.height, 'stainless');
    pen.box(
      at - spindle.at - spindle.half,
      z + rim + frame.height,
      2 * spindle.half,
      spindle.height,
      'steel',
    );
    pen.disc(at - spindle.at, z + rim + 285, wheel.radius, wheel.height, 'accent');
  }
  if (form !== 'ball') flange(form === 'butterfly-knife' ? 386 : 246);
}

/** The same in space, away from the wall at a height. */
export function mouldValve(place: Place, z: Millimetres, valve: Valve): void {
  const { form } = valve;
  const { bore, rim } = sizesOf(valve);
  const flange = (from: number) => place.cylinder([0, from, z], out, rim, flangeMm, 'steel');
  place.cylinder([0, -30, z], out, bore, 160, 'steel');
  flange(106);
  if (form === 'camlock') {
    const { from, length, ring, wide, wider, lever } = camlock;
    place.cylinder([0, from, z], out, bore + wide, length, 'stainless');
    place.cylinder([0, 256, z], out, bore + wider, ring, 'accent');
    for (const side of [-1, 1])
      place.bar(
        [side * (bore + lever.low), lever.from, z],
        [side * (bore + lever.high), lever.to, z],
        24,
        'stainless',
      );
    return;
  }
  if (form === 'ball') {
    const { from, length, middle, radius, wide, wider, stem } = ball;
    const { to, low, high, thick } = ballLever;
    place.cylinder([0, from, z], out, bore + wide, length, 'stainless');
    place.ball([0, middle, z], radius, bore + wider, 'stainless');
    place.cylinder([0, middle, z + bore + stem.above], up, stem.half, stem.height, 'dark');
    place.bar([0, middle, z + bore + low], [0, to, z + bore + high], thick, 'accent');
    flange(316);
    return;
  }
  if (form === 'butterfly' || form === 'butterfly-knife') {
    const { narrower, stem } = butterfly;
    const { from, to, low, high, thick } = butterflyLever;
    place.cylinder([0, 146, z], out, rim - narrower, 100, 'dark');
    place.cylinder([0, 195, z + rim - narrower], up, stem.half, stem.height, 'dark');
    place.bar([0, from, z + rim + low], [0, to, z + rim + high], thick, 'accent');
  }
  if (form === 'knife' || form === 'butterfly-knife') {
    const { plate, beyond, frame, spindle } = knife;
    const v = knifeAt(form);
    place.box([-rim, rim], [v + 2, v + 2 + plate], [z - rim - beyond, z + rim + beyond], 'stainless');
    place.box(
      [-rim * 0.8, rim * 0.8],
      [v + frame.from, v + frame.to],
      [z + rim, z + rim + frame.height],
      'stainless',
    );
    place.cylinder([0, v + spindle.at, z + rim + frame.height], up, spindle.half, spindle.height, 'steel');
    place.cylinder([0, v + spindle.at, z + rim + 270], up, wheel.radius, wheel.height, 'accent');
  }
  flange(form === 'butterfly-knife' ? 386 : 246);
}
