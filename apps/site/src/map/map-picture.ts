import { type CellPoints, cellMargin, type MapCell, unitsPerCell } from './decode-cell.ts';

export interface MapColours {
  readonly ground: string;
  readonly water: string;
  readonly border: string;
}

/** Rounding of shore corners in cell units, because the data is angular: about two kilometres on the finest level. */
const roundingUnits = 40;

/** Below this area, in square units, a lake of the data is a crumb of its grid; on the finest level 1.5 km². */
const crumbArea = 700;
/** A somewhat larger lake with few points is a triangle that is not there in reality. */
const angularArea = 3_000;
const angularPoints = 7;

const onCellEdge = (value: number): boolean => value <= -cellMargin || value >= unitsPerCell + cellMargin;

/** The start of the rounding towards a neighbouring point. */
function towards(x: number, y: number, nextX: number, nextY: number): [number, number] {
  const length = Math.hypot(nextX - x, nextY - y);
  const share = Math.min(0.5, roundingUnits / (length || 1));
  return [x + (nextX - x) * share, y + (nextY - y) * share];
}

function areaOf(ring: CellPoints): number {
  let twice = 0;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2)
    twice += ring[before]! * ring[at + 1]! - ring[at]! * ring[before + 1]!;
  return Math.abs(twice) / 2;
}

/** Water at the edge of a cell continues in the next one and is kept. */
export function isCrumb(ring: CellPoints): boolean {
  if (ring.some(onCellEdge)) return false;
  const area = areaOf(ring);
  return area < crumbArea || (area < angularArea && ring.length / 2 < angularPoints);
}

function addShore(path: Path2D, ring: CellPoints): void {
  const count = ring.length / 2;
  for (let index = 0; index <= count; index += 1) {
    const at = (index % count) * 2;
    const before = ((index + count - 1) % count) * 2;
    const after = ((index + 1) % count) * 2;
    const [x, y] = [ring[at]!, ring[at + 1]!];
    // Corners at the cut edge of a cell stay sharp; otherwise water would be missing at the seams.
    const isCut = onCellEdge(x) || onCellEdge(y);
    const [fromX, fromY] = isCut ? [x, y] : towards(x, y, ring[before]!, ring[before + 1]!);
    const [toX, toY] = isCut ? [x, y] : towards(x, y, ring[after]!, ring[after + 1]!);
    if (index === 0) path.moveTo(toX, toY);
    else {
      path.lineTo(fromX, fromY);
      path.quadraticCurveTo(x, y, toX, toY);
    }
  }
  path.closePath();
}

const drawn = new WeakMap<MapCell, { readonly shore: Path2D; readonly borders: Path2D }>();

function pathsOf(cell: MapCell) {
  const known = drawn.get(cell);
  if (known !== undefined) return known;
  const paths = { shore: new Path2D(), borders: new Path2D() };
  for (const ring of cell.water) if (!isCrumb(ring)) addShore(paths.shore, ring);
  for (const line of cell.borders) {
    paths.borders.moveTo(line[0]!, line[1]!);
    for (let at = 2; at < line.length; at += 2) paths.borders.lineTo(line[at]!, line[at + 1]!);
  }
  drawn.set(cell, paths);
  return paths;
}

/** Draws the part of a cell in a tile, given the tile's corner in cell units and pixels per unit. */
export function drawTile(
  context: CanvasRenderingContext2D,
  cell: MapCell,
  { left, top, scale }: { left: number; top: number; scale: number },
  colours: MapColours,
): void {
  const { shore, borders } = pathsOf(cell);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.fillStyle = colours.water;
  context.fill(shore, 'nonzero');
  context.strokeStyle = colours.border;
  context.lineWidth = (1.25 * devicePixelRatio) / scale;
  context.lineJoin = 'round';
  context.stroke(borders);
}
