import type { Box, Points } from './cut-geometry.ts';

/** Integer units along one side of a cell: 47 m each in the finest cells at 52° north. */
export const unitsPerCell = 4096;

export interface Label {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly population: number;
}

export interface Cell {
  readonly rings: readonly Points[];
  readonly lines: readonly Points[];
  readonly labels: readonly Label[];
}

/** Coordinates are deltas from the previous point, zigzag-encoded, seven bits per byte: small numbers take one byte. */
export function encodeCell(box: Box, { rings, lines, labels }: Cell): Uint8Array {
  const bytes: number[] = [];
  const unsigned = (value: number) => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  const signed = (value: number) => unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  const toUnit = (value: number, from: number, to: number) =>
    Math.round(((value - from) / (to - from)) * unitsPerCell);

  const toUnits = (points: Points): [number, number][] => {
    const units: [number, number][] = [];
    for (let at = 0; at < points.length; at += 2) {
      const x = toUnit(points[at]!, box.left, box.right);
      const y = toUnit(points[at + 1]!, box.top, box.bottom);
      const last = units.at(-1);
      if (last === undefined || last[0] !== x || last[1] !== y) units.push([x, y]);
    }
    return units;
  };
  const paths = (list: readonly Points[], fewest: number) => {
    const encoded = list.map(toUnits).filter((units) => units.length >= fewest);
    unsigned(encoded.length);
    for (const units of encoded) {
      unsigned(units.length);
      let [lastX, lastY] = [0, 0];
      for (const [x, y] of units) {
        signed(x - lastX);
        signed(y - lastY);
        [lastX, lastY] = [x, y];
      }
    }
  };

  paths(rings, 3);
  paths(lines, 2);
  unsigned(labels.length);
  for (const { name, x, y, population } of labels) {
    signed(toUnit(x, box.left, box.right));
    signed(toUnit(y, box.top, box.bottom));
    unsigned(Math.round(Math.log10(Math.max(1, population)) * 10));
    const text = new TextEncoder().encode(name);
    unsigned(text.length);
    bytes.push(...text);
  }
  return Uint8Array.from(bytes);
}
