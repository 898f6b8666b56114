import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.ts';
import { callerAddress } from '../platform/http/caller-address.ts';
import type { MountContext } from '../platform/http/mount.ts';
import { callbackPath, type LoginRelay } from '../platform/identity/login-relay.ts';
import { ProviderAway } from '../platform/identity/provider-keys.ts';

const largestFormBytes = 16 * 1024;
const scriptPath = '/identity/callback.js';

/** Hands the provider's answer to the window that asked: the opener of a popup, the page around a frame, or /admin. */
const callbackScript = `
const fields = Object.fromEntries(new URLSearchParams(location.search));
const asker = window.opener ?? (window.parent === window ? undefined : window.parent);
if (asker) asker.postMessage({ type: 'authorization_response', response: fields }, location.origin);
else location.replace('/admin' + location.search);
`;

const callbackPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title>' +
  `<script src="${scriptPath}"></script></head><body></body></html>`;

/** Without a cross-origin opener policy, because it would cut the popup off from the page that opened it. */
const callbackHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
} as const;

/** The paths at which the browser's identity library looks for a provider; they cannot be chosen (IN-04). */
export async function mountLoginRelay({ app, limiter }: MountContext, relay: LoginRelay): Promise<void> {
  const config = { access: 'anybody' as const };
  const onRequest = async (request: FastifyRequest) => {
    limiter?.take(request.method === 'GET' ? 'read' : 'write', callerAddress(request));
  };
  const fieldsOf = (input: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries(input ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
    );

  app.get('/authorize', { config, onRequest }, async (request, reply) =>
    redirect(reply, await asked(relay.authorize(fieldsOf(request.query)))),
  );
  app.get('/v2/logout', { config, onRequest }, async (request, reply) =>
    redirect(reply, await asked(relay.logOut(fieldsOf(request.query)))),
  );
  app.get(callbackPath, { config, onRequest }, (_request, reply) =>
    reply.headers(callbackHeaders).send(callbackPage),
  );
  app.get(scriptPath, { config }, (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(callbackScript),
  );
  await app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestFormBytes },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post('/oauth/token', { config, onRequest, bodyLimit: largestFormBytes }, async (request, reply) => {
      const { status, body } = await asked(relay.token(fieldsOf(request.body)));
      return reply
        .code(status)
        .headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
        .send(body);
    });
  });
}

const redirect = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 302);

/** The relay's answer; a provider that cannot be reached is 503. */
async function asked<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false; reason: 'bad-request' }>,
): Promise<Value> {
  try {
    const outcome = await answer;
    if (!outcome.ok) throw new ApiError(outcome.reason);
    return outcome.value;
  } catch (error) {
    if (error instanceof ProviderAway) throw new ApiError('unavailable');
    throw error;
  }
}
