import type { Endpoint } from '@silowright/contract/endpoint';
import { shedRequests } from '../counters.ts';
import { ApiError } from './api-error.ts';

type Prioritised = Pick<Endpoint, 'priority'>;

export interface Capacity {
  /** Maximum concurrent calls. */
  readonly most: number;
  /** Initial limit of concurrent calls. */
  readonly start: number;
  /** Minimum limit of concurrent calls. */
  readonly least: number;
  /** Calls that take longer count as slow. */
  readonly soonMs: number;
}

const usual: Capacity = { most: 400, start: 100, least: 20, soonMs: 400 };

/**
 * Rejects requests beyond a limit of concurrent calls, so that the others are answered in time. The limit depends on
 * the machine and the database, so it is learned: under load, every slow call lowers it by a factor and every fast
 * call raises it a little. Beyond it the newest requests are rejected. Calls of high priority have a separate, fixed
 * limit.
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

  /** Throws if the limit is reached. Called before the body is read, so that a rejection costs little. */
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
        // Only these calls: others render, seal and check long lists, which says little about the load.
        this.#learn(performance.now() - startedAt);
      }
      if (this.#isIdle()) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** Resolves when nothing runs. Work of disconnected clients also ends before the store is closed. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #isIdle(): boolean {
    return this.#running + this.#runningFirst === 0;
  }

  #learn(tookMs: number): void {
    const { most, least, soonMs } = this.#capacity;
    // A call that was nearly alone says nothing about load.
    if (this.#running < this.#limit / 2) return;
    this.#limit = tookMs <= soonMs ? Math.min(most, this.#limit + 0.2) : Math.max(least, this.#limit * 0.95);
  }
}
