import type { ThreadName } from '@silowright/contract/endpoint';
import { largestShare } from '../source/largest-share.ts';
import type { Source } from '../source/source.ts';
import { ApiError } from './api-error.ts';

/** How many calls may wait for one thread, as in its queue. */
const mostWaiting = 100;

/**
 * Calls whose answer is made in a thread, one after the other: of those that wait for one thread a source has a share,
 * so that it cannot take the thread away from everybody else (threat 66, S16).
 */
export class ThreadShares {
  readonly #waiting = new Map<string, number>();

  async around<Answer>(
    thread: ThreadName,
    source: Source,
    work: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const keys = source.map(({ hash }) => `${thread} ${hash}`);
    const hasRoom = source.every(({ width }, at) => this.#of(keys[at]) < largestShare(mostWaiting, width));
    if (!hasRoom) throw new ApiError('too-many-requests', [], 1);
    for (const key of keys) this.#waiting.set(key, this.#of(key) + 1);
    try {
      return await work();
    } finally {
      for (const key of keys) {
        if (this.#of(key) === 1) this.#waiting.delete(key);
        else this.#waiting.set(key, this.#of(key) - 1);
      }
    }
  }

  #of(key = ''): number {
    return this.#waiting.get(key) ?? 0;
  }
}
