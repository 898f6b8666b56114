import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { characterWidth } from './bounds.ts';
import { bundOf } from './bund.ts';
import { ink, type Pen } from './pen.ts';

interface Scale {
  readonly formatMetres: (mm: number) => string;
  readonly size: number;
}

/** Heights are drawn left of everything else, each figure outside its line. No line crosses the unit. */
export function drawHeights(
  pen: Pen,
  unit: UnitModel,
  highestMm: Millimetres,
  left: number,
  scale: Scale,
): void {
  const inner = left - scale.size * 1.6;
  const outer = inner - scale.size * 2.4;
  pen.part = 'dimension';
  const lowMm = unit.passage?.heightMm ?? (unit.support === 'legs' && unit.baseMm);
  const above = lowMm ? drawHeight(pen, inner, left, 0, lowMm, scale) : 0;
  drawHeight(pen, inner, left, unit.shellBottomMm, unit.eavesMm, scale, above);
  drawHeight(pen, outer, left, 0, unit.heightMm, scale);
  // Rail, ladder, filter or a bend may be higher than the roof (EN-05).
  if (highestMm > unit.heightMm) drawHeight(pen, outer - scale.size * 2.4, left, 0, highestMm, scale);
}

/** Widths below the ground, one in each row: passage, diameter, and the bund around the unit. */
export function widthsOf(
  unit: UnitModel,
): readonly { readonly widthMm: Millimetres; readonly sign: string }[] {
  const bund = bundOf(unit);
  return [
    ...(unit.passage ? [{ widthMm: unit.passage.widthMm, sign: '' }] : []),
    { widthMm: 2 * unit.radiusMm, sign: 'Ø ' },
    ...(bund ? [{ widthMm: bund.diameterMm, sign: 'Ø ' }] : []),
  ];
}

/** Height of the rows below the ground, in heights of a figure. */
export const rowsOfWidths = (unit: UnitModel): number => 3.6 + 2.4 * (widthsOf(unit).length - 1);

export function drawWidths(pen: Pen, unit: UnitModel, ground: number, scale: Scale): void {
  pen.part = 'dimension';
  let z = ground - scale.size * 1.2;
  for (const { widthMm, sign } of widthsOf(unit)) {
    drawWidth(pen, z, ground, widthMm / 2, sign + scale.formatMetres(widthMm), scale.size);
    z -= scale.size * 2.5;
  }
}

const tone = '#56626c';

/** The slash at an end of a dimension line. */
function drawTick(pen: Pen, x: number, z: number, tick: number): void {
  pen.line([x - tick, z - tick], [x + tick, z + tick], ink, 1.3);
}

/** One height dimension with its figure left of the line, higher than `above`. Returns the upper end of the figure. */
export function drawHeight(
  pen: Pen,
  x: number,
  from: number,
  low: number,
  high: number,
  scale: Scale,
  above = 0,
): number {
  const tick = scale.size * 0.32;
  for (const z of [low, high]) {
    pen.line([x - tick, z], [from, z], tone, 0.6);
    drawTick(pen, x, z, tick);
  }
  pen.line([x, low], [x, high], tone, 0.9);
  const text = scale.formatMetres(high - low);
  const length = text.length * scale.size * characterWidth;
  // A low outflow on a tall unit leaves no space between its ticks; its figure goes above, beside the hopper.
  const fits = length <= high - low - 3 * tick;
  const usual = fits ? (low + high) / 2 : high + 2 * tick + length / 2;
  const middle = Math.max(usual, above + tick + length / 2);
  pen.text(x - scale.size * 0.5, middle, text, { size: scale.size, rotation: -90 });
  return middle + length / 2;
}

/** One width dimension around the axis with its figure below. */
export function drawWidth(pen: Pen, z: number, from: number, half: number, text: string, size: number): void {
  const tick = size * 0.32;
  for (const x of [-half, half]) {
    pen.line([x, from], [x, z - tick], tone, 0.6);
    drawTick(pen, x, z, tick);
  }
  pen.line([-half, z], [half, z], tone, 0.9);
  pen.text(0, z - size * 1.15, text, { size });
}
