import { lookupIp } from '@silowright/contract/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from './rate-limit.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('a server behind a trusted proxy, with limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '10.0.0.0/8' });
  });
  afterAll(() => app.stop());
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.app.server.inject({ url: `/api${lookupIp.path}?format=json`, remoteAddress, headers });

  it('accepts the address from the proxy, and from nobody else', async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.9' };
    expect((await ask('10.1.2.3', forwarded)).json()).toEqual({ ip: '198.51.100.9' });
    expect((await ask('203.0.113.5', forwarded)).json()).toEqual({ ip: '203.0.113.5' });
  });

  it.each([
    ['198.51.100.9:5678', '198.51.100.9'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['unknown', '10.1.2.3'],
    ['198.51.100.9.10:5678', '10.1.2.3'],
    ['_hidden:5678', '10.1.2.3'],
  ])('reads an address from the proxy, without its port, or none: %s (threat 16)', async (word, ip) => {
    expect((await ask('10.1.2.3', { 'x-forwarded-for': word })).json()).toEqual({ ip });
  });

  it('limits an address, however many connections it has at the proxy (threat 16)', async () => {
    let served = 0;
    let status = 200;
    for (; status === 200 && served < 10 * limits.read.burst; served++) {
      const words = [`198.51.100.77:${1024 + served}`, `[::ffff:198.51.100.77]:${1024 + served}`];
      status = (await ask('10.1.2.3', { 'x-forwarded-for': words[served % 2] ?? '' })).statusCode;
    }
    expect(status).toBe(429);
  });

  it('limits the connection, whatever headers claim (threat 16)', async () => {
    let served = 0;
    let answer = await ask('203.0.113.77');
    // The bucket refills during the test; a slow machine needs more requests to empty it.
    while (answer.statusCode === 200 && served < 10 * limits.read.burst) {
      served++;
      answer = await ask('203.0.113.77', {
        'x-forwarded-for': `198.51.100.${served % 250}`,
        'user-ip': `192.0.2.${served % 250}`,
      });
    }
    expect(served).toBeGreaterThanOrEqual(limits.read.burst);
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      429,
      'too-many-requests',
      '1',
    ]);
    expect((await ask('203.0.113.78')).statusCode).toBe(200);
  });
});
