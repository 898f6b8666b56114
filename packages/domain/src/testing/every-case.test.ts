import { expect, test } from 'vitest';
import { everyCase } from './every-case.ts';

test('a failure lists every case that fails, with its reason', async () => {
  const checked: number[] = [];
  const failure = everyCase(
    [1, 2, 3, 4],
    (each) => `case ${each}`,
    (each) => {
      checked.push(each);
      expect(each % 2).toBe(0);
    },
  );
  await expect(failure).rejects.toMatchObject({
    actual: [expect.stringMatching(/^case 1: expected 1 to be/), expect.stringMatching(/^case 3: /)],
  });
  expect(checked).toEqual([1, 2, 3, 4]);
  await expect(everyCase([], String, () => {})).rejects.toThrow();
});
