import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from '../source/networks-of.ts';
import { largestShare } from '../source/source.ts';

/** Timeouts for slow clients (threat 51), long enough for an honest client on a poor line. */
export const connectionLimits = {
  /** From the first byte, or from the connection, to the end of the headers. */
  headersMs: 5000,
  /** Until the end of the body. */
  requestMs: 10_000,
  /** Between two requests. */
  keepAliveMs: 30_000,
  /**
   * Without a byte in either direction. A client that does not read keeps the answer in memory. Node checks twice
   * before it closes a connection with unsent bytes, so such a connection lives twice as long.
   */
  silenceMs: 35_000,
  connections: 10_000,
} as const;

export interface ConnectionLimit {
  /** Maximum concurrent connections. */
  readonly total: number;
  /** Proxies carry many visitors, so no share applies to them. */
  readonly isProxy: (address: string) => boolean;
}

/** Above this share of the total, idle connections are closed (threat 67). */
const crowded = 0.8;
/** Searching for idle connections visits all of them, so it runs once per this many events, as a share of the total. */
const lookEvery = 0.01;

/**
 * Limits the connections of one source, and closes idle connections before the capacity is used up. Each process
 * counts its own: a share of each is the same share of all.
 */
export function limitConnections(server: Server, { total, isProxy }: ConnectionLimit): void {
  server.maxConnections = total;
  const open = new Map<string, number>();
  let all = 0;
  let sinceLook = 0;

  const closeIdle = () => {
    if (all <= total * crowded) return;
    sinceLook += 1;
    if (sinceLook < total * lookEvery) return;
    sinceLook = 0;
    server.closeIdleConnections();
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const networks = isProxy(address) ? [] : networksOf(address);
    const hasSpace = networks.every(({ key, width }) => (open.get(key) ?? 0) < largestShare(total, width));
    if (!hasSpace) {
      socket.destroy();
      return;
    }
    all += 1;
    for (const { key } of networks) open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      all -= 1;
      for (const { key } of networks) {
        const left = (open.get(key) ?? 1) - 1;
        if (left === 0) open.delete(key);
        else open.set(key, left);
      }
    });
    closeIdle();
  });
  // When the capacity is used up, no new connection triggers the search, so it also runs when answers end.
  server.on('request', (_request, response) => response.once('close', () => setImmediate(closeIdle)));
}
