import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AerialPlace } from '@silowright/domain/yard/aerial';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aerialPicture } from './aerial-picture.ts';

const zoom = 19;
const [column, row] = [273_000, 171_900];
const colours = { nw: [200, 0, 0], ne: [0, 160, 0], sw: [0, 0, 200], se: [220, 200, 0] } as const;

/** A point where four tiles meet. */
const corner = {
  lng: (column / 2 ** zoom) * 360 - 180,
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI,
};

describe('the aerial picture of the site sheet', () => {
  let answer: (path: string) => Promise<{ status: number; body: Buffer | string }>;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    void answer(request.url!).then(({ status, body }) => {
      response.writeHead(status, { location: '/elsewhere' });
      response.end(body);
    });
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  const tile = async (path: string) => {
    const [x, y] = path.match(/\d+/g)!.slice(1).map(Number) as [number, number];
    const side = `${y < row ? 'n' : 's'}${x < column ? 'w' : 'e'}` as keyof typeof colours;
    const [r, g, b] = colours[side];
    const body = await sharp({ create: { width: 256, height: 256, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer();
    return { status: 200, body };
  };
  const pictureOf = (place: Partial<AerialPlace>) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
    return aerialPicture(
      { ...corner, at: [25, 25], turnDeg: 0, ...place },
      { url, attribution: '', zoom },
      50,
    );
  };
  const sidesAt = async (place: Partial<AerialPlace>, points: readonly (readonly [number, number])[]) => {
    const { data, info } = await sharp(await pictureOf(place))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 1200]);
    return points.map(([x, y]) => {
      const at = (Math.round(y * 24) * info.width + Math.round(x * 24)) * info.channels;
      const away = (colour: readonly number[]) =>
        colour.reduce((sum, value, channel) => sum + Math.abs(value - data[at + channel]!), 0);
      return Object.entries(colours).sort(([, one], [, other]) => away(one) - away(other))[0]![0];
    });
  };

  it('has north at the upper edge, and turns around its point (TD-06)', async () => {
    answer = tile;
    const four = [
      [20, 20],
      [30, 20],
      [20, 30],
      [30, 30],
    ] as const;
    expect(await sidesAt({}, four)).toEqual(['nw', 'ne', 'sw', 'se']);
    expect(await sidesAt({ turnDeg: 90 }, four)).toEqual(['sw', 'nw', 'se', 'ne']);
    // North points to the upper right.
    const cross = [
      [25, 15],
      [35, 25],
      [25, 35],
      [15, 25],
    ] as const;
    expect(await sidesAt({ turnDeg: 45 }, cross)).toEqual(['nw', 'ne', 'se', 'sw']);
    const moved = [
      [8, 38],
      [12, 38],
      [8, 42],
      [12, 42],
      [48, 2],
    ] as const;
    expect(await sidesAt({ at: [10, 40] }, moved)).toEqual(['nw', 'ne', 'sw', 'se', 'ne']);
    expect(new Set(asked).size).toBeLessThanOrEqual(36);
  });

  it.each([
    ['a missing tile', 404, ''],
    ['a redirect', 302, ''],
    ['no picture', 200, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a broken picture', 200, Buffer.from([0xff, 0xd8, 0xff, 0])],
    ['an endless picture', 200, Buffer.alloc(2_000_000, 0xff)],
  ])('is refused with %s (threat 36)', async (_, status, body) => {
    answer = async () => ({ status, body });
    asked.length = 0;
    await expect(pictureOf({})).rejects.toThrow();
    expect(asked).not.toContain('/elsewhere');
  });
});
