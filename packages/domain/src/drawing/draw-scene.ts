import type { UnitModel } from './anatomy.ts';
import { across, down, pathData } from './drawing.ts';
import type { Pen } from './pen.ts';

/** Ground line with a soft shadow of the unit. */
export function drawGround(pen: Pen, unit: UnitModel, left: number, right: number): void {
  pen.part = 'ground';
  const half = unit.sideMm * 1.25 + 300;
  pen.glaze(
    { kind: 'ellipse', cx: 120, cy: 0, rx: half, ry: 90 },
    across([0, '#16202b', 0], [0.25, '#16202b', 0.35], [0.7, '#16202b', 0.35], [1, '#16202b', 0]),
    0.7,
  );
  pen.line([left, 0], [right, 0], '#69747b', 1.2);
}

/** A person of 1.80 m, feet on the ground. */
export function drawPerson(pen: Pen, x: number): void {
  pen.part = 'person';
  const at = (dx: number) => x + dx;
  const tone = ['#66737e', 'none'] as const;
  pen.disc(x, 1690, 88, 110, tone, 0.6);
  pen.path(
    pathData(
      ['M', at(-75), 1545],
      ['Q', at(-215), 1530, at(-232), 1390],
      ['L', at(-250), 1010],
      ['Q', at(-252), 860, at(-212), 850],
      ['Q', at(-178), 860, at(-180), 960],
      ['L', at(-165), 1260],
      ['L', at(-150), 900],
      ['L', at(-150), 60],
      ['Q', at(-150), 0, at(-85), 0],
      ['Q', at(-28), 0, at(-30), 60],
      ['L', at(-10), 800],
      ['L', at(10), 800],
      ['L', at(30), 60],
      ['Q', at(28), 0, at(85), 0],
      ['Q', at(150), 0, at(150), 60],
      ['L', at(150), 900],
      ['L', at(165), 1260],
      ['L', at(180), 960],
      ['Q', at(178), 860, at(212), 850],
      ['Q', at(252), 860, at(250), 1010],
      ['L', at(232), 1390],
      ['Q', at(215), 1530, at(75), 1545],
      ['Z'],
    ),
    tone,
    0.6,
  );
}

/** A spreader truck in its real size; with less space around it a passage has no picture of one. */
const truck = { widthMm: 2550, heightMm: 3200, besideMm: 150, aboveMm: 100 } as const;

export const truckFits = ({ widthMm, heightMm }: NonNullable<UnitModel['passage']>): boolean =>
  widthMm >= truck.widthMm + 2 * truck.besideMm && heightMm >= truck.heightMm + truck.aboveMm;

export function drawTruck(pen: Pen): void {
  pen.part = 'truck';
  const { widthMm: width, heightMm: height } = truck;
  const half = width / 2;
  const cab = half * 0.93;
  const at = (share: number) => height * share;
  for (const side of [-1, 1])
    pen.box(side > 0 ? half * 0.52 : -half * 0.9, 0, half * 0.38, at(0.22), 'rubber', 40);
  // The spreader's hopper is behind the cab.
  pen.polygon('accent', [-half, at(0.97)], [half, at(0.97)], [half * 0.7, at(0.55)], [-half * 0.7, at(0.55)]);
  pen.box(-half - 20, at(0.95), width + 40, at(0.035), 'steel', 10);
  pen.path(
    pathData(
      ['M', -cab, at(0.16)],
      ['L', -cab, at(0.5)],
      ['Q', -cab * 0.96, at(0.84), -cab * 0.86, at(0.85)],
      ['L', cab * 0.86, at(0.85)],
      ['Q', cab * 0.96, at(0.84), cab, at(0.5)],
      ['L', cab, at(0.16)],
      ['Z'],
    ),
    [down([0, '#f6f7f7'], [1, '#d5dadd']), '#5f6a72'],
  );
  pen.path(
    pathData(
      ['M', -cab * 0.86, at(0.5)],
      ['L', -cab * 0.8, at(0.79)],
      ['L', cab * 0.8, at(0.79)],
      ['L', cab * 0.86, at(0.5)],
      ['Z'],
    ),
    'glass',
  );
  pen.glaze(
    {
      kind: 'path',
      d: pathData(
        ['M', -cab * 0.6, -at(0.51)],
        ['L', -cab * 0.36, -at(0.78)],
        ['L', -cab * 0.12, -at(0.78)],
        ['L', -cab * 0.36, -at(0.51)],
        ['Z'],
      ),
    },
    '#ffffff',
    0.18,
  );
  pen.box(-cab * 0.55, at(0.29), cab * 1.1, at(0.13), 'dark', 20);
  pen.box(-cab, at(0.12), 2 * cab, at(0.11), 'dark', 24);
  for (const side of [-1, 1]) {
    pen.box(side > 0 ? cab * 0.62 : -cab * 0.9, at(0.25), cab * 0.28, at(0.055), ['#fff3c4', '#8b7a3a'], 20);
    pen.box(side > 0 ? cab * 1.01 : -cab * 1.01 - 110, at(0.53), 110, at(0.2), 'rubber', 24);
    pen.box(side > 0 ? cab * 0.4 : -cab * 0.4 - 200, at(0.85), 200, at(0.035), ['#f2a33c', '#9c4308'], 20);
  }
}

/**
 * The ceiling. If the unit is higher, the line gets the signal colour and a dash pattern, and the label is above it,
 * because a person may stand below.
 */
export function drawCeiling(
  pen: Pen,
  zMm: number,
  exceeded: boolean,
  left: number,
  right: number,
  label: string,
  size: number,
): void {
  pen.part = 'ceiling';
  const tone = exceeded ? '#b3261e' : '#3f4b55';
  const px = pen.mmPerPx;
  pen.line([left, zMm], [right, zMm], tone, 1.6, { dash: exceeded ? [10 * px, 5 * px] : [] });
  for (let x = left + 6 * px; x < right - 6 * px; x += 16 * px)
    pen.line([x, zMm + px], [x + 8 * px, zMm + 8 * px], tone, 0.7, { opacity: 0.6 });
  pen.part = 'ceiling-label';
  pen.text(right, zMm + size * (exceeded ? 0.9 : -1.25), label, { size, anchor: 'end', fill: tone });
}
