import { declineQuotation } from '@silowright/contract/signing';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueOf } from '../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { TestApp } from '../platform/http/testing/test-app.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { checkSeal } from './seal/testing/check-seal.ts';
import { type SentOffer, sentOffer, sign, stateOf, tokenHeader } from './testing/signings.ts';

describe('what staff see of a signature', () => {
  let office: OpenDesk;
  let app: TestApp;
  beforeEach(async () => {
    office = await openDesk();
    app = { ...office, browser: () => new TestClient(office.app.server) };
  });
  afterEach(() => office.close());

  const decline = ({ id, number, token }: SentOffer) =>
    app.browser().call(declineQuotation, {
      params: { configurationId: id },
      headers: tokenHeader(token),
      body: { quotation_number: number, reason: 'Too tall.' },
    });
  const listed = async (state: string) =>
    (await office.call('GET', `/admin/incoming/quotations?state=${state}`)).json.items;

  it('shows the signed quotation as unhandled, with the sealed document (SG-03)', async () => {
    const offer = await sentOffer(app);
    const [open] = await listed('open');
    await office.call('PUT', `/admin/incoming/quotations/${open.id}`, { handled: true });
    await sign(app.browser(), offer);
    expect(await listed('open')).toEqual([]);
    const [item] = await listed('signed');
    expect(item).toMatchObject({ title: offer.number, state: 'signed', handled: false });
    const { json } = await office.call('GET', `/admin/incoming/quotations/${item.id}`);
    const kept = json.documents.find(({ kind }: { kind: string }) => kind === 'signed');
    const { bytes } = await office.call('GET', `/admin/documents/${kept.id}`);
    expect(checkSeal(bytes)).toMatchObject({ coversWholeFile: true, digestMatches: true });
  });

  it('shows the declined one with its reason; staff can no longer withdraw it (SG-03, B7)', async () => {
    await decline(await sentOffer(app));
    const [item] = await listed('declined');
    expect(item).toMatchObject({ state: 'declined', handled: false });
    const { json } = await office.call('GET', `/admin/incoming/quotations/${item.id}`);
    expect(json.events.at(-1)).toMatchObject({ event: 'declined', details: 'Too tall.' });
    const withdrawn = await office.call('PUT', `/admin/incoming/quotations/${item.id}`, { withdraw: true });
    expect([withdrawn.status, withdrawn.json.code]).toEqual([409, 'offer-closed']);
  });

  it('can be voided with a reason, is reported to both sides, and can then be erased with the person (S2, DK-11)', async () => {
    const offer = await sentOffer(app);
    const [open] = await listed('open');
    const path = `/admin/quotations/${open.id}/void`;
    const reason = 'Signed by somebody without authority.';
    // Only signed quotations can be voided.
    expect((await office.call('PUT', path, { reason })).json.code).toBe('offer-closed');
    await sign(app.browser(), offer);
    expect((await office.call('PUT', path, { reason: ' ' })).status).toBe(400);
    expect((await office.call('PUT', path, { reason })).json).toEqual({ ok: true });
    expect((await office.call('PUT', path, { reason })).json.code).toBe('offer-closed');

    const [item] = await listed('voided');
    expect([item.title, item.state, await stateOf(app.browser(), offer)]).toEqual([
      offer.number,
      'voided',
      'voided',
    ]);
    const { json } = await office.call('GET', `/admin/incoming/quotations/${item.id}`);
    const voided = json.events.find(({ event }: { event: string }) => event === 'voided');
    expect(voided).toMatchObject({ details: reason, author: 'staff@example.com' });
    const mails = (await queueOf(app.store)).filter(({ kind }) => kind === 'offer-voided');
    expect(mails.map(({ recipient_role: role, state }) => [role, state]).toSorted()).toEqual([
      ['dealer', 'waiting'],
      ['sales', 'waiting'],
      ['visitor', 'waiting'],
    ]);
    for (const mail of mails) {
      const { text, subject } = await PostalMime.parse(await composeMail(mail, office));
      expect([subject, text]).toEqual([
        expect.stringContaining(offer.number),
        expect.stringContaining(reason),
      ]);
    }

    const erased = await office.call('POST', '/admin/person/erase', { email: 'anna@farm.example' });
    expect(erased.json).toMatchObject({ erased: { quotations: 1, documents: 2 }, remains: [] });
    expect(await office.store.read((db) => db.selectFrom('offers').selectAll().execute())).toEqual([]);
  });

  it('exports every step to a person, keeps a contract and erases the rest (SG-03)', async () => {
    const [kept, dropped] = [await sentOffer(app), await sentOffer(app, { lastName: 'Meyer' })];
    await sign(app.browser(), kept);
    await decline(dropped);
    const person = { email: 'anna@farm.example' };
    const { json } = await office.call('POST', '/admin/person/export', person);
    const events = json.quotations.flatMap(({ signing }: { signing: { event: string }[] }) => signing);
    expect(events.map(({ event }: { event: string }) => event).toSorted()).toEqual(['declined', 'signed']);
    await office.call('POST', '/admin/person/erase', person);
    const left = await office.store.read((db) => db.selectFrom('signing_events').select('event').execute());
    expect(left).toEqual([{ event: 'signed' }]);
  });
});
