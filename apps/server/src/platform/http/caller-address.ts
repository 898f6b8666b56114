import { BlockList, isIP } from 'node:net';
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

/** The named values of TRUST_PROXY, as in Fastify. */
const words: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether a connection comes from a configured proxy, which carries many visitors. */
export function trustedProxies(trustProxy: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const each of trustProxy.flatMap((entry) => words[entry] ?? [entry])) {
    const [network = '', prefix] = each.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return (address) => {
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}
