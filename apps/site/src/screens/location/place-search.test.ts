import { expect, it, vi } from 'vitest';
import { locate } from './place-search.tsx';

it('a chosen place whose position does not come in ten seconds is kept without it (LO-13)', async () => {
  vi.useFakeTimers();
  const never = { locate: () => new Promise<never>(() => {}) };
  const place = locate(never as never, 'Zwolle, Netherlands');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await place).toEqual({ description: 'Zwolle, Netherlands', point: undefined });
  vi.useRealTimers();
});
