import { describe, expect, it } from 'vitest';
import { drive, frontAxleRadiusM, outlineOf, roundedPath } from './drive.ts';
import { distance, type Point } from './plane.ts';
import { turningRing, vehicleKinds, vehicles } from './vehicles.ts';

/** Twice around a circle, after a straight start. */
const circle = (radiusM: number): Point[] => {
  const straight = Array.from({ length: 400 }, (_, at): Point => [-40 + at / 10, radiusM]);
  const steps = Math.ceil((4 * Math.PI * radiusM) / 0.1);
  const round = Array.from({ length: steps }, (_, at): Point => {
    const angle = (at * 4 * Math.PI) / steps;
    return [radiusM * Math.sin(angle), radiusM * Math.cos(angle)];
  });
  return [...straight, ...round];
};

/** From a point to the nearest point of the outline's sides. */
const innermost = (corners: readonly Point[]): number =>
  Math.min(
    ...corners.flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length]!;
      return Array.from({ length: 101 }, (_, step) =>
        Math.hypot(from[0] + ((to[0] - from[0]) * step) / 100, from[1] + ((to[1] - from[1]) * step) / 100),
      );
    }),
  );

describe('the driven area of a truck', () => {
  it.each(vehicleKinds)('of a %s fits the ring of 12.50 m and 5.30 m (TD-06)', (kind) => {
    const vehicle = vehicles[kind];
    const poses = drive(vehicle, circle(frontAxleRadiusM(vehicle, turningRing.outerM)));
    // The second time around nothing changes any more.
    const settled = poses.slice(-Math.round(poses.length / 5));
    const outlines = settled.flatMap((pose) =>
      vehicle.bodies.flatMap((body, at) => [outlineOf(body, pose[at]!)].filter((one) => one !== undefined)),
    );
    const outer = Math.max(
      ...outlines.flatMap((corners) => corners.map((corner) => distance(corner, [0, 0]))),
    );
    const inner = Math.min(...outlines.map(innermost));
    expect(outer).toBeCloseTo(turningRing.outerM, 1);
    expect(inner).toBeGreaterThanOrEqual(turningRing.innerM);
    // By hand: √(12.5² − 5.2²) − 1.275 = 10.092; √(10.092² + 0.6² − 7.65²) − 1.275 = 5.335.
    if (kind === 'semi-trailer') expect(inner).toBeCloseTo(5.335, 1);
  });

  it('has the whole length of the vehicle when it is straight (TD-06)', () => {
    for (const { bodies, lengthM } of Object.values(vehicles)) {
      const [pose] = drive({ bodies, lengthM }, [
        [0, 0],
        [1, 0],
      ]);
      const xs = bodies.flatMap((body, at) => outlineOf(body, pose![at]!)?.map(([x]) => x) ?? []);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(lengthM, 6);
    }
  });

  it('turns at the wanted radius where the legs are long enough, otherwise tighter (TD-06)', () => {
    const corner: Point[] = [
      [0, 0],
      [20, 0],
      [20, 20],
    ];
    const { points, bends } = roundedPath(corner, 10);
    expect(bends).toEqual([{ corner: 1, radiusM: 10 }]);
    expect(points.at(-1)).toEqual([20, 20]);
    const middle = points.map((point) => distance(point, [10, 10]));
    expect(Math.min(...middle)).toBeCloseTo(10, 2);
    const steps = points.slice(1).map((point, at) => distance(point, points[at]!));
    expect(Math.max(...steps)).toBeLessThan(0.11);
    const [short] = roundedPath(
      [
        [0, 0],
        [4, 0],
        [4, 20],
      ],
      10,
    ).bends;
    expect(short?.radiusM).toBeCloseTo(4, 6);
    expect(
      roundedPath(
        [
          [0, 0],
          [10, 0],
          [20, 0],
        ],
        10,
      ).bends,
    ).toEqual([]);
  });
});
