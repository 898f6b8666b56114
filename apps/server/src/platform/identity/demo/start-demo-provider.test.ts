import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerKeys } from '../provider-keys.ts';
import { staffTokenVerifier } from '../verify-staff-token.ts';
import { type DemoProvider, startDemoProvider } from './start-demo-provider.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'demo-login-'));
const publicUrl = 'http://127.0.0.1:8080';
const redirectUri = `${publicUrl}/admin`;
let provider: DemoProvider;

beforeAll(async () => {
  provider = await startDemoProvider({ port: 0, dataDir, publicUrl });
});
afterAll(async () => {
  await provider.stop();
  rmSync(dataDir, { recursive: true });
});

/** A minimal browser: keeps cookies, follows no redirects. */
function openBrowser() {
  const jar = new Map<string, string>();
  return async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(new URL(url, provider.identity.domain), {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      if (cookie.includes('01 Jan 1970')) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    return response;
  };
}

const verifier = randomBytes(32).toString('base64url');
const authorizeUrl = (extra: Record<string, string> = {}): string =>
  `/authorize?${new URLSearchParams({
    client_id: provider.identity.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    organization: 'org_demo',
    auth0Client: 'eyJuYW1lIjoiYXV0aDAtcmVhY3QifQ==',
    ...extra,
  })}`;

const location = (response: Response): string => response.headers.get('location') ?? '';

async function logIn(browse: ReturnType<typeof openBrowser>, password = provider.account.password) {
  const toLogin = await browse(authorizeUrl());
  const answer = await browse(location(toLogin), { email: provider.account.email, password });
  return answer.status === 303 ? browse(location(answer)) : answer;
}

const exchange = (form: Record<string, string>): Promise<Response> =>
  fetch(`${provider.identity.domain}/oauth/token`, {
    method: 'POST',
    headers: { origin: publicUrl },
    body: new URLSearchParams({ client_id: provider.identity.clientId, redirect_uri: redirectUri, ...form }),
  });

interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
}
const tokensOf = async (response: Response): Promise<Tokens> => (await response.json()) as Tokens;

describe('the embedded demo provider', () => {
  it('logs in with code and PKCE; the server accepts the id token (ID-01, ID-02, ID-09)', async () => {
    const back = new URL(location(await logIn(openBrowser())));
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('state-1');
    const code = back.searchParams.get('code') ?? '';

    const tokens = await tokensOf(
      await exchange({ grant_type: 'authorization_code', code, code_verifier: verifier }),
    );
    const verify = staffTokenVerifier({
      identity: provider.identity,
      keys: providerKeys({ url: provider.identity.keysUrl }),
    });
    expect(await verify(tokens.id_token)).toEqual({
      ok: true,
      value: { subject: 'demo|staff', email: 'staff@example.com', name: 'Sam Staff' },
    });
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ nonce: 'nonce-1', org_id: 'org_demo', iss: provider.identity.issuer });
    expect(claims.updated_at).toBeTypeOf('string');

    const refreshed = await exchange({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect((await verify((await tokensOf(refreshed)).id_token)).ok).toBe(true);
    expect((await verify(tokens.access_token)).ok).toBe(false);
  });

  it('rejects a code without its verifier (ID-01)', async () => {
    const code = new URL(location(await logIn(openBrowser()))).searchParams.get('code') ?? '';
    const answer = await exchange({
      grant_type: 'authorization_code',
      code,
      code_verifier: randomBytes(32).toString('base64url'),
    });
    expect(answer.status).toBe(400);
  });

  it('answers the silent check by web_message: a code with a session, login_required without (ID-03, ID-09)', async () => {
    const silent = { prompt: 'none', response_mode: 'web_message' };
    const nobody = await (await openBrowser()(authorizeUrl(silent))).text();
    expect(nobody).toContain('login_required');
    const browse = openBrowser();
    await logIn(browse);
    const somebody = await browse(authorizeUrl(silent));
    expect(await somebody.text()).toMatch(/"code":"[^"]+"/);
    expect(somebody.headers.get('x-frame-options')).toBeNull();
  });

  it('reports a wrong password and stays on the page', async () => {
    const answer = await logIn(openBrowser(), 'wrong');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('E-mail or password is wrong');
  });

  it('logs out and returns to the site only (ID-09)', async () => {
    const browse = openBrowser();
    await logIn(browse);
    const out = await browse(`/v2/logout?returnTo=${encodeURIComponent(redirectUri)}`);
    expect(location(out)).toBe(redirectUri);
    const after = await browse(authorizeUrl({ prompt: 'none', response_mode: 'web_message' }));
    expect(await after.text()).toContain('login_required');
    const elsewhere = await browse(`/v2/logout?returnTo=${encodeURIComponent('https://evil.example/')}`);
    expect(elsewhere.status).toBe(200);
  });

  it.each(['https://evil.example/admin', `${publicUrl}/elsewhere`, 'http://127.0.0.1.evil.example/admin'])(
    'sends no code to %s (threat 48)',
    async (uri) => {
      const answer = await openBrowser()(authorizeUrl({ redirect_uri: uri }));
      expect(answer.status).toBe(400);
    },
  );

  it('explains what to do when its port is in use', async () => {
    const port = Number(new URL(provider.identity.domain).port);
    await expect(startDemoProvider({ port, dataDir, publicUrl })).rejects.toThrow(
      new RegExp(`Port ${port} of the demo login is in use.* DEMO_LOGIN_PORT`),
    );
  });

  it('keeps keys and password across a restart, on loopback only', async () => {
    const again = await startDemoProvider({ port: 0, dataDir, publicUrl });
    expect(again.account).toEqual(provider.account);
    const keysOf = async (each: DemoProvider) => (await fetch(each.identity.keysUrl)).json();
    expect(await keysOf(again)).toEqual(await keysOf(provider));
    expect(again.identity.keysUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
    await again.stop();
  });
});
