import { shedRequests } from '../metrics/counted.ts';
import { ApiError } from './api-error.ts';

/** Calls that end a visit well: a visitor who has come this far is served while others wait (threat 52). */
const served = new Set(['create-offer', 'create-lead', 'book-meeting']);

/**
 * More requests at once than can be answered soon would make everybody wait in vain. Beyond the limit the newest
 * are told to come back, so that those inside are still answered in time.
 */
export class LoadShedder {
  readonly #limit: number;
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(limit = 400) {
    this.#limit = limit;
  }

  async around<Answer>(endpointName: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
    const limit = served.has(endpointName) ? this.#limit * 2 : this.#limit;
    if (this.#running >= limit) {
      shedRequests.inc();
      throw new ApiError('unavailable', [], 1);
    }
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** When nothing runs any more; work of a client that has gone still ends before the store is closed. */
  idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
