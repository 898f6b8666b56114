export const wait = (ms: number): Promise<unknown> => new Promise((done) => setTimeout(done, ms));

/** Fails if the answer does not come in ten seconds. */
export const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([answer, wait(10_000).then(() => Promise.reject(new Error('timeout')))]);

/** Retries a failure, by default up to three times; the delay doubles with every retry (LO-07). */
export async function loadWithRetries<Loaded>(
  load: () => Promise<Loaded>,
  retries = 3,
  delayMs = 500,
  pause = wait,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (retries === 0) throw error;
    await pause(delayMs);
    return await loadWithRetries(load, retries - 1, 2 * delayMs, pause);
  }
}
