import { describe, expect, it } from 'vitest';
import { LoadShedder } from './shed-load.ts';

/** Work that ends on request. */
function heldWork() {
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => work, finish };
}

const usual = {};
const high = { priority: 'high' } as const;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('more requests than can be answered', () => {
  it('are rejected with a time to retry, high priority last, and nothing stays counted (threat 52)', async () => {
    const shedder = new LoadShedder({ max: 2 });
    const { work, finish } = heldWork();
    const running = [shedder.around(usual, work), shedder.around(usual, work)];
    await expect(shedder.around(usual, () => 1)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterS: 1,
    });
    expect(() => shedder.admit(usual)).toThrow();
    expect(() => shedder.admit(high)).not.toThrow();
    running.push(shedder.around(high, work), shedder.around(high, work));
    await expect(shedder.around(high, () => 1)).rejects.toMatchObject({ code: 'unavailable' });
    let isIdle = false;
    const idle = shedder.idle().then(() => {
      isIdle = true;
    });
    await Promise.resolve();
    expect(isIdle).toBe(false);
    finish();
    await Promise.all([...running, idle]);
    await shedder.idle();
    await expect(shedder.around(usual, () => 1)).resolves.toBe(1);
    await expect(shedder.around(usual, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(shedder.around(usual, () => 2)).resolves.toBe(2);
  });

  /** How many of the concurrent calls are admitted. */
  const letIn = async (shedder: LoadShedder, calls: number, work: () => Promise<void>): Promise<number> => {
    const answers = await Promise.allSettled(
      Array.from({ length: calls }, () => shedder.around(usual, work)),
    );
    return answers.filter(({ status }) => status === 'fulfilled').length;
  };

  it('are fewer if calls are slow, never fewer than the minimum, and more again if they are fast', async () => {
    const shedder = new LoadShedder({ max: 40, min: 5, soonMs: 20 });
    const slowly = () => pause(25);
    expect(await letIn(shedder, 60, slowly)).toBe(40);
    for (let crowd = 0; crowd < 12; crowd++) await letIn(shedder, 60, slowly);
    expect(await letIn(shedder, 60, slowly)).toBeLessThanOrEqual(20);
    for (let crowd = 0; crowd < 60; crowd++) await letIn(shedder, 60, slowly);
    expect(await letIn(shedder, 60, slowly)).toBe(5);
    let quick = 0;
    // A stalling machine makes fast calls slow, so this repeats as often as needed.
    for (let crowd = 0; crowd < 500 && quick < 40; crowd++) quick = await letIn(shedder, 60, async () => {});
    expect(quick).toBe(40);
  });

  it('do not increase because of single fast calls', async () => {
    const shedder = new LoadShedder({ max: 40, start: 10 });
    for (let call = 0; call < 300; call++) await letIn(shedder, 1, async () => {});
    expect(await letIn(shedder, 60, () => pause(1))).toBe(10);
  });

  it('do not decrease because of a single slow call', async () => {
    const shedder = new LoadShedder({ max: 10, min: 1, soonMs: 0 });
    for (let call = 0; call < 10; call++) await letIn(shedder, 1, () => pause(3));
    expect(await letIn(shedder, 20, () => pause(1))).toBe(10);
  });
});
