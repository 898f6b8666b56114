import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from '../shared/asker.ts';

interface Backend {
  address: string;
  ready: boolean;
}

/** A minimal load balancer. */
export interface RoundRobin {
  readonly address: string;
  /** Replaces the backend at an index. */
  replace(place: number, address: string): void;
  /** Resolves when every backend is ready. */
  allReady(): Promise<void>;
  /** Number of requests that a backend aborted. */
  readonly brokenOff: () => number;
  stop(): void;
}

const askReadyEveryMs = 200;

/**
 * Sends requests to the ready backends in turn. If the connection is refused, the request was not sent and goes to
 * the next backend. Any other failure is 502.
 */
export async function startRoundRobin(addresses: readonly string[]): Promise<RoundRobin> {
  const backends: Backend[] = addresses.map((address) => ({ address, ready: false }));
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  let turn = 0;
  let broken = 0;
  let stopped = false;

  const look = async (backend: Backend) => {
    const { address } = backend;
    // A timeout keeps the last state; a refused connection means not ready.
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) })
      .then(({ status }) => status === 200)
      .catch((error: Error) => error.name === 'TimeoutError' && backend.ready);
    if (backend.address === address) backend.ready = answer;
  };
  const watching = (async () => {
    while (!stopped) {
      await Promise.all(backends.map(look));
      await pause(askReadyEveryMs);
    }
  })();

  const forward = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, tries: number) => {
    const usable = backends.filter(({ ready }) => ready);
    const backend = usable[turn++ % Math.max(1, usable.length)];
    if (!backend || tries === 0) {
      console.error(`no backend is ready for ${incoming.method} ${incoming.url}`);
      return void response.writeHead(502).end();
    }
    const { method, url, headers } = incoming;
    const onward = request(
      `${backend.address}${url}`,
      { method, agent, headers: { ...headers, connection: 'keep-alive' } },
      (answer) => {
        const status = answer.statusCode ?? 502;
        if (status >= 500) console.error(`a backend answered ${method} ${url} with ${status}`);
        response.writeHead(status, withoutConnection(answer));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        backend.ready = false;
        return forward(incoming, body, response, tries - 1);
      }
      broken += 1;
      console.error(`a backend aborted ${method} ${url}: ${error.code ?? error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    onward.end(body);
  };

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => forward(incoming, Buffer.concat(chunks), response, backends.length + 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (place, address) => {
      backends[place] = { address, ready: false };
    },
    allReady: async () => {
      while (!stopped && backends.some(({ ready }) => !ready)) await pause(20);
    },
    brokenOff: () => broken,
    stop: () => {
      stopped = true;
      void watching;
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Connection headers are not forwarded: each side of a proxy decides separately. */
const withoutConnection = ({ headers }: IncomingMessage) => {
  const { connection: _, 'keep-alive': __, ...rest } = headers;
  return rest;
};
