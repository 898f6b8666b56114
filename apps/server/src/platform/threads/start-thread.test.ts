import { describe, expect, it } from 'vitest';
import { type Ask, withThread } from './start-thread.ts';

const echo = new URL('./testing/echo-worker.ts', import.meta.url);

describe('a thread for one piece of work', () => {
  it('answers one question after the other', async () => {
    const both = async (ask: Ask) => [await ask('one'), await ask(new Uint8Array([2]))];
    await expect(withThread(echo, both)).resolves.toEqual(['one', new Uint8Array([2])]);
  });

  it.each([
    ['exits without an answer', echo, 'exit', 'the thread ended'],
    ['throws', echo, 'throw', 'out of ink'],
    ['cannot be started', new URL('./testing/no-such-worker.ts', import.meta.url), 'one', 'no-such-worker'],
  ])('rejects when it %s', async (_, script, question, message) => {
    await expect(withThread(script, (ask) => ask(question))).rejects.toThrow(message);
  });

  it('answers when answer and end arrive in the same turn', async () => {
    const mark = new Int32Array(new SharedArrayBuffer(4));
    const answer = withThread(echo, (ask) => {
      const asked = ask(mark);
      // The thread answers and ends while this one is blocked.
      Atomics.wait(mark, 0, 0);
      Atomics.wait(mark, 0, 1, 200);
      return asked;
    });
    await expect(answer).resolves.toEqual(mark);
  });

  it('rejects the next question after it ended', async () => {
    const twice = async (ask: Ask) => {
      await ask('exit').catch(() => {});
      return ask('one');
    };
    await expect(withThread(echo, twice)).rejects.toThrow('the thread ended');
  });

  it('ends when it is aborted, before or while it works', async () => {
    const later = new AbortController();
    const working = withThread(
      echo,
      async (ask) => {
        await ask('one');
        later.abort(new Error('not needed any more'));
        return ask('silence');
      },
      later.signal,
    );
    await expect(working).rejects.toThrow('not needed any more');
    await expect(withThread(echo, (ask) => ask('one'), later.signal)).rejects.toThrow('not needed any more');
  });
});
