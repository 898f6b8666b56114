import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../platform/http/caller-address.ts';

export interface Caller {
  readonly address: string;
  /** The header User-Ip: recorded as a claim and never trusted (D24). */
  readonly claimedAddress?: string;
  readonly browser: string;
}

/** The caller's address and browser; every part is bounded, because it is printed and stored. */
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
