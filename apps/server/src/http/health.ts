import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** /healthz: the process is alive. /readyz: it can serve; `ready` must not throw (D1). */
export function mountHealth(app: FastifyInstance, ready: () => Promise<void>): void {
  app.get('/healthz', { config: { access: 'anybody' } }, async () => ({ ok: true }));
  app.get('/readyz', { config: { access: 'anybody' } }, async (request) => {
    try {
      await ready();
    } catch (error) {
      request.log.warn({ why: error instanceof Error ? error.message : String(error) }, 'not ready');
      throw new ApiError('unavailable');
    }
    return { ok: true };
  });
}
