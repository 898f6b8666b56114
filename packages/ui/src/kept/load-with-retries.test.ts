import { expect, test } from 'vitest';
import { loadWithRetries } from './load-with-retries.ts';

function failing(times: number) {
  const delays: number[] = [];
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads <= times) throw new Error(`load ${loads}`);
    return 'loaded';
  };
  const pause = async (ms: number) => void delays.push(ms);
  return { result: loadWithRetries(load, 3, 100, pause), delays, loads: () => loads };
}

test.each([
  [0, []],
  [1, [100]],
  [3, [100, 200, 400]],
])('loads after %i failures with growing delays (LO-07)', async (times, delays) => {
  const attempt = failing(times);
  expect(await attempt.result).toBe('loaded');
  expect(attempt.delays).toEqual(delays);
});

test('the fourth failure is final (LO-07)', async () => {
  const attempt = failing(9);
  await expect(attempt.result).rejects.toThrow('load 4');
  expect(attempt.loads()).toBe(4);
});
