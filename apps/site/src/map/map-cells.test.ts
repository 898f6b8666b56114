import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, clearestZoom, openMapCells } from './map-cells.ts';

const levels = [
  { z: 2, left: 0, right: 3, top: 0, bottom: 2 },
  { z: 7, left: 60, right: 75, top: 33, bottom: 50 },
];

test.each([
  ['the same size', 7, 66, 42, { z: 7, x: 66, y: 42 }],
  ['a tile inside a cell', 10, 66 * 8 + 7, 42 * 8, { z: 7, x: 66, y: 42 }],
  ['a tile larger than the fine cells', 6, 33, 21, { z: 2, x: 2, y: 1 }],
  ['outside the fine area', 10, 100 * 8, 42 * 8, { z: 2, x: 3, y: 1 }],
  ['the far south', 10, 66 * 8, 1023, undefined],
])('%s', (_, zoom, x, y, address) => {
  expect(addressOf(levels, zoom, x, y)).toEqual(address);
});

test.each([
  ['the default centre', 52.84, 5.7, 12],
  ['New York', 40.71, -74.01, 5],
  ['Antarctica', -80, 0, 3],
])('%s is clear until zoom', (_, lat, lng, zoom) => {
  expect(clearestZoom(levels, lat, lng)).toBe(zoom);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function network(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers[url]?.() ?? new Response(null, { status: 404 });
  });
  return asked;
}
const list = () => Response.json({ levels, cells: ['7-66-42'] });

test('a cell is fetched once; a missing cell is never requested', async () => {
  const asked = network({
    '/map/cells.json': list,
    '/map/7-66-42.bin': () => new Response(new Uint8Array(3)),
  });
  const cells = await openMapCells('/map');
  const first = await cells.load({ z: 7, x: 66, y: 42 });
  expect(await cells.load({ z: 7, x: 66, y: 42 })).toBe(first);
  await cells.load({ z: 7, x: 60, y: 40 });
  expect(asked).toEqual(['/map/cells.json', '/map/7-66-42.bin']);
});

test('without the list there is no map, after three retries (LO-07)', async () => {
  vi.useFakeTimers();
  const asked = network({});
  const opening = expect(openMapCells('/map')).rejects.toThrow('404');
  await vi.runAllTimersAsync();
  await opening;
  expect(asked).toHaveLength(4);
});

test('a cell that fails leaves plain ground and is tried again later', async () => {
  vi.useFakeTimers();
  const asked = network({ '/map/cells.json': list });
  const cells = await openMapCells('/map');
  for (const times of [4, 8]) {
    const loading = cells.load({ z: 7, x: 66, y: 42 });
    await vi.runAllTimersAsync();
    expect((await loading).water).toEqual([]);
    expect(asked).toHaveLength(1 + times);
  }
});
