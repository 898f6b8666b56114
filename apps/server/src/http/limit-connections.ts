import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { largestShare } from '../source/largest-share.ts';
import { networksOf } from '../source/networks-of.ts';

export interface ConnectionRoom {
  /** Connections at once. */
  readonly total: number;
  /** Proxies speak for many visitors, so that no share holds for them. */
  readonly isProxy: (address: string) => boolean;
}

/** From here on connections between two requests are closed to leave room (threat 67). */
const crowded = 0.8;
/** Looking for idle ones walks over all, so that it is done once for so many events, as a part of the total. */
const lookEvery = 0.01;

/**
 * One source holds a part of the connections at most, and kept ones make room for new ones before none is left. Each
 * process counts its own: a share of each is the same share of all.
 */
export function limitConnections(server: Server, { total, isProxy }: ConnectionRoom): void {
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
    const hasRoom = networks.every(({ key, width }) => (open.get(key) ?? 0) < largestShare(total, width));
    if (!hasRoom) {
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
  // When none is left no new one says so: idle ones are also looked for as answers end.
  server.on('request', (_request, response) => response.once('close', () => setImmediate(closeIdle)));
}
