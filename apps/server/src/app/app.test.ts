import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';

describe('the server', () => {
  const webRoot = mkdtempSync(path.join(os.tmpdir(), 'silowright-web-'));
  let app: TestApp;
  beforeAll(async () => {
    mkdirSync(path.join(webRoot, 'static/js'), { recursive: true });
    writeFileSync(path.join(webRoot, 'index.html'), '<title>shell</title>');
    writeFileSync(path.join(webRoot, '404.html'), '<title>not found</title>');
    writeFileSync(path.join(webRoot, 'robots.txt'), 'User-agent: *');
    writeFileSync(path.join(webRoot, 'static/js/main-abc.js'), 'let whole = 1;');
    writeFileSync(path.join(webRoot, 'static/js/main-abc.js.gz'), gzipSync('let whole = 1;'));
    app = await startTestApp({}, { webRoots: { site: webRoot, desk: webRoot } });
  });
  afterAll(async () => {
    await app.stop();
    rmSync(webRoot, { recursive: true, force: true });
  });
  const get = (url: string, headers = {}) => app.app.server.inject({ url, headers });

  it.each([
    '/',
    '/agriculture',
    '/agriculture/animal_feed',
    '/agriculture/animal_feed/',
    '/no-such-market?DEBUG',
    '/dealer/de/heidkamp',
    '/sign/de/abcd-efgh-0123',
    '/sign/de/complete',
    '/budget/questions',
    '/open/some-token',
    '/admin',
    '/admin/prices',
    '/meeting',
  ])('shows the shell at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>shell</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it.each([
    '/a/b/c',
    '/favicon.missing',
    '/dealer',
    '/dealer/de',
    '/static',
    '/media/x',
    '/assets/x',
    '/.env',
    '/a//b',
  ])('returns a real 404 page at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>not found</title>']);
  });

  it.each([
    '/../../package.json',
    '/static/../../package.json',
    '/static/%2e%2e/%2e%2e/package.json',
    '/%2e%2e/x.json',
  ])('serves no file outside its folder: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('serves hashed files with a permanent cache, precompressed, and a missing chunk as 404 (RT-15)', async () => {
    const plain = await get('/static/js/main-abc.js');
    expect(plain.body).toBe('let whole = 1;');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    const packed = await get('/static/js/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const missing = await get('/static/js/gone-123.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).not.toContain('shell');
    expect((await get('/robots.txt')).body).toBe('User-agent: *');
  });

  it('sends a policy without inline scripts, and never allows /admin to be framed', async () => {
    const page = (await get('/')).headers['content-security-policy'] as string;
    const admin = (await get('/admin/prices')).headers['content-security-policy'] as string;
    expect(page).toMatch(/script-src 'self';/);
    expect(page).toContain("frame-ancestors 'self'");
    expect(admin).toContain("frame-ancestors 'none'");
    expect((await get('/api/settings')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('is alive, ready, and describes itself', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true });
    expect((await get('/readyz')).json()).toEqual({ ok: true });
    const document = (await get('/api/openapi.json')).json();
    expect(document.paths['/configurator/create-recommendation'].put.operationId).toBe(
      'create-recommendation',
    );
    const { parameters } = document.paths['/products/{language}/{segment}'].get;
    const inPath = parameters.filter((parameter: { in: string }) => parameter.in === 'path');
    expect(inPath.map((parameter: { name: string }) => parameter.name)).toEqual(['language', 'segment']);
    expect((await get('/api/docs')).body).toContain('/api/configurator/select-options');
  });

  it('returns every error in one format (D18)', async () => {
    const inject = app.app.server.inject.bind(app.app.server);
    const url = '/api/configurator/change-locale';
    const json = { 'content-type': 'application/json' };
    const cases = [
      [await inject({ url: '/api/nothing' }), 404, 'not-found'],
      [await inject({ method: 'DELETE', url }), 404, 'not-found'],
      [await inject({ method: 'PUT', url, payload: '{', headers: json }), 400, 'bad-request'],
      [await inject({ method: 'PUT', url }), 400, 'bad-request'],
      [await inject({ method: 'PUT', url, payload: '{}', headers: json }), 400, 'bad-request'],
      [
        await inject({ method: 'PUT', url, payload: 'id=1', headers: { 'content-type': 'text/plain' } }),
        415,
        'unsupported-media-type',
      ],
      [
        await inject({ method: 'PUT', url, payload: ' '.repeat(300_000), headers: json }),
        413,
        'payload-too-large',
      ],
      [
        await inject({
          method: 'PUT',
          url,
          payload: '{}',
          headers: { ...json, origin: 'https://evil.example' },
        }),
        403,
        'not-allowed',
      ],
    ] as const;
    for (const [answer, status, code] of cases) {
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(Object.keys(answer.json())).toEqual(['code', 'message', 'errors']);
    }
    const wrong = await inject({ method: 'PUT', url, payload: '{}', headers: json });
    expect(wrong.json().errors.map((error: { path: string }) => error.path)).toEqual(['id', 'localeStr']);
  });
});

describe('a server that other sites may call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      ALLOWED_ORIGINS: 'https://www.example.com',
      PUBLIC_URL: 'https://silos.example.com',
    });
  });
  afterAll(() => app.stop());

  it('allows only the configured site, and sends a cross-site cookie over TLS only (D17, D18)', async () => {
    const put = (origin: string) =>
      app.app.server.inject({
        method: 'PUT',
        url: '/api/dealer/start-configuration',
        headers: { 'content-type': 'application/json', origin },
        payload: '{"id":"abcd-efgh-0123","dealerId":"heidkamp","localeStr":"de_DE"}',
      });
    const allowed = await put('https://www.example.com');
    expect(allowed.statusCode).toBe(200);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://www.example.com');
    const cookies = [allowed.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(1);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=None; Secure/);
    expect(allowed.headers['strict-transport-security']).toBeDefined();
    const foreign = await put('https://www.example.org');
    expect(foreign.statusCode).toBe(403);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await app.app.server.inject({
      method: 'OPTIONS',
      url: '/api/lead',
      headers: { origin: 'https://www.example.com' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
      204,
      'https://www.example.com',
    ]);
    const page = await app.app.server.inject('/');
    expect(page.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://www.example.com",
    );
  });
});
