import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Of one connection, behind the request that is being answered. */
const maxWaiting = 4;

/**
 * Closes a connection with many requests that wait for the answer to the one before (threat 51): a few kilobytes would
 * fill the memory with answers that nobody reads. Browsers and proxies wait for an answer before they ask again.
 */
export function limitWaiting(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // Node gives a response its connection when all before it have ended.
    if (reply.raw.socket !== null) return done();
    const before = waiting.get(socket) ?? 0;
    if (before === maxWaiting) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
