import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '../platform/http/answer-errors.ts';
import { RateLimiter } from '../platform/http/rate-limit.ts';
import { LoadShedder } from '../platform/http/shed-load.ts';
import { type DiscoveryDocument, discoverProvider } from '../platform/identity/discover-provider.ts';
import { loginRelay } from '../platform/identity/login-relay.ts';
import { ProviderAway } from '../platform/identity/provider-keys.ts';
import { mountLoginRelay } from './mount-login-relay.ts';

/** The provider's token endpoint; remembers what it received. */
const received: string[] = [];
let status = 200;
let answered = '{"id_token":"x"}';
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    received.push(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(answered);
  });
});
let document: DiscoveryDocument;
let isAway = false;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  document = {
    issuer: 'https://login.example/realms/acme',
    authorization_endpoint: 'https://login.example/realms/acme/auth?theme=dark',
    token_endpoint: `http://127.0.0.1:${port}/token`,
    jwks_uri: 'https://login.example/realms/acme/certs',
    end_session_endpoint: 'https://login.example/realms/acme/logout',
  };
});
afterAll(() => provider.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
  answered = '{"id_token":"x"}';
  isAway = false;
});

async function open(clientSecret?: string) {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  answerErrors(app);
  const relay = loginRelay({
    identity: { domain: 'https://silos.example', clientId: 'silos' },
    discover: async () => {
      if (isAway) throw new ProviderAway();
      return document;
    },
    clientSecret,
  });
  const limiter = new RateLimiter();
  const readBrowser = () => {
    throw new Error('not used');
  };
  await mountLoginRelay({ app, readBrowser, limiter, shedder: new LoadShedder() }, relay);
  return app;
}
const postForm = async (fields: Record<string, string>, clientSecret?: string) =>
  (await open(clientSecret)).inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('a login through this server', () => {
  it('goes to the provider with the known fields, and comes back to one address (IN-04)', async () => {
    const query = {
      client_id: 'silos',
      response_type: 'code',
      scope: 'openid profile',
      state: 's',
      nonce: 'n',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      redirect_uri: 'https://thief.example/',
      response_mode: 'web_message',
      auth0Client: 'x',
    };
    const response = await (await open()).inject({ url: '/authorize', query });
    expect(response.statusCode).toBe(302);
    const address = new URL(String(response.headers.location));
    expect(address.origin + address.pathname).toBe('https://login.example/realms/acme/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      theme: 'dark',
      client_id: 'silos',
      response_type: 'code',
      scope: 'openid profile',
      state: 's',
      nonce: 'n',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      redirect_uri: 'https://silos.example/identity/callback',
    });
  });

  it.each([
    ['/authorize?client_id=other&response_type=code'],
    ['/authorize?response_type=code'],
    ['/authorize?client_id=silos&client_id=silos&response_type=code'],
    ['/authorize?client_id=silos&response_type=token'],
    ['/v2/logout?client_id=other&returnTo=https://thief.example'],
  ])('%s is refused (IN-04)', async (url) => {
    expect((await (await open()).inject(url)).statusCode).toBe(400);
  });

  it('exchanges the code with the secret, which the browser never sees (IN-04)', async () => {
    const fields = {
      grant_type: 'authorization_code',
      client_id: 'silos',
      code: 'k',
      code_verifier: 'v',
      redirect_uri: 'https://silos.example/admin',
      client_secret: 'guessed',
      audience: 'x',
    };
    const response = await postForm(fields, 'ours');
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { id_token: 'x' },
      'no-store',
    ]);
    expect(Object.fromEntries(new URLSearchParams(received[0]))).toEqual({
      grant_type: 'authorization_code',
      code: 'k',
      code_verifier: 'v',
      client_id: 'silos',
      redirect_uri: 'https://silos.example/identity/callback',
      client_secret: 'ours',
    });
  });

  it('passes a refusal on with its status (IN-04)', async () => {
    status = 400;
    const fields = { grant_type: 'refresh_token', client_id: 'silos', refresh_token: 'r' };
    expect((await postForm(fields)).statusCode).toBe(400);
    expect(received[0]).not.toContain('redirect_uri');
  });

  it.each([
    [{ grant_type: 'authorization_code', client_id: 'other' }, 400],
    [{ grant_type: 'client_credentials', client_id: 'silos' }, 400],
    [{ grant_type: 'password', client_id: 'silos' }, 400],
    [{ grant_type: 'authorization_code', client_id: 'silos', code: 'x'.repeat(20_000) }, 413],
  ])('%j never reaches the provider (IN-04)', async (fields, expected) => {
    expect((await postForm(fields)).statusCode).toBe(expected);
    expect(received).toEqual([]);
  });

  it('answers 503 while the provider is away (IN-04)', async () => {
    isAway = true;
    const app = await open();
    expect((await app.inject('/authorize?client_id=silos&response_type=code')).statusCode).toBe(503);
    expect((await postForm({ grant_type: 'refresh_token', client_id: 'silos' })).statusCode).toBe(503);
  });

  it.each([
    ['an error of the provider', 500, '{"error":"server_error"}'],
    ['a page', 200, '<!doctype html><title>Maintenance</title>'],
    ['half an answer', 200, '{"id_token":"x'],
    ['a list', 200, '["x"]'],
    ['a redirect', 302, '{}'],
    ['an answer of 70 kB', 200, JSON.stringify({ id_token: 'x'.repeat(70_000) })],
  ])('answers 503 for %s instead of tokens (IN-04)', async (_, itsStatus, body) => {
    status = itsStatus;
    answered = body;
    const fields = { grant_type: 'refresh_token', client_id: 'silos', refresh_token: 'r' };
    expect((await postForm(fields)).statusCode).toBe(503);
  });

  it('logs out at the provider and returns to the desk; without its address, only here (IN-04)', async () => {
    const url = '/v2/logout?client_id=silos&returnTo=https://thief.example';
    const { headers } = await (await open()).inject(url);
    expect(headers.location).toBe(
      'https://login.example/realms/acme/logout?client_id=silos&post_logout_redirect_uri=https%3A%2F%2Fsilos.example%2Fadmin',
    );
    const { end_session_endpoint: _, ...without } = document;
    document = without;
    expect((await (await open()).inject(url)).headers.location).toBe('https://silos.example/admin');
  });
});

describe('discovery', () => {
  it.each(['https://127.0.0.1:9/realms/acme', 'https://127.0.0.1:9/'])(
    'of a provider that cannot be reached counts as away (IN-04)',
    (issuer) => expect(discoverProvider(issuer)()).rejects.toBeInstanceOf(ProviderAway),
  );

  it('of a provider that is away is tried once in five seconds, and soon again when it is back (IN-04)', async () => {
    let asked = 0;
    let nowMs = 0;
    const discover = discoverProvider(document.issuer, {
      now: () => nowMs,
      readDocument: async () => {
        asked += 1;
        if (isAway) throw new ProviderAway();
        return document;
      },
    });
    isAway = true;
    for (let call = 0; call < 50; call++) await expect(discover()).rejects.toBeInstanceOf(ProviderAway);
    expect(asked).toBe(1);
    isAway = false;
    nowMs += 5_000;
    expect(await discover()).toBe(document);
    isAway = true;
    nowMs += 11 * 60_000;
    for (let call = 0; call < 50; call++) expect(await discover()).toBe(document);
    expect(asked).toBe(3);
  });
});
