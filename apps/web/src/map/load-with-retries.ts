const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Retries {
  readonly retries: number;
  /** Doubles with every retry. */
  readonly firstDelayMs: number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Loads an external resource; retries a failure up to three times with growing delays (LO-07). */
export async function loadWithRetries<Loaded>(
  load: () => Promise<Loaded>,
  { retries = 3, firstDelayMs = 500, wait: pause = wait }: Partial<Retries> = {},
): Promise<Loaded> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await load();
    } catch (error) {
      if (retry === retries) throw error;
      await pause(firstDelayMs * 2 ** retry);
    }
  }
}
