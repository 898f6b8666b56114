import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * /healthz: the process is alive. /readyz: it can serve; `ready` must not throw (D1). What it returns is a note for the
 * operator of a process that serves, but not everything.
 */
export function mountHealth(app: FastifyInstance, ready: () => Promise<string | undefined>): void {
  app.get('/healthz', { config: { access: 'anybody' } }, async () => ({ ok: true }));
  app.get('/readyz', { config: { access: 'anybody' } }, async (request) => {
    try {
      const note = await ready();
      return { ok: true, ...(note && { note }) };
    } catch (error) {
      request.log.warn({ why: error instanceof Error ? error.message : String(error) }, 'not ready');
      throw new ApiError('unavailable');
    }
  });
}
