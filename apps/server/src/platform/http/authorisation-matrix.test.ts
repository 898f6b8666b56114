import { request as httpRequest } from 'node:http';
import type { Endpoint } from '@silowright/contract/call';
import { endpoints } from '@silowright/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findConfiguration } from '../../configurator/store/configurations.ts';
import type { MappedRoute } from './route-map.ts';
import { type CallerName, type Callers, gatherCallers, type Headers } from './testing/callers.ts';
import { newId } from './testing/test-client.ts';

let callers: Callers;
let everyRoute: readonly MappedRoute[];
beforeAll(async () => {
  callers = await gatherCallers();
  everyRoute = callers.office.app.routes;
});
afterAll(() => callers.office.close());

const routesFor = (access: MappedRoute['access']) => everyRoute.filter((route) => route.access === access);
const strangers = ['nobody', 'other-visitor', 'dealer-link', 'foreign-staff', 'staff'] as const;

/** A URL of the route, with the configuration's id if the route takes one. */
const addressOf = ({ path }: MappedRoute, configurationId: string): string =>
  path
    .replace(/:(id|configurationId)\b/g, configurationId)
    .replace(/:token\b/g, 'A'.repeat(22))
    .replace(/:\w+|\*/g, 'x');

/** The same request for every caller; only the credentials differ. */
async function ask(caller: CallerName, route: MappedRoute, configurationId: string) {
  const hasBody = ['PUT', 'POST', 'DELETE'].includes(route.method);
  const response = await callers.office.app.server.inject({
    method: route.method as 'GET',
    url: addressOf(route, configurationId),
    headers: { ...callers.headers[caller], ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { payload: JSON.stringify(callers.bodyFor(configurationId)) }),
  });
  return { status: response.statusCode, body: response.body.replaceAll(configurationId, 'ID') };
}

describe('every route, called by every caller', () => {
  it('has calls for each kind of access, with valid bodies, so that only the access check can refuse', () => {
    expect(new Set(everyRoute.map(({ access }) => access))).toEqual(
      new Set(['anybody', 'configuration-owner', 'staff', 'operator']),
    );
    expect(everyRoute.length).toBeGreaterThan(100);
    for (const { name, access, body } of endpoints as readonly Endpoint[]) {
      if (!body || access === 'staff') continue;
      expect([name, body.safeParse(callers.bodyFor(newId())).error?.issues]).toEqual([name, undefined]);
    }
  });

  it.each([
    ['nobody', 401],
    ['other-visitor', 401],
    ['dealer-link', 401],
    ['owner', 401],
    ['foreign-staff', 403],
  ] as const)('staff routes answer %s with %i (ID-06, threat 42)', async (caller, expected) => {
    for (const route of routesFor('staff')) {
      const { status } = await ask(caller, route, callers.victimId);
      expect([caller, route.method, route.path, status]).toEqual([
        caller,
        route.method,
        route.path,
        expected,
      ]);
    }
  });

  it('staff routes let staff in: the answer depends on the request, not on the caller (threat 42)', async () => {
    for (const route of routesFor('staff')) {
      const { status } = await ask('staff', route, callers.victimId);
      expect([route.path, [401, 403].includes(status) || status >= 500]).toEqual([route.path, false]);
    }
  });

  it.each([...strangers, 'owner'] as const)(
    'operator routes answer %s with 401 (threat 42)',
    async (caller) => {
      for (const route of routesFor('operator')) {
        const { status } = await ask(caller, route, callers.victimId);
        expect([caller, route.method, route.path, status]).toEqual([caller, route.method, route.path, 401]);
      }
    },
  );

  it.each(strangers)(
    'owner routes do not know the configuration when %s calls (threats 9, 42)',
    async (caller) => {
      const before = await findConfiguration(callers.office.store, callers.victimId);
      for (const route of routesFor('configuration-owner')) {
        const { status } = await ask(caller, route, callers.victimId);
        expect([caller, route.method, route.path, status]).toEqual([caller, route.method, route.path, 404]);
      }
      expect(await findConfiguration(callers.office.store, callers.victimId)).toEqual(before);
    },
  );

  it.each(strangers)(
    'public routes answer %s the same for existing and unknown configurations, without names (threats 7, 8, 42)',
    async (caller) => {
      const offers = () =>
        callers.office.store.read((db) => db.selectFrom('offers').selectAll().orderBy('id').execute());
      const before = await offers();
      const unknownId = newId();
      for (const route of routesFor('anybody')) {
        const known = await ask(caller, route, callers.victimId);
        expect([route.path, [401, 403, 500].includes(known.status)]).toEqual([route.path, false]);
        expect([route.path, known]).toEqual([route.path, await ask(caller, route, unknownId)]);
        for (const personal of [
          callers.victim.clientEmail,
          callers.victim.phoneNumber,
          callers.victim.companyName,
        ])
          expect(known.body).not.toContain(personal);
      }
      expect(await offers()).toEqual(before);
    },
  );

  it('owner routes serve the owner, so the refusals above had no other reason', async () => {
    for (const route of routesFor('configuration-owner')) {
      const { status } = await ask('owner', route, callers.victimId);
      expect([route.path, [401, 403, 404].includes(status) || status >= 500]).toEqual([route.path, false]);
    }
  });
});

/** Spellings that another layer could normalise to the same path; the server sees them undecoded. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'slash at the end': (path) => `${path}/`,
  'two slashes at the end': (path) => `${path}//`,
  capitals: (path) => path.toUpperCase(),
  'capital admin': (path) => path.replace('/admin', '/Admin'),
  'encoded letter': (path) => path.replace('/admin', '/%61dmin'),
  'encoded base': (path) => path.replace('/api', '/%61pi'),
  'encoded slash': (path) => path.replace('/admin/', '/admin%2f'),
  dot: (path) => path.replace('/admin', '/./admin'),
  'encoded dot': (path) => path.replace('/admin', '/%2e/admin'),
  'up and down again': (path) => path.replace('/admin', '/settings/../admin'),
  'encoded up': (path) => path.replace('/admin', '/settings/%2e%2e/admin'),
  'half encoded up': (path) => path.replace('/admin', '/settings/.%2e/admin'),
  'doubly encoded up': (path) => path.replace('/admin', '/settings/%252e%252e/admin'),
  'doubled slash': (path) => path.replace('/admin', '//admin'),
  'doubled first slash': (path) => `/${path}`,
  backslash: (path) => path.replace('/admin/', '/admin\\'),
  semicolon: (path) => path.replace('/admin', '/admin;x=1'),
  'NUL at the end': (path) => `${path}%00`,
  'flags in the query': (path) => `${path}?DEBUG=true&admin=true&access=staff`,
};
const disguises: Readonly<Record<string, Headers>> = {
  'no header': {},
  'another address in a header': { 'x-original-url': '/api/settings', 'x-rewrite-url': '/api/settings' },
  'another method in a header': { 'x-http-method-override': 'GET', 'x-method-override': 'HEAD' },
  'a proxy’s word': {
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-user': 'staff',
    forwarded: 'for=127.0.0.1',
  },
};

/** Sent raw: `inject` and `fetch` would normalise the path. */
const raw = (method: string, path: string, headers: Headers): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(callers.office.address);
    const request = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject).end();
  });

describe('the desk under another spelling', () => {
  it.each(Object.entries(spellings))('%s opens nothing (threats 42, 47)', async (_, spell) => {
    for (const { method, path } of routesFor('staff').filter((route) => !route.path.endsWith('/'))) {
      const address = spell(path.replace(/:\w+/g, 'x'));
      const status = await raw(method, address, {});
      expect([method, address, [400, 401, 404].includes(status) ? 'refused' : status]).toEqual([
        method,
        address,
        'refused',
      ]);
    }
  });

  it.each(Object.entries(disguises))('%s changes nothing: 401 (threats 16, 42)', async (_, headers) => {
    for (const { method, path } of routesFor('staff')) {
      expect([path, await raw(method, path.replace(/:\w+/g, 'x'), headers)]).toEqual([path, 401]);
    }
  });

  it('accepts the token in its header only: not in the query, not in a cookie (threat 42)', async () => {
    const token = callers.office.workshop.goodToken();
    for (const { method, path } of routesFor('staff')) {
      const address = path.replace(/:\w+/g, 'x');
      expect(await raw(method, `${address}?access_token=${token}&token=${token}`, {})).toBe(401);
      expect(await raw(method, address, { cookie: `bearerId=${token}; token=${token}` })).toBe(401);
    }
  });
});
