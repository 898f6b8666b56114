import { createLead } from '@silowright/contract/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';

const lead = {
  localeStr: 'nl_NL',
  clientEmail: 'jan@example.com',
  company: 'Jansen BV',
  firstName: 'Jan',
  lastName: 'Jansen',
  phoneNumber: '+31 6 1234 5678',
  volume: 40,
  segment: 'food',
  product: 'Flour',
  location: 'Zwolle',
  comments: 'Two lines\nare fine here',
};

describe('create-lead', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ SALES_EMAIL: 'sales@example.com' });
  });
  afterAll(() => app.stop());
  const stored = (id: string) =>
    app.store.read((db) => db.selectFrom('leads').selectAll().where('configuration_id', '=', id).execute());
  const mails = (leadId: string) =>
    app.store.read((db) => db.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).execute());

  it('stores every field and queues a mail to visitor and sales (MK-09)', async () => {
    const id = newId();
    expect((await app.browser().put(createLead, { ...lead, id })).body).toEqual({ ok: true });
    const [row] = await stored(id);
    expect(JSON.parse(row!.content)).toEqual({ ...lead, id, phoneNumber: '+31612345678' });
    const queued = await mails(row!.id);
    expect(queued.map(({ recipient, recipient_role }) => [recipient_role, recipient]).sort()).toEqual([
      ['sales', 'sales@example.com'],
      ['visitor', 'jan@example.com'],
    ]);
  });

  it('creates one lead for a double click, and two for two requests (MK-09)', async () => {
    const id = newId();
    const browser = app.browser();
    await Promise.all([browser.put(createLead, { ...lead, id }), browser.put(createLead, { ...lead, id })]);
    expect(await stored(id)).toHaveLength(1);
    await browser.put(createLead, { ...lead, id, volume: 41 });
    expect(await stored(id)).toHaveLength(2);
  });

  it('requires only address, company, last name and volume (MK-09)', async () => {
    const { clientEmail, company, lastName, volume, localeStr, segment } = lead;
    const required = { id: newId(), clientEmail, company, lastName, volume, localeStr, segment };
    expect((await app.browser().put(createLead, { ...required, phoneNumber: '' })).status).toBe(200);
  });

  it.each([
    [{ clientEmail: 'a@example.com, b@example.com' }, 'clientEmail'],
    [{ clientEmail: 'a@example.com\r\nBcc: b@example.com' }, 'clientEmail'],
    [{ clientEmail: `${'a'.repeat(250)}@example.com` }, 'clientEmail'],
    [{ clientEmail: undefined }, 'clientEmail'],
    [{ company: '' }, 'company'],
    [{ lastName: 'Jansen\nBcc: x' }, 'lastName'],
    [{ volume: '40' }, 'volume'],
    [{ volume: 1.5 }, 'volume'],
    [{ volume: -1 }, 'volume'],
    [{ comments: 'x'.repeat(2001) }, 'comments'],
    [{ phoneNumber: 'call me' }, 'phoneNumber'],
  ])('rejects %o and stores nothing (threats 18, 19, 20)', async (change, path) => {
    const id = newId();
    const { status, error } = await app.browser().put(createLead, { ...lead, id, ...change });
    expect(status).toBe(400);
    expect(error.errors.map((wrong) => wrong.path)).toContain(path);
    expect(await stored(id)).toEqual([]);
  });
});
