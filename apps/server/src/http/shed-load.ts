import type { Endpoint } from '@silowright/contract/endpoint';
import { shedRequests } from '../counters.ts';
import { ApiError } from './api-error.ts';

type Prioritised = Pick<Endpoint, 'priority'>;

export interface Capacity {
  /** Calls at once, however quick they are. */
  readonly most: number;
  /** Calls at once before anything is known. */
  readonly start: number;
  /** Calls at once that are let in, however slow they are. */
  readonly least: number;
  /** Calls that take longer have waited for others. */
  readonly soonMs: number;
}

const usual: Capacity = { most: 400, start: 100, least: 20, soonMs: 400 };

/**
 * More requests at once than can be answered soon would make everybody wait in vain. How many that is depends on the
 * machine and the database, so it is learned: in a crowd every call that took too long lowers the limit by a part,
 * every quick one raises it by a bit. Beyond it the newest are told to come back. Calls of high priority have room of
 * their own, which does not shrink.
 */
export class LoadShedder {
  readonly #capacity: Capacity;
  #limit: number;
  #running = 0;
  #runningFirst = 0;
  #waiting: (() => void)[] = [];

  constructor(capacity: Partial<Capacity> = {}) {
    this.#capacity = { ...usual, ...capacity };
    this.#limit = Math.min(this.#capacity.start, this.#capacity.most);
  }

  /** Throws where there is no room; asked before the body is read, so that a refusal costs next to nothing. */
  admit({ priority }: Prioritised): void {
    const hasRoom =
      priority === 'high' ? this.#runningFirst < this.#capacity.most : this.#running < this.#limit;
    if (hasRoom) return;
    shedRequests.inc();
    throw new ApiError('unavailable', [], 1);
  }

  async around<Answer>(endpoint: Prioritised, work: () => Answer | Promise<Answer>): Promise<Answer> {
    this.admit(endpoint);
    const isFirst = endpoint.priority === 'high';
    if (isFirst) this.#runningFirst += 1;
    else this.#running += 1;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      if (isFirst) this.#runningFirst -= 1;
      else {
        this.#running -= 1;
        // Of these only: others draw, seal and check long lists, which says little about the crowd.
        this.#learn(performance.now() - startedAt);
      }
      if (this.#isIdle()) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** When nothing runs any more; work of a client that has gone still ends before the store is closed. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #isIdle(): boolean {
    return this.#running + this.#runningFirst === 0;
  }

  #learn(tookMs: number): void {
    const { most, least, soonMs } = this.#capacity;
    // A call that was nearly alone says nothing about crowds: if it was slow, then by itself.
    if (this.#running < this.#limit / 2) return;
    this.#limit = tookMs <= soonMs ? Math.min(most, this.#limit + 0.2) : Math.max(least, this.#limit * 0.95);
  }
}
