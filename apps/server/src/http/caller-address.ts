import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The connection's address, or what a trusted proxy says (threat 16). Some proxies add the port: with it every
 * connection would be somebody else. What is no address at all counts as the proxy's own.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(ip) ?? [];
  const address = inBrackets ?? beforePort ?? ip;
  return isIP(address) ? address : (socket.remoteAddress ?? '');
}
