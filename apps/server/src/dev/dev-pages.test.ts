import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';

describe('the development pages', () => {
  let app: TestApp;
  afterEach(() => app.stop());
  const get = (url: string) => app.app.server.inject(url);

  it('show every mail in every language, in a sandbox', async () => {
    app = await startTestApp();
    const index = await get('/dev/mails');
    const links = [...index.body.matchAll(/href="(\/dev\/mails\/[^"]+\/html)"/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.length).toBeGreaterThanOrEqual(4 * 13);
    const page = await get(links[0] ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox /);
    expect(page.body).toContain('data:image/png;base64,');
    const text = await get((links[0] ?? '').replace('/html', '/text'));
    expect(text.body).toContain('Q-2026-000123');
    expect((await get('/dev/mails/request-visitor/de_DE/text')).body).toContain('R-2026-000123');
    expect((await get('/dev/mails/unknown/en_GB/html')).statusCode).toBe(404);
    expect((await get('/dev/mailbox/unknown')).statusCode).toBe(404);
  });

  it.each([
    ['localhost:8080', 200],
    ['127.0.0.1:8080', 200],
    ['192.168.1.20:8080', 200],
    ['[::1]:8080', 200],
    ['demo.example.com', 200],
    ['evil.example', 404],
    ['localhost.evil.example:8080', 404],
    ['127.0.0.1.evil.example', 404],
  ])(
    'answer only under their own host names, against DNS rebinding: %s → %s (threat 74, S14)',
    async (host, status) => {
      app = await startTestApp({ PUBLIC_URL: 'https://demo.example.com' });
      for (const url of ['/dev/mailbox', '/dev/mails', '/%64ev/mailbox'])
        expect((await app.app.server.inject({ url, headers: { host } })).statusCode).toBe(status);
    },
  );

  it('do not believe a forwarded host name, whoever sends it (threat 74, S25)', async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://demo.example.com', TRUST_PROXY: 'loopback' });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await app.app.server.inject({ url: '/dev/mailbox', headers })).statusCode).toBe(404);
  });

  it('do not exist unless enabled (D2)', async () => {
    app = await startTestApp({ DEV_MAILBOX: 'off' });
    expect((await get('/dev/mailbox')).statusCode).toBe(404);
    expect((await get('/dev/mails')).statusCode).toBe(404);
  });
});
