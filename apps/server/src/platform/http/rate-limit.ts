import type { Endpoint } from '@silowright/contract/call';
import { networksOf, type Width } from '../source/networks-of.ts';
import { ApiError } from './api-error.ts';

interface Bucket {
  tokens: number;
  atMs: number;
}

interface Limit {
  /** Bucket size: requests that may come at once. */
  readonly burst: number;
  /** Refill rate: average requests per second. */
  readonly perSecond: number;
}

/** Limits per address; an endpoint names its limit if it differs from that of its method. */
export const limits = {
  read: { burst: 300, perSecond: 30 },
  write: { burst: 120, perSecond: 10 },
  mail: { burst: 30, perSecond: 0.2 },
  // Bookings are scarce, so the limit is low.
  booking: { burst: 5, perSecond: 1 / 600 },
  // Each upload is decoded and stored; a visitor tries a few files.
  upload: { burst: 30, perSecond: 0.1 },
  // Made in a thread; a visitor opens a few.
  file: { burst: 40, perSecond: 0.5 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

export const limitOf = ({ rateLimit, method }: Pick<Endpoint, 'rateLimit' | 'method'>): LimitName =>
  rateLimit ?? (method === 'GET' ? 'read' : 'write');

/** Wider IPv6 networks contain several subscribers and get a little more. */
const factorOf: Readonly<Record<Width, number>> = { address: 1, '/64': 1, '/56': 2, '/48': 4 };

/**
 * Token buckets per connection address, refilled by a monotonic clock. The address is the socket's or the one given
 * by a trusted proxy, never a header or a field of the body (threat 16).
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #nowMs: () => number;
  /** The least recently seen address is dropped, to bound the memory. */
  readonly #maxBuckets: number;

  constructor(nowMs: () => number = () => performance.now(), maxBuckets = 50_000) {
    this.#nowMs = nowMs;
    this.#maxBuckets = maxBuckets;
  }

  take(name: LimitName, address: string): void {
    for (const { key, width } of networksOf(address)) this.#take(name, key, factorOf[width]);
  }

  #take(name: LimitName, network: string, factor: number): void {
    const burst = limits[name].burst * factor;
    const perSecond = limits[name].perSecond * factor;
    const key = `${name} ${network}`;
    const nowMs = this.#nowMs();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1000) * perSecond);
    bucket.atMs = nowMs;
    if (bucket.tokens < 1) {
      throw new ApiError('too-many-requests', [], Math.ceil((1 - bucket.tokens) / perSecond));
    }
    bucket.tokens -= 1;
    if (this.#buckets.size > this.#maxBuckets) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
  }
}
