import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from './api-error.ts';
import { apiBase } from './mount.ts';

const exposed = 'Configuration-Key, Retry-After';

/**
 * Other sites may call only when ALLOWED_ORIGINS names them (D18, threat 44). A write from any other site is
 * refused before it is read; a browser would hide the answer of a read by itself.
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

/** By the route as well as by the address: `/%61pi/lead` is spelt differently and reaches the same call. */
export const isApiCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith(apiBase) || routeOptions.url?.startsWith(apiBase) === true;

/**
 * Behind a proxy that keeps the host, the page and the API share it whatever PUBLIC_URL says. Where that is behind
 * TLS, a page without it is anybody's who sits on the line, and speaks for nobody here.
 */
function isSamePlace(origin: string, { host }: FastifyRequest, own: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (page.protocol === 'https:' || !own.startsWith('https:'));
}
