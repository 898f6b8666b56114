/** South, north, west and east edge in degrees. */
export type Box = readonly [south: number, north: number, west: number, east: number];

/** One coarse rule for the wind or snow of a country. A rule without a box holds for the whole country. */
export interface ActionRule {
  readonly country: string;
  readonly zone: string;
  readonly box?: Box;
  /** A region with values below the usual one of the country. Boxes with higher values have priority. */
  readonly lowers?: true;
  readonly value: number;
  /** Range in the country, or in the region. */
  readonly least: number;
  readonly most: number;
  /** A confirmed, B fairly sure, C a coarse guess. */
  readonly sure: string;
}

/** The rules of a country, or of regions in it, that have one range. */
export const inCountry = (
  country: string,
  range: Pick<ActionRule, 'least' | 'most'>,
  rules: readonly Omit<ActionRule, 'country' | 'least' | 'most'>[],
): ActionRule[] => rules.map((rule) => ({ country, ...range, ...rule }));

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const kmPerDegree = 111.32;

export const inside = ({ latitude, longitude }: Point, [south, north, west, east]: Box): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The box with a margin on each side. */
export function widened([south, north, west, east]: Box, marginKm: number, latitude: number): Box {
  const northward = marginKm / kmPerDegree;
  const eastward = northward / Math.cos((latitude * Math.PI) / 180);
  return [south - northward, north + northward, west - eastward, east + eastward];
}

/** Distance to a polyline, on a plane projection that is accurate at 56° north. */
export function distanceKm(point: Point, line: readonly (readonly [number, number])[]): number {
  const eastKm = kmPerDegree * Math.cos((56 * Math.PI) / 180);
  const flat = ([latitude, longitude]: readonly [number, number]) => [
    (longitude - point.longitude) * eastKm,
    (latitude - point.latitude) * kmPerDegree,
  ];
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 1; at < line.length; at++) {
    const [x1 = 0, y1 = 0] = flat(line[at - 1] as readonly [number, number]);
    const [x2 = 0, y2 = 0] = flat(line[at] as readonly [number, number]);
    const [dx, dy] = [x2 - x1, y2 - y1];
    const share = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx ** 2 + dy ** 2)));
    nearest = Math.min(nearest, Math.hypot(x1 + share * dx, y1 + share * dy));
  }
  return nearest;
}
