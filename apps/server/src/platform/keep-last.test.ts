import { describe, expect, it } from 'vitest';
import { keepLast } from './keep-last.ts';

describe('the last answers', () => {
  it('are made once, and again when others were used later', async () => {
    const made: number[] = [];
    const double = keepLast(
      2,
      (input: number) => input,
      async (input) => {
        made.push(input);
        return 2 * input;
      },
    );
    for (const input of [1, 2, 1, 3, 1, 2]) expect(await double(input)).toBe(2 * input);
    expect(made).toEqual([1, 2, 3, 2]);
  });

  it('are made again after a failure, which concurrent callers share', async () => {
    let fails = true;
    let made = 0;
    const answer = keepLast(
      2,
      () => 'key',
      async () => {
        made++;
        if (fails) throw new Error('not now');
        return 'yes';
      },
    );
    const both = await Promise.allSettled([answer(0), answer(0)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect([await answer(0), made]).toEqual(['yes', 2]);
  });
});
