import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Each connection repeats its share of them. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

interface Loaded {
  readonly answered: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Runs autocannon in a separate thread, so that sending does not wait for receiving. A failed request throws. */
export async function loadCall(load: Load): Promise<Loaded> {
  const worker = new Worker(new URL('api-load.ts', import.meta.url), { workerData: load });
  const [result] = (await once(worker, 'message')) as [Loaded & { failed: number }];
  await worker.terminate();
  if (result.failed > 0) throw new Error(`${load.url}: ${result.failed} requests failed`);
  return result;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
