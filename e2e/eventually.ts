import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long a test waits for one thing: many times what a slow machine needs, and short enough that a broken walk says
 * within half a minute what it misses (C22).
 */
export const patienceMs = 24_000;

/** Tries until it does not throw, and returns the result; after the timeout it throws the last error. */
export async function eventually<Result>(
  work: () => Result | Promise<Result>,
  timeoutMs = patienceMs,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  for (let waitMs = 2; ; waitMs = Math.min(waitMs * 1.5, 50)) {
    const begun = performance.now();
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    // A look at a large page takes the time in which the page would become what it is looked for.
    await pause(Math.max(waitMs, performance.now() - begun));
  }
}
