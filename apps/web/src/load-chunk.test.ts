import { afterEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => errors.mockClear());

const url = 'https://silowright.test/static/js/volume-screen-a1b2.js';

it.each([
  ['missing', new TypeError(`Failed to fetch dynamically imported module: ${url}`), url],
  ['missing', new TypeError('Importing a module script failed.'), 'unknown address'],
  ['SyntaxError', new SyntaxError(`Unexpected token in ${url}`), url],
])('names the reason %s and the address (RT-13)', async (reason, cause, address) => {
  const failure = await loadChunk('volume', () => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ reason, url: address });
  expect((failure as Error).message).toBe(`Loading chunk volume failed (${reason}: ${address})`);
  expect(errors).toHaveBeenCalledWith((failure as Error).message);
});

it('counts a chunk as failed after 120,000 ms (RT-15)', async () => {
  vi.useFakeTimers();
  const never = loadChunk('volume', () => new Promise(() => {}));
  const outcome = never.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(errors).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ reason: 'timeout' });
  vi.useRealTimers();
});

it('returns the loaded module', async () => {
  expect(await loadChunk('volume', async () => ({ VolumeScreen: 1 }))).toEqual({ VolumeScreen: 1 });
});
