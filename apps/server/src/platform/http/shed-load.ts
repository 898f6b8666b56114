import type { Endpoint } from '@silowright/contract/call';
import { shedRequests } from '../counters.ts';
import { ApiError } from './api-error.ts';

type Prioritised = Pick<Endpoint, 'priority' | 'thread'>;

/** Which limit counts: of calls that are served first, of those that wait for a thread, of all others. */
type Kind = 'first' | 'waiting' | 'usual';

const kindOf = ({ priority, thread }: Prioritised): Kind =>
  priority === 'high' ? 'first' : thread ? 'waiting' : 'usual';

export interface Capacity {
  /** Maximum concurrent calls. */
  readonly max: number;
  /** Initial limit of concurrent calls. */
  readonly start: number;
  /** Minimum limit of concurrent calls. */
  readonly min: number;
  /** Calls that take longer count as slow. */
  readonly soonMs: number;
}

const usual: Capacity = { max: 400, start: 100, min: 20, soonMs: 400 };

/**
 * Rejects requests beyond a limit of concurrent calls, so that the others are answered in time. The limit depends on
 * the machine and the database, so it is learned: under load, every slow call lowers it by a factor and every fast
 * call raises it a little. Beyond it the newest requests are rejected. Calls of high priority, and those that wait for
 * a thread, have separate, fixed limits: what they take says little about the load (S16).
 */
export class LoadShedder {
  readonly #capacity: Capacity;
  #limit: number;
  readonly #running: Record<Kind, number> = { first: 0, waiting: 0, usual: 0 };
  #waiting: (() => void)[] = [];

  constructor(capacity: Partial<Capacity> = {}) {
    this.#capacity = { ...usual, ...capacity };
    this.#limit = Math.min(this.#capacity.start, this.#capacity.max);
  }

  /** How many calls of the usual kind may run now. */
  get limit(): number {
    return this.#limit;
  }

  /** Throws if the limit is reached. Called before the body is read, so that a rejection costs little. */
  admit(endpoint: Prioritised): void {
    const kind = kindOf(endpoint);
    if (this.#running[kind] < (kind === 'usual' ? this.#limit : this.#capacity.max)) return;
    shedRequests.inc();
    throw new ApiError('unavailable', [], 1);
  }

  async around<Answer>(endpoint: Prioritised, work: () => Answer | Promise<Answer>): Promise<Answer> {
    this.admit(endpoint);
    const kind = kindOf(endpoint);
    this.#running[kind] += 1;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#running[kind] -= 1;
      if (kind === 'usual') this.#learn(performance.now() - startedAt);
      if (this.#isIdle()) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** Resolves when nothing runs. Work of disconnected clients also ends before the store is closed. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #isIdle(): boolean {
    return Object.values(this.#running).every((count) => count === 0);
  }

  #learn(tookMs: number): void {
    const { max, min, soonMs } = this.#capacity;
    // A call that was nearly alone says nothing about load.
    if (this.#running.usual < this.#limit / 2) return;
    this.#limit = tookMs <= soonMs ? Math.min(max, this.#limit + 0.2) : Math.max(min, this.#limit * 0.95);
  }
}
