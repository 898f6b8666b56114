import { describe, expect, it } from 'vitest';
import { LoadShedder } from './shed-load.ts';

describe('more requests than can be answered', () => {
  it('are told to come back, the calls that end a visit last, and nothing stays counted', async () => {
    const shedder = new LoadShedder(2);
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const running = [
      shedder.around('select-options', () => slow),
      shedder.around('list-products', () => slow),
    ];
    await expect(shedder.around('select-options', () => 1)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterS: 1,
    });
    running.push(
      shedder.around('create-offer', () => slow),
      shedder.around('create-offer', () => slow),
    );
    await expect(shedder.around('create-offer', () => 1)).rejects.toMatchObject({ code: 'unavailable' });
    let isIdle = false;
    const idle = shedder.idle().then(() => {
      isIdle = true;
    });
    await Promise.resolve();
    expect(isIdle).toBe(false);
    finish();
    await Promise.all([...running, idle]);
    await shedder.idle();
    await expect(shedder.around('select-options', () => 1)).resolves.toBe(1);
    await expect(shedder.around('select-options', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(shedder.around('select-options', () => 2)).resolves.toBe(2);
  });
});
