import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoints } from '@silowright/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const site = 'https://www.example.com';
const publicUrl = 'https://silos.example.com';
/** A default server, one behind TLS, one that another site may frame and call, one with every external service. */
const installations = {
  plain: {},
  tls: { PUBLIC_URL: publicUrl },
  framed: { PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: site },
  outside: {
    PUBLIC_URL: publicUrl,
    TRACKER_SCRIPT_URL: 'https://tracker.example/visits.js',
    CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
    GOOGLE_MAPS_KEY: 'a-key',
    BOOK_MEETING_URL: 'https://meet.example/us',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    AERIAL_TILES_URL: 'https://aerial.example/{z}/{x}/{y}.jpg',
  },
} as const;
type Installation = keyof typeof installations;
const names = Object.keys(installations) as Installation[];

const webRoot = mkdtempSync(path.join(os.tmpdir(), 'silowright-headers-'));
const apps = {} as Record<Installation, TestApp>;
beforeAll(async () => {
  writeFileSync(path.join(webRoot, 'index.html'), '<title>shell</title>');
  writeFileSync(path.join(webRoot, '404.html'), '<title>not found</title>');
  for (const name of names)
    apps[name] = await startTestApp(installations[name], { webRoots: { site: webRoot, desk: webRoot } });
});
afterAll(async () => {
  for (const name of names) await apps[name].stop();
  rmSync(webRoot, { recursive: true, force: true });
});

/** In any spelling: the app's router decodes and ignores case. */
const staffPages = /^\/(a|%61)dmin(\/|$)/i;

/** Every path that GET can reach, and the areas of the web app, which are one route. */
const addressesOf = ({ app }: TestApp): string[] => [
  ...app.routes.filter(({ method }) => method === 'GET').map((route) => route.path.replace(/:\w+|\*/g, 'x')),
  ...[
    '/',
    '/agriculture',
    '/admin',
    '/admin/prices',
    '/Admin',
    '/%61dmin/prices',
    '/dealer/de/heidkamp',
    '/sign/de/abcd-efgh-0123',
    '/budget',
  ],
  ...['/meeting', '/open/token', '/a/b/c', '/api/nothing', '/static/gone.js', '/%61pi/settings'],
];

const get = async (name: Installation, url: string) => {
  const response = await apps[name].app.server.inject({ url });
  const header = (key: string) => String(response.headers[key] ?? '');
  const policy = new Map(
    header('content-security-policy')
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );
  return { response, header, policy, isPage: header('content-type').startsWith('text/html') };
};

describe.each(names)('every answer of the server, %s', (name) => {
  it('has its declared content type, and sends no referrer to other sites (threat 43)', async () => {
    for (const url of addressesOf(apps[name])) {
      const { header } = await get(name, url);
      expect([url, header('x-content-type-options')]).toEqual([url, 'nosniff']);
      expect([url, header('referrer-policy')]).toEqual([
        url,
        expect.stringMatching(/^(same-origin|no-referrer)$/),
      ]);
    }
  });

  it('requires TLS from then on, only behind TLS', async () => {
    for (const url of addressesOf(apps[name])) {
      const { header } = await get(name, url);
      const expected = name === 'plain' ? '' : 'max-age=31536000';
      expect([url, header('strict-transport-security')]).toEqual([url, expected]);
    }
  });

  it('runs only scripts of our own files or of a configured service (threat 43)', async () => {
    const pages: string[] = [];
    for (const url of addressesOf(apps[name])) {
      const { isPage, policy, response } = await get(name, url);
      if (!isPage) continue;
      pages.push(url);
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['anything'];
      const others =
        name === 'outside' && !staffPages.test(url)
          ? [
              'https://tracker.example',
              'https://chat.example',
              'https://maps.googleapis.com',
              'https://maps.gstatic.com',
            ]
          : [];
      expect([url, scripts.filter((source) => !["'self'", "'none'", ...others].includes(source))]).toEqual([
        url,
        [],
      ]);
      // Directives without a fallback must be set, or there is no script to serve.
      if (!scripts.includes("'none'")) {
        expect([url, policy.get('object-src'), policy.get('base-uri')]).toEqual([
          url,
          ["'none'"],
          ["'none'"],
        ]);
        expect(policy.get('form-action')?.[0]).toBe("'self'");
      }
      expect(response.body).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:/i);
    }
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/admin', '/%61dmin/prices', '/api/docs', '/a/b/c', '/dev/mailbox']),
    );
  });

  it('lets the desk run only our own files, whatever is configured for visitors (threat 43)', async () => {
    for (const url of addressesOf(apps[name]).filter((address) => staffPages.test(address))) {
      const { policy, isPage, header } = await get(name, url);
      expect([url, isPage, policy.get('script-src')]).toEqual([url, true, ["'self'"]]);
      expect(header('content-security-policy')).not.toMatch(
        /(tracker|chat|meet|tiles|aerial)\.example|google|gstatic/,
      );
    }
  });

  it('can be framed only by ourselves and the configured sites; the desk by no site (threat 45)', async () => {
    for (const url of addressesOf(apps[name])) {
      const { isPage, policy } = await get(name, url);
      if (!isPage) continue;
      const staffOrApi = staffPages.test(url) || /^\/api(\/|$)/.test(url);
      const ancestors = policy.get('frame-ancestors') ?? ['anybody'];
      const allowed = staffOrApi ? ["'none'"] : ["'self'", ...(name === 'framed' ? [site] : [])];
      expect([url, ancestors.filter((source) => !allowed.includes(source))]).toEqual([url, []]);
    }
  });

  it('frames only configured services (threat 45)', async () => {
    const { policy } = await get(name, '/');
    const meeting = name === 'outside' ? ['https://meet.example'] : [];
    expect(policy.get('frame-src')).toEqual(["'self'", 'blob:', ...meeting]);
  });

  it('shows pictures of configured services only, like tiles of maps and aerial pictures (threat 45, TD-06)', async () => {
    const others = (await get(name, '/')).policy
      .get('img-src')
      ?.filter((source) => source.startsWith('http'));
    expect(others).toEqual(
      name === 'outside'
        ? [
            'https://maps.googleapis.com',
            'https://maps.gstatic.com',
            'https://tiles.example',
            'https://aerial.example',
          ]
        : [],
    );
  });

  it('denies the pages camera, microphone, location and payment', async () => {
    const { header } = await get(name, '/');
    expect(header('permissions-policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()');
  });

  it('does not redirect elsewhere, whatever the address contains (threat 48)', async () => {
    const elsewhere = 'https://evil.example/';
    const names = ['returnTo', 'next', 'url', 'redirect', 'redirect_uri', 'continue', 'state'];
    const query = new URLSearchParams(Object.fromEntries(names.map((key) => [key, elsewhere])));
    const hosts = ['//evil.example/', '//evil.example/%2e%2e', '/\\\\evil.example', '/https://evil.example'];
    for (const url of [...addressesOf(apps[name]).map((address) => `${address}?${query}`), ...hosts]) {
      const { response } = await get(name, url);
      const { location, refresh } = response.headers;
      expect([url, location, refresh]).toEqual([url, undefined, undefined]);
      expect([url, response.statusCode >= 300 && response.statusCode < 400]).toEqual([url, false]);
      expect(response.body).not.toContain('evil.example');
    }
  });

  it('is not cached if it is data (threat 43)', async () => {
    for (const url of addressesOf(apps[name]).filter(
      (one) => one.startsWith('/api/') || one.startsWith('/%61pi/'),
    )) {
      const { header } = await get(name, url);
      expect([url, header('cache-control')]).toEqual([url, 'no-store']);
    }
  });

  it('hides its cookie from scripts, sends it to other sites only if configured, and marks it secure over TLS', async () => {
    const response = await apps[name].app.server.inject({
      method: 'PUT',
      url: '/api/dealer/start-configuration',
      headers: { 'content-type': 'application/json' },
      payload: '{"id":"abcd-efgh-0123","dealerId":"heidkamp","localeStr":"de_DE"}',
    });
    const [first] = [response.headers['set-cookie']].flat();
    const [value, ...attributes] = String(first).split('; ');
    expect(value).toMatch(name === 'plain' ? /^silowright=[\w-]{22}$/ : /^__Host-silowright=[\w-]{22}$/);
    expect(attributes.filter((one) => !one.startsWith('Max-Age='))).toEqual([
      'Path=/',
      'HttpOnly',
      name === 'framed' ? 'SameSite=None' : 'SameSite=Lax',
      ...(name === 'plain' ? [] : ['Secure']),
      ...(name === 'framed' ? ['Partitioned'] : []),
    ]);
  });
});

describe('another site', () => {
  const writes = endpoints.filter(({ method }) => method !== 'GET');
  /** The host that a browser would send; otherwise the check compares with the host of the test. */
  const hostOf = (name: Installation) => (name === 'plain' ? 'localhost:80' : new URL(publicUrl).host);
  const call = (name: Installation, method: string, url: string, headers: Record<string, string>) =>
    apps[name].app.server.inject({
      method: method as 'PUT',
      url,
      headers: { host: hostOf(name), ...headers },
      payload: '{}',
    });
  const spellings = [
    (url: string) => url,
    (url: string) => url.replace('/api', '/%61pi'),
    (url: string) => `${url}/`,
  ];

  it.each([
    ['plain', 'https://evil.example'],
    ['plain', 'null'],
    ['plain', site],
    ['plain', 'https://evil.example/#localhost:80'],
    ['tls', 'http://silos.example.com'],
    ['tls', 'https://silos.example.com.evil.example'],
    ['framed', 'https://www.example.com.evil.example'],
    ['framed', 'https://evil.example/?https://www.example.com'],
  ] as const)('cannot write or read, on any call: %s %s (threat 44)', async (name, origin) => {
    for (const { method, path: place } of writes) {
      for (const spell of spellings) {
        const url = spell(`/api${place.replace(/:\w+/g, 'x')}`);
        const answer = await call(name, method, url, { origin, 'content-type': 'application/json' });
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
    for (const url of ['/api/settings', '/api/openapi.json', '/%61pi/settings']) {
      const answer = await apps[name].app.server.inject({ url, headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    const preflight = await call(name, 'OPTIONS', '/api/lead', {
      origin,
      'access-control-request-method': 'PUT',
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('can if it is configured, and only that one (threat 44)', async () => {
    const answer = await call('framed', 'PUT', '/api/lead', {
      origin: site,
      'content-type': 'application/json',
    });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': site, vary: 'Origin' });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/json',
  ])('cannot write by a form: %s is rejected on every JSON call (threats 44, 49)', async (type) => {
    for (const { method, path: place, access, body } of writes) {
      if (!body || access === 'staff') continue;
      const answer = await call('plain', method, `/api${place.replace(/:\w+/g, 'x')}`, {
        'content-type': type,
      });
      expect([place, answer.statusCode]).toEqual([place, 415]);
    }
  });
});
