import { type ErrorCode, errorTable } from '@silowright/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { NewerCatalogue, StoreUnavailable } from '../db/store-errors.ts';
import { DamagedDocument } from '../db/stored-json.ts';
import { JobGivenUp } from '../threads/worker-queue.ts';
import { ApiError } from './api-error.ts';

const codesByStatus: Partial<Record<number, ErrorCode>> = {
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  503: 'unavailable',
};

/** The only place that maps errors to HTTP answers (D18). */
export function answerErrors(app: FastifyInstance): void {
  let quietUntilMs = 0;
  let unlogged = 0;
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    const route = request.routeOptions.url;
    if (refusal.code === 'unavailable') {
      // Overload or an unreachable database fails every request: log at most one line a second.
      const nowMs = performance.now();
      if (nowMs < quietUntilMs) unlogged += 1;
      else {
        request.log.warn({ route, why: messageOf(error), unlogged }, refusal.code);
        quietUntilMs = nowMs + 1000;
        unlogged = 0;
      }
    } else if (refusal.status >= 500) request.log.error({ err: error, route }, refusal.code);
    const seconds = refusal.retryAfterS ?? (errorTable[refusal.code].retry ? 2 : undefined);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply
      .code(refusal.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(refusal.body()));
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if ([StoreUnavailable, JobGivenUp, NewerCatalogue].some((kind) => error instanceof kind))
    return new ApiError('unavailable');
  if (error instanceof DamagedDocument) return new ApiError('damaged-document');
  const status = (error as FastifyError).statusCode;
  if (status === undefined) return new ApiError('internal');
  // Other 4xx errors of libraries, like an invalid range, are the caller's fault.
  const isRefusal = status >= 400 && status < 500;
  return new ApiError(codesByStatus[status] ?? (isRefusal ? 'bad-request' : 'internal'));
}
