import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the connection, or the one given by a trusted proxy (threat 16). Some proxies add the port; it is
 * removed, because otherwise every connection would be a different caller. An invalid address is replaced by the
 * proxy's own.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(ip) ?? [];
  const address = inBrackets ?? beforePort ?? ip;
  return isIP(address) ? address : (socket.remoteAddress ?? '');
}
