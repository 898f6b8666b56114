import { hash } from 'node:crypto';
import type { Endpoint } from '@silowright/contract/call';
import { scopesOfRole } from '@silowright/contract/staff-scopes';
import { ok, refuse } from '@silowright/domain/outcome';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { VerifyStaffToken } from '../identity/verify-staff-token.ts';
import { answerErrors } from './answer-errors.ts';
import { browserReader, keyHeader } from './browser-binding.ts';
import { guardOrigins, isApiCall } from './guard-origins.ts';
import { mounter } from './mount.ts';
import { RateLimiter } from './rate-limit.ts';
import { collectRoutes, type MappedRoute } from './route-map.ts';
import { LoadShedder } from './shed-load.ts';
import type { StaffAccess } from './staff-only.ts';
import { staffGate, staffName, staffOf } from './staff-only.ts';

/** The access checks in front of a call, without the rest of the server. */
const site = 'https://www.example.com';
const plain = { allowedOrigins: [], publicUrl: 'http://silos.example' } as const;

const verify: VerifyStaffToken = async (token) => {
  if (token === 'good') return ok({ subject: 'staff-1', email: 'sam@example.com', name: 'Sam' });
  if (token === 'viewer') return ok({ subject: 'staff-3' });
  if (token === 'nameless') return ok({ subject: 'staff-2' });
  return refuse(token === 'theirs' ? 'not-allowed' : token === 'away' ? 'unavailable' : 'not-logged-in');
};

const access: StaffAccess = {
  grantOf: async ({ subject }) => {
    const role = subject === 'staff-3' ? 'viewer' : 'admin';
    return { role, scopes: scopesOfRole[role] };
  },
  machineOf: async (token) =>
    token === 'silowright_press'
      ? { member: { subject: 'machine:1', name: 'machine: press' }, scopes: ['prices:write'] }
      : undefined,
};

const answer = z.object({ from: z.string() });
const common = { summary: '', response: answer, errors: [] } as const;
const open = {
  ...common,
  name: 'open',
  method: 'GET',
  path: '/open',
  access: 'anybody',
} as const satisfies Endpoint;
const named = {
  ...common,
  name: 'named',
  method: 'GET',
  path: '/named/:word',
  access: 'anybody',
  params: z.object({ word: z.enum(['known']) }),
  query: z.object({ amount: z.optional(z.enum(['1'])) }),
} as const satisfies Endpoint;
const write = {
  ...common,
  name: 'write',
  rateLimit: 'mail',
  method: 'PUT',
  path: '/write',
  access: 'anybody',
  body: z.object({ id: z.string(), inner: z.optional(z.object({ list: z.array(z.number()) })) }),
} as const satisfies Endpoint;
const staff = {
  ...common,
  name: 'staff',
  method: 'GET',
  path: '/admin/staff',
  access: 'staff',
  scope: 'prices:write',
} as const satisfies Endpoint;

function build(
  config: { allowedOrigins: readonly string[]; publicUrl: string } = plain,
  limiter?: RateLimiter,
) {
  const app = Fastify();
  const routes: MappedRoute[] = collectRoutes(app);
  answerErrors(app);
  guardOrigins(app, { ...config, allowedOrigins: [...config.allowedOrigins] });
  const mount = mounter({
    app,
    readBrowser: browserReader({ ...config, allowedOrigins: [...config.allowedOrigins] }),
    limiter,
    shedder: new LoadShedder(),
    requireStaff: staffGate(verify, access),
  });
  mount(open, ({ browser }) => {
    browser.remember();
    return { from: browser.hash };
  });
  mount(named, ({ params, query }) => ({ from: `${params.word}${query.amount ?? ''}` }));
  mount(write, ({ body }) => ({ from: body.id }));
  mount(staff, ({ request }) => ({ from: `${staffOf(request).subject} ${staffName(request)}` }));
  app.get('/page', { config: { access: 'anybody' } }, async (request) => String(isApiCall(request)));
  return { app, routes };
}

let { app, routes } = build();
beforeEach(() => {
  ({ app, routes } = build());
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const put = (payload: unknown, headers: Record<string, string> = {}, url = '/api/write') =>
  app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

describe('the staff check', () => {
  it.each([
    [undefined, 401, 'not-logged-in'],
    ['', 401, 'not-logged-in'],
    ['good', 401, 'not-logged-in'],
    ['Basic good', 401, 'not-logged-in'],
    ['Bearer', 401, 'not-logged-in'],
    ['Bearer good good', 401, 'not-logged-in'],
    ['xBearer good', 401, 'not-logged-in'],
    ['Bearer bad', 401, 'not-logged-in'],
    ['Bearer theirs', 403, 'not-allowed'],
    ['Bearer viewer', 403, 'not-allowed'],
    ['Bearer silowright_unknown', 401, 'not-logged-in'],
    ['Bearer away', 503, 'unavailable'],
  ])('%s is %i (ID-05, ID-06)', async (authorization, status, code) => {
    const response = await get('/api/admin/staff', authorization === undefined ? {} : { authorization });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it.each(['Bearer good', 'bearer good'])(
    '%s passes, and the call gets the account',
    async (authorization) => {
      expect((await get('/api/admin/staff', { authorization })).json()).toEqual({
        from: 'staff-1 sam@example.com',
      });
    },
  );

  it('lets a machine in by its own token, under its own name (IN-03)', async () => {
    const response = await get('/api/admin/staff', { authorization: 'Bearer silowright_press' });
    expect(response.json()).toEqual({ from: 'machine:1 machine: press' });
  });

  it('uses the provider’s id for an account without an e-mail address', async () => {
    const response = await get('/api/admin/staff', { authorization: 'Bearer nameless' });
    expect(response.json()).toEqual({ from: 'staff-2 staff-2' });
  });

  it('rejects every caller without a provider, and a call mounted without it fails', async () => {
    const bare = Fastify();
    bare.get('/a', { onRequest: (request) => staffGate(undefined)(request, 'desk:read') }, async () => 'in');
    bare.get('/b', async (request) => {
      expect(() => staffOf(request)).toThrow('without the staff check');
      return staffOf(request).subject;
    });
    answerErrors(bare);
    expect((await bare.inject({ url: '/a', headers: { authorization: 'Bearer good' } })).statusCode).toBe(
      401,
    );
    expect((await bare.inject('/b')).statusCode).toBe(500);
    const unset = Fastify();
    answerErrors(unset);
    const mount = mounter({
      app: unset,
      readBrowser: browserReader({ ...plain, allowedOrigins: [] }),
      limiter: undefined,
      shedder: new LoadShedder(),
    });
    mount(staff, () => ({ from: 'in' }));
    const refused = await unset.inject({
      url: '/api/admin/staff',
      headers: { authorization: 'Bearer good' },
    });
    expect(refused.statusCode).toBe(401);
  });
});

describe('the browser a configuration is bound to', () => {
  const secret = 'A'.repeat(22);
  const hashed = hash('sha256', secret, 'base64url');
  it.each<[string, Record<string, string>, boolean]>([
    ['the cookie', { cookie: `silowright=${secret}` }, true],
    ['the cookie among others', { cookie: `a=b; silowright=${secret}; c=d` }, true],
    ['the cookie after others without a blank', { cookie: `a=b;silowright=${secret}` }, true],
    ['the header', { [keyHeader]: secret }, true],
    ['the header before the cookie', { [keyHeader]: secret, cookie: `silowright=${'B'.repeat(22)}` }, true],
    ['the cookie when the header is none', { [keyHeader]: 'short', cookie: `silowright=${secret}` }, true],
    ['another cookie', { cookie: `other=${secret}` }, false],
    ['a cookie that ends alike', { cookie: `xsilowright=${secret}` }, false],
    ['too short a cookie', { cookie: `silowright=${'A'.repeat(21)}` }, false],
    ['too long a cookie', { cookie: `silowright=${'A'.repeat(65)}` }, false],
    ['a cookie with more behind it', { cookie: `silowright=${secret}.x` }, false],
    ['a header with more before it', { [keyHeader]: `.${secret}` }, false],
    ['a header with more behind it', { [keyHeader]: `${secret}.` }, false],
    ['too long a header', { [keyHeader]: 'A'.repeat(65) }, false],
  ])('is recognised by %s: %o → %s', async (_, headers, known) => {
    const response = await get('/api/open', headers);
    expect(response.json().from === hashed).toBe(known);
    // A known browser gets no new secret.
    expect(response.headers['set-cookie'] === undefined).toBe(known);
    expect(response.headers[keyHeader] === undefined).toBe(known);
  });

  it.each([
    ['http://silos.example', [], 'HttpOnly; Max-Age=31536000; SameSite=Lax'],
    ['https://silos.example', [], 'HttpOnly; Max-Age=31536000; SameSite=Lax; Secure'],
    ['https://silos.example', [site], 'HttpOnly; Max-Age=31536000; SameSite=None; Secure; Partitioned'],
    ['http://silos.example', [site], 'HttpOnly; Max-Age=31536000; SameSite=None; Secure'],
  ])('gets a new secret at %s, framed by %j (A1)', async (publicUrl, allowedOrigins, attributes) => {
    const built = build({ publicUrl, allowedOrigins });
    const [one, two] = [await built.app.inject('/api/open'), await built.app.inject('/api/open')];
    const cookies = [one.headers['set-cookie']].flat().map(String);
    const name = publicUrl.startsWith('https:') ? '__Host-silowright' : 'silowright';
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([name]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^[\w-]+=[\w-]{22}; Path=\/; /);
      expect(cookie.slice(cookie.indexOf('Path=/; ') + 8)).toBe(attributes);
      expect(one.headers[keyHeader]).toBe(/=([\w-]{22});/.exec(cookie)?.[1]);
    }
    expect(one.json().from).toBe(hash('sha256', String(one.headers[keyHeader]), 'base64url'));
    expect(two.headers['set-cookie']).not.toBe(one.headers['set-cookie']);
  });
});

describe('the cookie of a browser over TLS', () => {
  const [own, planted] = ['A'.repeat(22), 'B'.repeat(22)];
  const known = async (publicUrl: string, cookie: string) => {
    const { app } = build({ publicUrl, allowedOrigins: [] });
    return (await app.inject({ url: '/api/open', headers: { cookie } })).json().from;
  };
  const hashOf = (secret: string) => hash('sha256', secret, 'base64url');

  it('takes precedence over one that another host of the domain can set (threat 72, S14)', async () => {
    for (const cookie of [
      `__Host-silowright=${own}; silowright=${planted}`,
      `silowright=${planted}; __Host-silowright=${own}`,
    ])
      expect(await known('https://silos.example', cookie)).toBe(hashOf(own));
  });

  it('counts under its own name only: another host of the domain could choose the secret of a new visitor (threat 72, S24)', async () => {
    expect(await known('https://silos.example', `silowright=${planted}`)).not.toBe(hashOf(planted));
  });

  it('is ignored without TLS, where browsers do not protect its name', async () => {
    expect(await known('http://silos.example', `__Host-silowright=${own}`)).not.toBe(hashOf(own));
  });
});

describe('the secret of a new browser', () => {
  it.each([
    ['a page of ours, which needs only the cookie', 'same-origin', false],
    ['another site, whose cookies a browser may drop', 'cross-site', true],
    ['a site of the same domain', 'same-site', true],
    ['a client that is not a browser', undefined, true],
  ])('is readable for %s: %s → %s (D18, threat 9)', async (_, from, readable) => {
    const response = await get('/api/open', from ? { 'sec-fetch-site': from } : {});
    expect(String(response.headers['set-cookie'])).toMatch(/^silowright=[\w-]{22}; .*HttpOnly/);
    expect(response.headers[keyHeader] !== undefined).toBe(readable);
  });
});

describe('the origin check', () => {
  it.each([
    [undefined, 200],
    ['http://silos.example', 200],
    ['https://localhost:80', 200],
    ['http://localhost:81', 403],
    ['https://silos.example', 403],
    ['https://evil.example', 403],
    ['null', 403],
    ['localhost:80', 403],
  ])('answers a write from %s with %i', async (origin, status) => {
    const response = await put({ id: 'x' }, origin === undefined ? {} : { origin });
    expect(response.statusCode).toBe(status);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['https://silos.example', 'silos.example', 200],
    ['http://silos.example', 'silos.example', 403],
    ['https://other.example', 'other.example', 200],
    ['http://other.example', 'other.example', 403],
    ['https://other.example', 'silos.example', 403],
  ])('behind TLS, answers a write from %s to %s with %i (threat 44)', async (origin, host, status) => {
    const { app } = build({ publicUrl: 'https://silos.example', allowedOrigins: [] });
    const headers = { origin, host, 'content-type': 'application/json' };
    const response = await app.inject({ method: 'PUT', url: '/api/write', headers, payload: '{"id":"x"}' });
    expect(response.statusCode).toBe(status);
  });

  it.each([
    [site, 200, site],
    ['https://evil.example', 403, undefined],
  ])('allows %s if it is configured: %i', async (origin, status, named) => {
    const built = build({ publicUrl: 'https://silos.example', allowedOrigins: [site] });
    const headers = { origin, 'content-type': 'application/json' };
    const written = await built.app.inject({
      method: 'PUT',
      url: '/api/write',
      headers,
      payload: '{"id":"x"}',
    });
    expect([written.statusCode, written.headers['access-control-allow-origin']]).toEqual([status, named]);
    expect(written.headers['access-control-allow-credentials']).toBe(named && 'true');
    expect(written.headers['access-control-expose-headers']).toBe(named && 'Configuration-Key, Retry-After');
    expect(written.headers.vary).toBe(named && 'Origin');
    const read = await built.app.inject({ url: '/api/open', headers: { origin } });
    expect([read.statusCode, read.headers['access-control-allow-origin']]).toEqual([200, named]);
    const asked = await built.app.inject({ method: 'OPTIONS', url: '/api/write', headers: { origin } });
    expect(asked.headers['access-control-allow-origin']).toBe(named);
    if (named) {
      expect(asked.statusCode).toBe(204);
      expect(asked.headers['access-control-allow-methods']).toBe('GET, PUT, POST, DELETE');
      expect(asked.headers['access-control-allow-headers']).toContain('Sign-Token');
      expect(asked.headers['access-control-max-age']).toBe('600');
    }
  });

  it('recognises a call by its route, in any spelling, and ignores pages', async () => {
    const evil = { origin: 'https://evil.example' };
    expect((await put({ id: 'x' }, evil, '/%61pi/write')).statusCode).toBe(403);
    const page = await get('/page', evil);
    expect([page.statusCode, page.body]).toEqual([200, 'false']);
  });
});

describe('a mounted call', () => {
  it('rejects invalid input with every field: 404 for the path, 400 for the rest', async () => {
    expect((await get('/api/named/known')).json()).toEqual({ from: 'known' });
    expect((await get('/api/named/known?amount=1')).json()).toEqual({ from: 'known1' });
    const unknown = await get('/api/named/other');
    expect([unknown.statusCode, unknown.json().code, unknown.json().errors]).toEqual([404, 'not-found', []]);
    const query = await get('/api/named/known?amount=2');
    expect([query.statusCode, query.json().errors[0].path]).toEqual([400, 'amount']);
    const body = await put({ id: 7, inner: { list: [1, 'x'] } });
    expect([body.statusCode, body.json().code]).toEqual([400, 'bad-request']);
    expect(body.json().errors.map((error: { path: string }) => error.path)).toEqual(['id', 'inner.list.1']);
    expect(body.json().errors[0]).toMatchObject({ code: 'invalid_type', message: expect.any(String) });
  });

  it('answers JSON', async () => {
    const response = await get('/api/open');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
  });

  it('uses the limit of its kind, before the staff check', async () => {
    const limited = build(plain, new RateLimiter(() => 0));
    const statuses = new Set<number>();
    for (let call = 0; call < 301; call += 1)
      statuses.add((await limited.app.inject('/api/admin/staff')).statusCode);
    expect([...statuses]).toEqual([401, 429]);
    const writes: number[] = [];
    for (let call = 0; call < 31; call += 1) {
      const headers = { 'content-type': 'application/json' };
      writes.push(
        (await limited.app.inject({ method: 'PUT', url: '/api/write', headers, payload: '{"id":"x"}' }))
          .statusCode,
      );
    }
    expect(writes.filter((status) => status === 200)).toHaveLength(30);
    expect(writes.at(-1)).toBe(429);
  });

  it('is in the route map with its access', () => {
    expect(routes).toEqual(
      expect.arrayContaining([
        { method: 'GET', path: '/api/admin/staff', access: 'staff' },
        { method: 'HEAD', path: '/api/admin/staff', access: 'staff' },
        { method: 'PUT', path: '/api/write', access: 'anybody' },
      ]),
    );
    expect(() => app.get('/planted', async () => 'open to whom?')).toThrow(
      'does not declare who may call it',
    );
  });
});
