import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import type { Load } from './load-call.ts';

/** The thread of `loadCall`: runs one load and returns the successful requests per second. */
const { url, headers, bodies, connections, seconds } = workerData as Load;
let next = 0;
let sent = 0;
const times: number[] = [];
/** {n} in the body is replaced by a counter. */
const numbered = (body: string): string => body.replace('{n}', String(sent++));
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  method: 'PUT',
  headers,
  setupClient: (client) => {
    const own = bodies.filter((_, at) => at % connections === next % bodies.length);
    next++;
    let turn = 0;
    const nextBody = () => numbered(own[turn++ % own.length] ?? '');
    client.setBody(nextBody());
    client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    if (own.length > 1 || own[0]?.includes('{n}')) client.on('response', () => client.setBody(nextBody()));
  },
});
parentPort?.postMessage({
  answered: result['2xx'],
  perSecond: result['2xx'] / result.duration,
  p99Ms: times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)],
  failed: result.non2xx + result.errors,
});
