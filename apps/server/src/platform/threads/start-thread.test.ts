import { describe, expect, it } from 'vitest';
import { askThread } from './start-thread.ts';

const echo = new URL('./testing/echo-worker.ts', import.meta.url);

describe('a thread for one question', () => {
  it('answers it', async () => {
    await expect(askThread(echo, 'one')).resolves.toBe('one');
    const bytes = new Uint8Array([2]);
    await expect(askThread(echo, bytes, { transferred: [bytes.buffer] })).resolves.toEqual(
      new Uint8Array([2]),
    );
  });

  it.each([
    ['exits without an answer', echo, 'exit', 'the thread ended'],
    ['throws', echo, 'throw', 'out of ink'],
    ['cannot be started', new URL('./testing/no-such-worker.ts', import.meta.url), 'one', 'no-such-worker'],
  ])('rejects when it %s', async (_, script, question, message) => {
    await expect(askThread(script, question)).rejects.toThrow(message);
  });

  it('answers when answer and end arrive in the same turn', async () => {
    const mark = new Int32Array(new SharedArrayBuffer(4));
    const answer = askThread(echo, mark);
    // The thread answers and ends while this one is blocked.
    Atomics.wait(mark, 0, 0);
    Atomics.wait(mark, 0, 1, 200);
    await expect(answer).resolves.toEqual(mark);
  });

  it('ends when it is aborted, before or while it works', async () => {
    const later = new AbortController();
    const working = askThread(echo, 'silence', { signal: later.signal });
    later.abort(new Error('not needed any more'));
    await expect(working).rejects.toThrow('not needed any more');
    await expect(askThread(echo, 'one', { signal: later.signal })).rejects.toThrow('not needed any more');
  });
});
