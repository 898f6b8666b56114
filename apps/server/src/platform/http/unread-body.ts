import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** The body of a call that takes bytes: a large list is parsed in a thread. */
export function bytesOf(request: FastifyRequest): Uint8Array {
  if (Buffer.isBuffer(request.body)) return request.body;
  throw new ApiError('bad-request');
}

/** Aborted when the caller closes the connection, because the answer is no longer needed. */
export function abortedOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
