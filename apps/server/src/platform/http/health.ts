import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { shareLook } from './share-look.ts';

export interface Health {
  /** Whether this process is stopping. */
  readonly isLeaving: () => boolean;
  /** Must not throw (D1). */
  readonly look: () => Promise<void>;
  /** For the operator of a process that serves, but not everything. */
  readonly note: () => string | undefined;
}

/** /healthz: the process is alive. /readyz: it can serve. Anybody may ask, as often as they like (S17). */
export function mountHealth(app: FastifyInstance, { isLeaving, look, note }: Health): void {
  const ready = shareLook(look);
  app.get('/healthz', { config: { access: 'anybody' } }, async () => ({ ok: true }));
  app.get('/readyz', { config: { access: 'anybody' } }, async (request) => {
    try {
      if (isLeaving()) throw new Error('this process is stopping');
      await ready();
      const known = note();
      return { ok: true, ...(known && { note: known }) };
    } catch (error) {
      request.log.warn({ why: error instanceof Error ? error.message : String(error) }, 'not ready');
      throw new ApiError('unavailable');
    }
  });
}
