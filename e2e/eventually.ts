import { setTimeout as pause } from 'node:timers/promises';

/** Tries until it does not throw, and returns the result; after the timeout it throws the last error. */
export async function eventually<Result>(
  work: () => Result | Promise<Result>,
  timeoutMs = 120_000,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  for (let waitMs = 2; ; waitMs = Math.min(waitMs * 1.5, 50)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await pause(waitMs);
  }
}
