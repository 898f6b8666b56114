import { expect, it } from 'vitest';
import { StoreUnavailable } from './store-unavailable.ts';
import { takeTurns } from './take-turns.ts';

it('runs one after the other, also after a failure (threat 63, S4)', async () => {
  const inTurn = takeTurns();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('gives up when a turn does not come, and never runs it later (threat 63, S4)', async () => {
  const inTurn = takeTurns(1);
  let goOn = () => {};
  const first = inTurn(
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  );
  let ran = false;
  const second = inTurn(async () => {
    ran = true;
  });
  await expect(second).rejects.toBeInstanceOf(StoreUnavailable);
  goOn();
  await first;
  expect(await inTurn(async () => 'third')).toBe('third');
  expect(ran).toBe(false);
});

it('lets the next begin when a turn is said to be over (threat 63, S4)', async () => {
  const inTurn = takeTurns();
  let commit = () => {};
  const first = inTurn(async (over) => {
    over();
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
    return 'first';
  });
  expect(await inTurn(async () => 'second')).toBe('second');
  commit();
  expect(await first).toBe('first');
});
