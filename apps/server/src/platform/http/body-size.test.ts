import { endpoints } from '@silowright/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase, largestVisitorBytes } from './mount.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('the body of a public call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload: string) =>
    app.app.server.inject({
      method,
      url: apiBase + path.replace(/:\w+/g, 'abcd-efgh-0123'),
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const writes = endpoints.filter(
    ({ method, access, body }) => method !== 'GET' && access !== 'staff' && body !== undefined,
  );
  const roomy = new Map([
    ['sign-quotation', 128 * 1024],
    ['docuseal-event', 128 * 1024],
    // A PNG of 1 MB in base64 (threat 78).
    ['save-logo', 1_399_128],
    // A JPEG of 1 MiB in base64 (threat 79).
    ['save-site-photo', 1_399_128],
  ]);

  it('has at most 16 KB, except signing, logos and pictures (threat 65, threat 78, threat 79, S5)', async () => {
    expect(writes.length).toBeGreaterThan(8);
    for (const { name, method, path } of writes) {
      const bytes = roomy.get(name) ?? largestVisitorBytes;
      const filled = (size: number) => `{"x":"${'y'.repeat(size - 8)}"}`;
      const within = await send(method as 'PUT', path, filled(bytes));
      expect([name, within.statusCode]).not.toEqual([name, 413]);
      const beyond = await send(method as 'PUT', path, filled(bytes + 1));
      expect([name, beyond.statusCode, beyond.json().code]).toEqual([name, 413, 'payload-too-large']);
    }
  });

  it('returns at most 50 problems (threat 65, S5)', async () => {
    const groups = Array.from({ length: 1500 }, (_, at) => `"g${at}":1`).join(',');
    const response = await send(
      'PUT',
      '/configurator/select-options',
      `{"id":"abcd-efgh-0123","selected_options":{"colour":[{${groups}}]}}`,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toHaveLength(50);
    expect(response.body.length).toBeLessThan(16 * 1024);
  });

  it('with many invalid points of a drawing returns one problem (threat 65, S5)', async () => {
    const points = Array.from({ length: 1999 }, () => '[9999,1]').join(',');
    const strokes = Array.from({ length: 6 }, () => `[${points}]`).join(',');
    const response = await send(
      'PUT',
      '/signing/:configurationId',
      `{"quotation_number":"Q-1","name":"A","consent":true,"signature":{"kind":"drawn","strokes":[${strokes}]}}`,
    );
    expect(response.json().errors).toEqual([
      { path: 'signature.strokes', code: 'custom', message: 'is not a drawn signature' },
    ]);
  });
});
