import type { Metres } from '../units.ts';
import { type Point, plus, turned } from './plane.ts';

/** Where an aerial picture is below the plan: a point of the earth, its place on the plan, and the turn around it. */
export interface AerialPlace {
  readonly lat: number;
  readonly lng: number;
  readonly at: Point;
  /** Clockwise; 0 has north at the upper edge. */
  readonly turnDeg: number;
}

/** A provider of pictures in squares of the web's usual map projection. */
export interface TileSource {
  readonly url: string;
  readonly attribution: string;
  /** The most detailed zoom that the provider has. */
  readonly zoom: number;
}

/** A square picture that covers a part of the plan; it is turned around the same point as all others. */
export interface AerialTile {
  readonly href: string;
  readonly left: Metres;
  readonly top: Metres;
  readonly side: Metres;
}

/** Of the usual map projection, which ends before the poles. */
export const latitudeRange = [-85, 85] as const;
export const longitudeRange = [-180, 180] as const;

const equatorM = 40_075_016.686;
/** A picture of 256 px for fewer metres shows no more, and there would be too many. */
const shortestSideM = 16;

/** The tiles that cover a square plan of this side, at most 36. */
export function aerialTiles(
  { lat, lng, at, turnDeg }: AerialPlace,
  { url, zoom: maxZoom }: TileSource,
  planM: Metres,
): AerialTile[] {
  const angle = (lat * Math.PI) / 180;
  const aroundM = equatorM * Math.cos(angle);
  const zoom = Math.min(maxZoom, Math.floor(Math.log2(aroundM / shortestSideM)));
  const count = 2 ** zoom;
  const side = aroundM / count;
  const x = ((lng + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count;
  const corners = [0, planM].flatMap((right) =>
    [0, planM].map((down) => turned(plus([right, down], at, -1), -turnDeg)),
  );
  const range = (axis: 0 | 1, middle: number) => {
    const along = corners.map((corner) => middle + corner[axis] / side);
    const first = Math.floor(Math.min(...along));
    return Array.from({ length: Math.floor(Math.max(...along)) - first + 1 }, (_, index) => first + index);
  };
  return range(1, y)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      range(0, x).map((column) => ({
        href: url
          .replace('{z}', String(zoom))
          .replace('{x}', String((column + count) % count))
          .replace('{y}', String(row)),
        left: at[0] + (column - x) * side,
        top: at[1] + (row - y) * side,
        side,
      })),
    );
}
