import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turns } from './locks.ts';
import { StoreUnavailable } from './store-errors.ts';

it('runs one after the other, also after one that failed (threat 63, S4)', async () => {
  const inTurn = turns(60_000);
  const order: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      order.push(`${name} begins`);
      await setTimeout(1);
      order.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(work));
  expect(outcomes).toMatchObject([{ reason: { message: 'a failed' } }, { value: 'b' }, { value: 'c' }]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('refuses who waited too long, and takes later ones (threat 63, S4)', async () => {
  const inTurn = turns(5);
  const first = inTurn(() => setTimeout(50, 'first'));
  const late = inTurn(async () => 'late');
  expect(await first).toBe('first');
  await expect(late).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await inTurn(async () => 'later')).toBe('later');
});
