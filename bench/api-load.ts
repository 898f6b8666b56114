import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';

interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Runs one load and answers how many requests a second came back well. */
const { url, headers, bodies, connections, seconds } = workerData as Load;
let next = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  method: 'PUT',
  headers,
  setupClient: (client) => {
    client.setBody(bodies[next++ % bodies.length] ?? '');
  },
});
parentPort?.postMessage({
  answered: result['2xx'],
  perSecond: result['2xx'] / result.duration,
  failed: result.non2xx + result.errors,
});
