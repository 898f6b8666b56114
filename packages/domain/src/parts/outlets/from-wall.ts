import type { Pen, Point } from '../../drawing/pen.ts';
import type { Closer } from './closer.ts';

/** Outlines beside the wall: how far from it, and how high. */
type Outline = readonly Point[];

const chuteOutline: Outline = [
  [40, 800],
  [40, 450],
  [420, 270],
  [420, 470],
];
const chuteEnd = { from: 404, length: 36, low: 250, height: 240 };
const chuteFrame = { half: 60, low: 420, height: 420 };
const chuteHandle = { z: 1000, thick: 34 };

const leftOf = (x: number, outline: Outline): Point[] => outline.map(([v, z]) => [x - v, z]);

/** The auger is inside the slab; only motor and discharge spout are visible at its end. */
const trough = { to: 560, low: 40, height: 150 };
const gear = { from: 550, length: 90, low: 20, height: 190 };
const terminals = { from: 710, length: 110, low: 196, height: 60 };
const spout: Outline = [
  [520, 190],
  [340, 190],
  [380, 330],
  [480, 330],
];

/** Boxes of both forms from the left end to the wall. */
const drawBox = (
  pen: Pen,
  x: number,
  { from, length, low, height }: typeof gear,
  material: 'steel' | 'dark',
  corner?: number,
) => pen.box(x - from - length, low, length, height, material, corner);

export const chute: Closer = {
  front(pen, { radiusMm }) {
    const x = -radiusMm;
    pen.box(x - chuteFrame.half, chuteFrame.low, 90, chuteFrame.height, 'steel', 4);
    pen.polygon('steel', ...leftOf(x, chuteOutline));
    drawBox(pen, x, chuteEnd, 'steel');
    pen.polygon('stainless', [x - 150, 990], [x - 110, 990], [x - 110, 560], [x - 150, 540]);
    pen.bar([x - 200, chuteHandle.z], [x - 60, chuteHandle.z], chuteHandle.thick, '#d9620f', '#9c4308');
  },
  solid(place) {
    const { from, length, low, height } = chuteEnd;
    const { half, low: foot, height: high } = chuteFrame;
    place.box([-230, 230], [-half, half], [foot, foot + high], 'steel');
    place.web(chuteOutline, [-200, 200], 'steel');
    place.box([-220, 220], [from, from + length], [low, low + height], 'steel');
    place.box([-180, 180], [110, 150], [600, 990], 'stainless');
    place.bar([-120, 130, chuteHandle.z], [120, 130, chuteHandle.z], chuteHandle.thick, 'accent');
  },
};

export const sweep: Closer = {
  front(pen, { radiusMm }) {
    const x = -radiusMm;
    pen.box(x - trough.to, trough.low, 620, trough.height, 'pipe', 12);
    drawBox(pen, x, gear, 'steel', 8);
    pen.box(x - 900, 30, 264, 170, 'blue', 26);
    drawBox(pen, x, terminals, 'dark', 8);
    pen.polygon('steel', ...leftOf(x, spout));
  },
  solid(place, _, { dn }) {
    const half = dn * 0.3;
    place.box([-half, half], [-60, trough.to], [trough.low, trough.low + trough.height], 'galvanised');
    place.box([-95, 95], [gear.from, gear.from + gear.length], [gear.low, gear.low + gear.height], 'steel');
    place.cylinder([0, 636, 115], [0, 1, 0], 85, 264, 'blue');
    place.box(
      [-40, 40],
      [terminals.from, terminals.from + terminals.length],
      [trough.low + trough.height, terminals.low + terminals.height],
      'dark',
    );
    place.web(
      [
        [340, 190],
        [520, 190],
        [480, 330],
        [380, 330],
      ],
      [-70, 70],
      'steel',
    );
  },
};
