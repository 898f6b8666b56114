import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from './api-error.ts';
import { apiBase } from './mount.ts';

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

const exposed = 'Configuration-Key, Retry-After';

/**
 * Other sites may call only if ALLOWED_ORIGINS lists them (D18, threat 44). A write from any other site is rejected
 * before it is read; for reads the browser hides the answer.
 */
export function guardOrigins(
  app: FastifyInstance,
  config: Pick<Config, 'allowedOrigins' | 'publicUrl'>,
): void {
  const allowed = new Set(config.allowedOrigins);
  const own = new URL(config.publicUrl).origin;

  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !isApiCall(request)) return done();
    if (allowed.has(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposed,
        vary: 'Origin',
      });
    } else if (request.method !== 'GET' && origin !== own && !isSamePlace(origin, request, own)) {
      return done(new ApiError('not-allowed'));
    }
    done();
  });
  app.options(`${apiBase}/*`, { config: { access: 'anybody' } }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, PUT, POST, DELETE',
        'access-control-allow-headers': 'Content-Type, User-Ip, Configuration-Key, Sign-Token, Authorization',
        'access-control-max-age': '600',
      })
      .send(),
  );
}

/** Checks the route as well as the URL: `/%61pi/lead` has another spelling and reaches the same call. */
export const isApiCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith(apiBase) || routeOptions.url?.startsWith(apiBase) === true;

/**
 * Behind a proxy that keeps the host, page and API have the same host, whatever PUBLIC_URL says. If the host uses
 * TLS, a page without TLS could come from an attacker on the network and is not accepted.
 */
function isSamePlace(origin: string, { host }: FastifyRequest, own: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (page.protocol === 'https:' || !own.startsWith('https:'));
}
