import { createLead } from '@silowright/contract/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../platform/http/rate-limit.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';

describe('many leads', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on', SALES_EMAIL: 'sales@example.com' });
  });
  afterAll(() => app.stop());

  const send = (remoteAddress: string) =>
    app.app.server.inject({
      method: 'PUT',
      url: `/api${createLead.path}`,
      remoteAddress,
      payload: {
        id: newId(),
        localeStr: 'nl_NL',
        clientEmail: 'victim@example.com',
        company: 'Bots',
        lastName: 'Bot',
        volume: 4,
        segment: 'food',
      },
    });

  it('are slowed down, and each is stored or rejected with a time to retry: none is lost silently (threat 17)', async () => {
    const answers: number[] = [];
    while (!answers.includes(429) && answers.length < 5 * limits.mail.burst) {
      const answer = await send('203.0.113.50');
      answers.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    const accepted = answers.filter((status) => status === 200).length;
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    expect(accepted).toBeGreaterThanOrEqual(limits.mail.burst);
    const leads = await app.store.read((db) => db.selectFrom('leads').select('id').execute());
    expect(leads).toHaveLength(accepted);
    expect((await send('198.51.100.4')).statusCode).toBe(200);
  });

  it('do not flood a mailbox: three an hour are sent, the others are held, and sales get every lead (threats 14, 17)', async () => {
    const mails = await app.store.read((db) => db.selectFrom('outbox').selectAll().execute());
    const toVictim = mails.filter(({ recipient }) => recipient === 'victim@example.com');
    expect(toVictim.filter(({ state }) => state === 'waiting')).toHaveLength(3);
    expect(toVictim.filter(({ state }) => state === 'held')).toHaveLength(toVictim.length - 3);
    expect(mails.filter(({ recipient }) => recipient === 'sales@example.com')).toHaveLength(toVictim.length);
  });
});
