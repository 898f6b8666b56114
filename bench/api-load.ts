import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';

interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Runs one load and returns the successful requests per second. */
const { url, headers, bodies, connections, seconds } = workerData as Load;
let next = 0;
let sent = 0;
/** {n} in the body is replaced by a counter. */
const numbered = (body: string): string => body.replace('{n}', String(sent++));
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  method: 'PUT',
  headers,
  setupClient: (client) => {
    const body = bodies[next++ % bodies.length] ?? '';
    client.setBody(numbered(body));
    if (body.includes('{n}')) client.on('response', () => client.setBody(numbered(body)));
  },
});
parentPort?.postMessage({
  answered: result['2xx'],
  perSecond: result['2xx'] / result.duration,
  failed: result.non2xx + result.errors,
});
