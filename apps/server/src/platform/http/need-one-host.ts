import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Refuses requests without a host, or with two: a proxy and this server could each believe another one (S26). */
export function needOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    const isPlain = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
    done(isPlain ? undefined : new ApiError('bad-request'));
  });
}
