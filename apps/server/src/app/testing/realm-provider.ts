import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Context, Provider } from 'oidc-provider';
import { makeCertificate } from '../../signing/seal/make-certificate.ts';

/** Answers in place of the provider, or returns false. */
export type Interference = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface RealmProvider {
  readonly issuer: string;
  /** Signs with a new key from now on; the old one is gone. */
  rotateKeys(): void;
  stop(): void;
}

const realm = '/realms/acme';
const dayMs = 86_400_000;

let keys = 0;

/**
 * An OpenID provider of another shape than the demo provider: an issuer with a path and without a trailing slash,
 * other paths, a confidential client, roles as a list, no organisation. It runs over TLS with a certificate of its own.
 */
export async function startRealmProvider(
  site: string,
  interfere: Interference = () => false,
): Promise<RealmProvider> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [from, until] = [new Date(Date.now() - dayMs), new Date(Date.now() + dayMs)];
  const certificate = makeCertificate(privateKey, 'localhost', from, until).toString('base64');
  let handle: ReturnType<Provider['callback']> = (_, response) => response.writeHead(503).end();
  const server = createServer(
    {
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
    },
    (request, response) => {
      if (interfere(request, response)) return;
      Object.assign(request, { originalUrl: request.url });
      request.url = (request.url ?? '').replace(realm, '') || '/';
      handle(request, response);
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}${realm}`;
  const rotateKeys = () => {
    handle = openProvider(issuer, site);
  };
  rotateKeys();
  return {
    issuer,
    rotateKeys,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** With a key of its own. */
function openProvider(issuer: string, site: string): ReturnType<Provider['callback']> {
  const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'silos',
        client_secret: 'a secret of the client',
        redirect_uris: [`${site}/identity/callback`],
        post_logout_redirect_uris: [`${site}/admin`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256', kid: `realm-${++keys}` }] },
    cookies: { keys: ['a key of the cookies'] },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub', 'roles'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // The library's own page loads a font from another site.
        logoutSource: (ctx: Context, form: string) => {
          ctx.body = `<!doctype html><title>Realm</title>${form}<button form="op.logoutForm" name="logout" value="yes">Yes, log out</button>`;
        },
      },
    },
    routes: {
      authorization: '/protocol/openid-connect/auth',
      token: '/protocol/openid-connect/token',
      jwks: '/protocol/openid-connect/certs',
      end_session: '/protocol/openid-connect/logout',
    },
    pkce: { required: () => true },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `${realm}/login/${uid}` },
    findAccount: (_: Context, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: 'Robin Realm',
        email: 'robin@example.com',
        roles: ['offline_access', 'sales'],
      }),
    }),
    loadExistingGrant: async (ctx: Context) => {
      const { provider: own, client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email offline_access');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx: Context, next: () => Promise<void>) => {
    if (!ctx.path.startsWith('/login/')) return next();
    if (ctx.method === 'POST') {
      const returnTo = await provider.interactionResult(ctx.req, ctx.res, { login: { accountId: 'robin' } });
      ctx.status = 303;
      ctx.redirect(returnTo);
      return;
    }
    ctx.type = 'html';
    ctx.body =
      '<!doctype html><title>Realm</title><form method="post"><button>Log in as Robin</button></form>';
  });
  return provider.callback();
}
