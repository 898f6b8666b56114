import { loadWithRetries } from '@silowright/ui/kept/load-with-retries.ts';
import { decodeCell, emptyCell, type MapCell } from './decode-cell.ts';

interface Level {
  readonly z: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Manifest {
  readonly levels: readonly Level[];
  readonly cells: readonly string[];
}

export interface CellAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface MapCells {
  /** The highest useful zoom at a point; far from Europe the data is only an outline. */
  clearestZoom(lat: number, lng: number): number;
  /** The cell that contains a tile: the finest level not finer than the tile. */
  addressOf(zoom: number, x: number, y: number): CellAddress | undefined;
  load(address: CellAddress): Promise<MapCell>;
}

export function addressOf(
  levels: readonly Level[],
  zoom: number,
  x: number,
  y: number,
): CellAddress | undefined {
  for (const level of levels.toSorted((a, b) => b.z - a.z)) {
    if (level.z > zoom) continue;
    const scale = 2 ** (zoom - level.z);
    const [cellX, cellY] = [Math.floor(x / scale), Math.floor(y / scale)];
    if (cellX < level.left || cellX > level.right || cellY < level.top || cellY > level.bottom) continue;
    return { z: level.z, x: cellX, y: cellY };
  }
  return undefined;
}

const furthestZoom = 12;
const clearUntil: Readonly<Record<number, number>> = { 2: 5, 4: 8, 7: furthestZoom };

export function clearestZoom(levels: readonly Level[], lat: number, lng: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  const tiles = 2 ** furthestZoom;
  const x = Math.floor((lng / 360 + 0.5) * tiles);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * tiles);
  return clearUntil[addressOf(levels, furthestZoom, x, y)?.z ?? 0] ?? 3;
}

const fetchOk = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
};

/** The map data of this server. Rejects if the list of cells cannot be loaded. */
export async function openMapCells(base: string): Promise<MapCells> {
  const response = await loadWithRetries(() => fetchOk(`${base}/cells.json`));
  const { levels, cells } = (await response.json()) as Manifest;
  const existing = new Set(cells);
  const loaded = new Map<string, Promise<MapCell>>();

  const fetchCell = async (name: string): Promise<MapCell> => {
    try {
      const answer = await loadWithRetries(() => fetchOk(`${base}/${name}.bin`));
      return decodeCell(new Uint8Array(await answer.arrayBuffer()));
    } catch {
      // A failed cell leaves plain ground; it is requested again when next in view.
      loaded.delete(name);
      return emptyCell;
    }
  };
  return {
    clearestZoom: (lat, lng) => clearestZoom(levels, lat, lng),
    addressOf: (zoom, x, y) => addressOf(levels, zoom, x, y),
    load({ z, x, y }) {
      const name = `${z}-${x}-${y}`;
      if (!existing.has(name)) return Promise.resolve(emptyCell);
      const cell = loaded.get(name) ?? fetchCell(name);
      loaded.set(name, cell);
      return cell;
    },
  };
}
