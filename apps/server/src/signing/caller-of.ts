import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';

export interface Caller {
  readonly address: string;
  /** What the header User-Ip says: noted as a claim and never believed (D24). */
  readonly claimedAddress?: string;
  readonly browser: string;
}

/** Who calls, as far as it can be seen; every part is bounded, for it is printed and kept. */
export function callerOf(request: FastifyRequest): Caller {
  const claimed = request.headers['user-ip'];
  const browser = request.headers['user-agent'] ?? '';
  return {
    address: callerAddress(request),
    ...(typeof claimed === 'string' && isIP(claimed) && { claimedAddress: claimed }),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    browser: browser.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, 300) || '–',
  };
}
