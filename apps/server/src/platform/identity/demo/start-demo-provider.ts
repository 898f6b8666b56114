import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Context, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { addressesOf, type IdentitySettings } from '../../config/identity-settings.ts';
import { portErrorOf } from '../../config/wrong-settings.ts';
import { demoSecrets } from './demo-secrets.ts';
import { contentSecurityPolicy, loginPage, noticePage } from './login-page.ts';

export interface DemoProviderOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Loopback by default, because a demo account must not be reachable from a network. */
  readonly host?: string;
  readonly dataDir: string;
  /** The address of the desk; it determines the host name of the provider. */
  readonly publicUrl: string;
  readonly organisation?: string;
  /** After this time staff must log in again; a token lives for an hour at most. */
  readonly sessionSeconds?: number;
}

export interface DemoProvider {
  readonly identity: IdentitySettings & { readonly keysUrl: string };
  readonly account: { readonly email: string; readonly password: string };
  readonly stop: () => Promise<void>;
}

const clientId = 'silowright-back-office';

/** Two accounts, so that two members of staff can edit one price list. */
const accounts = [
  { id: 'demo|staff', email: 'staff@example.com', name: 'Sam Staff' },
  { id: 'demo|colleague', email: 'colleague@example.com', name: 'Kim Colleague' },
] as const;

const scopes = 'openid profile email offline_access';

/**
 * A local identity provider with the paths of the external one, on a separate origin (D2, D24), so that login, popup,
 * silent check and refresh work as in production.
 */
export async function startDemoProvider(options: DemoProviderOptions): Promise<DemoProvider> {
  const { host = '127.0.0.1', organisation = 'org_demo', sessionSeconds = 8 * 3600 } = options;
  const secrets = demoSecrets(options.dataDir);
  let handle: ReturnType<Provider['callback']> = (_, res) => res.writeHead(503).end();
  const server = createServer((req, res) => handle(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portErrorOf(error, options.port, 'demo-login')));
    server.listen(options.port, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = new URL(options.publicUrl);
  origin.port = String(port);
  const { domain, issuer } = addressesOf(origin.origin);

  const provider = makeProvider(
    issuer,
    organisation,
    secrets.signingKey,
    secrets.cookieKey,
    options.publicUrl,
    sessionSeconds,
  );
  provider.use(loginPages(provider, secrets.password, options.publicUrl));
  handle = provider.callback();

  return {
    identity: {
      environment: 'demo',
      domain,
      clientId,
      organisation,
      issuer,
      keysUrl: `http://${host}:${port}/.well-known/jwks.json`,
    },
    account: { email: accounts[0].email, password: secrets.password },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeProvider(
  issuer: string,
  organisation: string,
  signingKey: unknown,
  cookieKey: string,
  publicUrl: string,
  sessionSeconds: number,
): Provider {
  const tokenSeconds = Math.min(sessionSeconds, 3600);
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    renderError: showError,
    clients: [
      {
        client_id: clientId,
        redirect_uris: [`${publicUrl}/admin`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: [cookieKey] },
    scopes: scopes.split(' '),
    claims: {
      openid: ['sub', 'org_id'],
      profile: ['name', 'nickname', 'updated_at'],
      email: ['email', 'email_verified'],
    },
    // The id token contains name and e-mail, as with the external provider.
    conformIdTokenClaims: false,
    extraParams: ['auth0Client', 'audience', 'organization', 'screen_hint'],
    features: {
      devInteractions: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: { enabled: false },
    },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
    },
    ttl: {
      Session: sessionSeconds,
      Grant: sessionSeconds,
      Interaction: 3600,
      IdToken: tokenSeconds,
      AccessToken: tokenSeconds,
      AuthorizationCode: 60,
      RefreshToken: sessionSeconds,
    },
    pkce: { required: () => true },
    interactions: { url: (_: Context, interaction: { uid: string }) => `/login/${interaction.uid}` },
    clientBasedCORS: (_: Context, origin: string) => mayReturnTo(origin, publicUrl),
    issueRefreshToken: async () => true,
    findAccount: (_: Context, id: string) => findAccount(id, organisation),
    loadExistingGrant: grantEverything,
  });
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    URL.canParse(uri) && new URL(uri).pathname === '/admin' && mayReturnTo(uri, publicUrl);
  return provider;
}

/** The site itself, or any port of this machine (the development server has another one). */
function mayReturnTo(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, hostname, protocol } = new URL(address);
  const publicHost = new URL(publicUrl);
  if (origin === publicHost.origin) return true;
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  return protocol === 'http:' && loopback.includes(hostname) && loopback.includes(publicHost.hostname);
}

function findAccount(id: string, organisation: string) {
  const account = accounts.find((each) => each.id === id);
  return (
    account && {
      accountId: account.id,
      claims: () => ({
        sub: account.id,
        org_id: organisation,
        name: account.name,
        nickname: account.email.split('@')[0],
        updated_at: '2026-01-01T00:00:00.000Z',
        email: account.email,
        email_verified: true,
      }),
    }
  );
}

/** The desk is the only client, so no consent is needed. */
async function grantEverything(ctx: Context) {
  const { provider, client, session } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes);
  await grant.save();
  return grant;
}

/** Login form and logout; the library handles everything else. */
function loginPages(provider: Provider, password: string, publicUrl: string) {
  const wrongTries: number[] = [];
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (ctx.path === '/v2/logout' && ctx.method === 'GET') return logOut(ctx, provider, publicUrl);
    if (!ctx.path.startsWith('/login/')) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    let interaction: Awaited<ReturnType<Provider['interactionDetails']>>;
    try {
      interaction = await provider.interactionDetails(ctx.req, ctx.res);
    } catch {
      ctx.set('Content-Security-Policy', contentSecurityPolicy(''));
      ctx.status = 400;
      ctx.body = noticePage('This login has expired', 'Go back to the site and press Login again.');
      return;
    }
    ctx.set('Content-Security-Policy', contentSecurityPolicy(originOf(interaction.params.redirect_uri)));
    const show = (status: number, email: string, problem?: string) => {
      ctx.status = status;
      ctx.body = loginPage({ action: `/login/${interaction.uid}`, email, ...(problem && { problem }) });
    };
    if (ctx.method !== 'POST') return show(200, accounts[0].email);

    const form = await readForm(ctx.req);
    const email = form.get('email') ?? '';
    const minuteAgo = performance.now() - 60_000;
    while (wrongTries[0] !== undefined && wrongTries[0] < minuteAgo) wrongTries.shift();
    if (wrongTries.length >= 10) return show(429, email, 'Too many tries. Wait a minute, then try again.');
    const account = accounts.find((each) => each.email === email.trim().toLowerCase());
    if (!account || !samePassword(form.get('password') ?? '', password)) {
      wrongTries.push(performance.now());
      return show(400, email, 'E-mail or password is wrong. Check both and try again.');
    }
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, { login: { accountId: account.id } });
    ctx.redirect(returnTo);
    ctx.status = 303;
  };
}

async function logOut(ctx: Context, provider: Provider, publicUrl: string): Promise<void> {
  const session = await provider.Session.get(ctx);
  await session.destroy();
  const returnTo = String(ctx.query.returnTo ?? '');
  if (mayReturnTo(returnTo, publicUrl)) return ctx.redirect(returnTo);
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', contentSecurityPolicy(''));
  ctx.body = noticePage('Logged out', 'You may close this page.');
}

function showError(ctx: Context, out: { readonly error: string; readonly error_description?: string }): void {
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', contentSecurityPolicy(''));
  ctx.body = noticePage('The login cannot go on', `${out.error}: ${out.error_description ?? ''}`);
}

const originOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : '';

function samePassword(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of req) {
    text += chunk;
    if (text.length > 4_096) break;
  }
  return new URLSearchParams(text);
}
