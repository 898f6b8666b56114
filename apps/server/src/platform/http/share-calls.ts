import type { Endpoint } from '@silowright/contract/call';
import type { Network } from '../source/networks-of.ts';
import { largestShare } from '../source/source.ts';
import { ApiError } from './api-error.ts';

/** How many calls may wait for one thread, as in its queue. */
const maxWaiting = 100;
/** Of all calls that may run at once; a browser alone sends a few at once, also when the limit is low. */
const partOfLimit = 1 / 4;

/**
 * The calls of one source that run at once: a part of all that may run, and of those that wait for a thread a share
 * of its queue. So it cannot take the server, or a thread, away from everybody else (threat 66, S16).
 */
export class CallShares {
  readonly #running = new Map<string, number>();
  readonly #limit: () => number;

  /** `limit`: how many calls may run now. */
  constructor(limit: () => number) {
    this.#limit = limit;
  }

  async around<Answer>(
    { thread }: Pick<Endpoint, 'thread'>,
    networks: readonly Network[],
    work: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const keys = networks.map(({ key }) => `${thread ?? 'calls'} ${key}`);
    const hasSpace = networks.every(({ width }, at) => {
      const max = thread ? largestShare(maxWaiting, width) : Math.ceil(this.#limit() * partOfLimit);
      return this.#of(keys[at]) < max;
    });
    if (!hasSpace) throw new ApiError('too-many-requests', [], 1);
    for (const key of keys) this.#running.set(key, this.#of(key) + 1);
    try {
      return await work();
    } finally {
      for (const key of keys) {
        if (this.#of(key) === 1) this.#running.delete(key);
        else this.#running.set(key, this.#of(key) - 1);
      }
    }
  }

  #of(key = ''): number {
    return this.#running.get(key) ?? 0;
  }
}
