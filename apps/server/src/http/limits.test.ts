import { lookupIp } from '@silowright/contract/lookup-ip';
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

  it('believes the proxy, and nobody else, about the address', async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.9' };
    expect((await ask('10.1.2.3', forwarded)).json()).toEqual({ ip: '198.51.100.9' });
    expect((await ask('203.0.113.5', forwarded)).json()).toEqual({ ip: '203.0.113.5' });
  });

  it('limits the connection, whatever headers claim (threat 16)', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < limits.read.burst + 30; index++) {
      const answer = await ask('203.0.113.77', {
        'x-forwarded-for': `198.51.100.${index % 250}`,
        'user-ip': `192.0.2.${index % 250}`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(limits.read.burst);
    const refused = await ask('203.0.113.77');
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too-many-requests', '1']);
    expect((await ask('203.0.113.78')).statusCode).toBe(200);
  });
});
