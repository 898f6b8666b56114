/** Units along one side of a cell, and the overlap of its water; must match tools/data/encode-cell.ts. */
export const unitsPerCell = 4096;
export const cellMargin = 48;

/** Flat points x0, y0, x1, y1 … in cell units, y pointing down. */
export type CellPoints = Int32Array;

export interface CellLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Ten times log10 of its population: 50 is 100,000 people. */
  readonly rank: number;
}

export interface MapCell {
  /** Outer rings and holes run in opposite directions: fill with the non-zero rule. */
  readonly water: readonly CellPoints[];
  readonly borders: readonly CellPoints[];
  readonly labels: readonly CellLabel[];
}

export const emptyCell: MapCell = { water: [], borders: [], labels: [] };

/** Decodes one cell; public/map/about.txt describes the format. */
export function decodeCell(bytes: Uint8Array): MapCell {
  let at = 0;
  const unsigned = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at];
      if (byte === undefined) throw new RangeError('The map cell ends too early.');
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const signed = (): number => {
    const value = unsigned();
    return value & 1 ? -((value + 1) >> 1) : value >> 1;
  };
  const list = <Item>(read: () => Item): Item[] => {
    const count = unsigned();
    const items: Item[] = [];
    for (let index = 0; index < count; index += 1) items.push(read());
    return items;
  };
  const path = (): CellPoints => {
    const points = new Int32Array(2 * unsigned());
    let x = 0;
    let y = 0;
    for (let index = 0; index < points.length; index += 2) {
      x += signed();
      y += signed();
      points[index] = x;
      points[index + 1] = y;
    }
    return points;
  };
  const label = (): CellLabel => {
    const [x, y, rank, length] = [signed(), signed(), unsigned(), unsigned()];
    const name = new TextDecoder().decode(bytes.subarray(at, at + length));
    at += length;
    return { x, y, rank, name };
  };
  return { water: list(path), borders: list(path), labels: list(label) };
}
