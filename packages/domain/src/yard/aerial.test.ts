import { describe, expect, it } from 'vitest';
import { type AerialPlace, aerialTiles } from './aerial.ts';
import { type Point, plus, turned } from './plane.ts';
import { firstPlan, moveThing, placeOfThing, yardSideM } from './yard-plan.ts';

const source = { url: 'https://tiles.example/{z}/{x}/{y}.jpg', attribution: '© Example', zoom: 19 };
const place: AerialPlace = { lat: 52.84, lng: 7.97, at: [25, 25], turnDeg: 0 };

describe('the aerial picture below the plan', () => {
  it('has the tiles that other maps show at the same point (TD-06)', () => {
    const tiles = aerialTiles(place, source, yardSideM);
    const x = Math.floor(((7.97 + 180) / 360) * 2 ** 19);
    const own = tiles.filter(
      ({ left, top, side }) => left <= 25 && left + side > 25 && top <= 25 && top + side > 25,
    );
    // Computed by the formula of the projection that its specification gives: ln(tan + sec).
    const angle = (52.84 * Math.PI) / 180;
    const row = Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** 19);
    expect(own.map(({ href }) => href)).toEqual([`https://tiles.example/19/${x}/${row}.jpg`]);
    // 156 543 m for a pixel of zoom 0 at the equator.
    expect(own[0]?.side).toBeCloseTo((256 * 156_543.034 * Math.cos(angle)) / 2 ** 19, 3);
  });

  it.each([
    [0, [25, 25], 52.84, 19],
    [45, [25, 25], 52.84, 22],
    [201, [0, 44], -33.9, 20],
    [90, [50, 0], 84.9, 22],
    [10, [25, 25], 0, 3],
  ] as const)('covers the whole plan with few tiles: turned by %i° around %j', (turnDeg, at, lat, zoom) => {
    const tiles = aerialTiles({ ...place, lat, at, turnDeg }, { ...source, zoom }, yardSideM);
    expect(tiles.length).toBeLessThanOrEqual(36);
    expect(new Set(tiles.map(({ href }) => href)).size).toBe(tiles.length);
    for (const x of [0.1, 10, 25, 49.9])
      for (const y of [0.1, 30, 49.9]) {
        const [east, south] = plus(turned(plus([x, y], at, -1), -turnDeg), at);
        const own = tiles.filter(
          ({ left, top, side }) => east >= left && east < left + side && south >= top && south < top + side,
        );
        expect(own).toHaveLength(1);
      }
  });

  it('continues at the date line', () => {
    const tiles = aerialTiles({ ...place, lng: 180 }, source, yardSideM);
    const columns = tiles.map(({ href }) => Number(href.split('/').at(-2)));
    expect(Math.min(...columns)).toBe(0);
    expect(Math.max(...columns)).toBe(2 ** 19 - 1);
  });

  it('is moved as everything else (TD-06)', () => {
    const plan = firstPlan(1, 6);
    const thing = { kind: 'aerial' } as const;
    expect(placeOfThing(plan, thing)).toBeUndefined();
    expect(moveThing(plan, thing, [1, 2])).toBe(plan);
    const moved = moveThing({ ...plan, aerial: place }, thing, [20, 30] as Point);
    expect(moved.aerial).toEqual({ ...place, at: [20, 30] });
    expect(placeOfThing(moved, thing)).toEqual([20, 30]);
  });
});
