import { createOffer } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, sendOffer } from '../../configurator/testing/offers.ts';
import { asStoreError } from '../../platform/db/store-errors.ts';
import { LoadShedder } from '../../platform/http/shed-load.ts';
import { startTestApp, type TestApp } from '../../platform/http/testing/test-app.ts';

const token = 'a-token-of-the-operator';

describe('/metrics', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ METRICS_TOKEN: token });
  });
  afterAll(() => app.stop());

  const ask = (authorization?: string) =>
    app.app.server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  /** The value of one line; undefined if missing. */
  const figure = async (line: string) => {
    const { body } = await ask(`Bearer ${token}`);
    const found = body.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };

  it('requires the token, and is in the route map', async () => {
    for (const wrong of [undefined, 'Bearer', 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`]) {
      expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 401]);
    }
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    expect(app.app.routes).toContainEqual({ method: 'GET', path: '/metrics', access: 'operator' });
  });

  it('does not exist without the setting', async () => {
    const without = await startTestApp();
    const answer = await without.app.server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(404);
    expect(without.app.routes.some(({ path }) => path === '/metrics')).toBe(false);
    await without.stop();
  });

  it('counts requests by call and kind of answer, without personal data (threat 62)', async () => {
    const count = (route: string, status: string) =>
      figure(`silowright_request_seconds_count{route="${route}",status="${status}"}`);
    const before = (await count('create-offer', '2xx')) ?? 0;
    const { id } = await sendOffer(app.browser());
    expect(await count('create-offer', '2xx')).toBe(before + 1);
    await app.browser().put(createOffer, { id, ...client });
    expect(await count('create-offer', '4xx')).toBeGreaterThan(0);
    await app.app.server.inject('/nowhere/to/be/found');
    const { body } = await ask(`Bearer ${token}`);
    expect(body).not.toMatch(/anna|farm\.example|nowhere|Müller/i);
    expect(body).not.toContain(id);
  });

  it.each([
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'silowright_outbox_oldest_seconds',
    'silowright_outbox_messages{state="dead"}',
    'silowright_requests_shed_total',
    'silowright_store_up',
    'silowright_clock_right',
    'silowright_processes_silent',
    'silowright_mails_left',
    'silowright_list_version{segment="agricultural",kind="base"}',
  ])('contains %s', async (line) => {
    expect(await figure(line)).toBeGreaterThanOrEqual(0);
  });

  it('counts rejected requests (threat 52)', async () => {
    const before = (await figure('silowright_requests_shed_total')) ?? 0;
    const full = new LoadShedder({ max: 0, min: 0 });
    expect(() => full.admit({})).toThrow();
    expect(await figure('silowright_requests_shed_total')).toBe(before + 1);
  });

  it('contains the length of the queue, database errors and PDFs', async () => {
    expect(await figure('silowright_outbox_messages{state="waiting"}')).toBe(3);
    const before = (await figure('silowright_store_errors_total')) ?? 0;
    asStoreError(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    asStoreError(new Error('a mistake of ours'));
    expect(await figure('silowright_store_errors_total')).toBe(before + 1);
    const failed = (await figure('silowright_pdf_seconds_count{outcome="failed"}')) ?? 0;
    await app.pdf.render(null as never).catch(() => {});
    expect(await figure('silowright_pdf_seconds_count{outcome="failed"}')).toBe(failed + 1);
  });

  it('still answers while the database does not', async () => {
    const broken = await startTestApp({ METRICS_TOKEN: token });
    await broken.store.close();
    const { statusCode, body } = await broken.app.server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('silowright_store_up 0');
    await broken.stop();
  });
});
