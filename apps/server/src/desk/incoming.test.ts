import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertOffer } from '../deals/store/offers.ts';
import { insertLead } from '../leads/store/leads.ts';
import type { Store } from '../platform/db/store.ts';
import { blankIncoming } from '../platform/db/testing/blank-incoming.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { applyRetention } from '../privacy/start-retention.ts';
import { exportPages } from './export-incoming.ts';
import { addColleagues, type OpenDesk, openDesk } from './testing/open-desk.ts';

const dayMs = 86_400_000;

interface OfferOptions {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly email?: string;
  readonly state?: 'open' | 'signed' | 'withdrawn';
  readonly ageDays?: number;
  readonly validDays?: number;
}

let running = 0;
async function addOffer(store: Store, options: OfferOptions = {}) {
  const { email = 'jan@boer.example', state = 'open', ageDays = 0, validDays = 30, ...names } = options;
  running += 1;
  const id = randomUUID();
  const configurationId = `c-${running}`;
  const number = `Q-2026-${String(running).padStart(6, '0')}`;
  // In order, and never later than what staff do to it.
  const createdAt = Date.now() - ageDays * dayMs - 10_000 + running;
  await store.write(async (db) => {
    await db
      .insertInto('configurations')
      .values({
        id: configurationId,
        browser_hash: 'b',
        locale: 'nl_NL',
        segment: 'agricultural',
        values: '{}',
        country: 'NL',
        dealer_id: null,
        price_version: 1,
        option_version: 1,
        pinned_at: createdAt,
        unit_uuid: null,
        unit_type: null,
        selection: null,
        revision: 1,
        created_at: createdAt,
        updated_at: createdAt,
      })
      .execute();
    await insertOffer(db, {
      replaced: undefined,
      offer: {
        id,
        deal_id: configurationId,
        configuration_id: configurationId,
        number,
        revision: 1,
        content_hash: id,
        client_email: email,
        state,
        frozen: JSON.stringify({
          addressee: { email, firstName: 'Jan', lastName: 'de Boer', companyName: 'Boer & Zn', ...names },
          unit: { name: 'vvs4 Ø3.00 m 30 m³' },
          totalCents: 838_000,
        }),
        valid_until: createdAt + validDays * dayMs,
        reopen_token_hash: id,
        sign_token_hash: id,
        created_at: createdAt,
      },
    });
    for (const [recipient, recipientRole] of [
      [email, 'visitor'],
      ['sales@silowright.example', 'sales'],
    ] as const) {
      await queueMessage(
        db,
        {
          kind: 'offer',
          offerId: id,
          recipient,
          recipientRole,
          payload: { reopenToken: `reopen-${running}` },
          state: 'waiting',
        },
        createdAt,
      );
    }
    // Unsent mails are never erased; mails of an old offer were sent.
    if (ageDays > 0) {
      await db.updateTable('outbox').set({ state: 'sent' }).where('offer_id', '=', id).execute();
    }
    await db
      .insertInto('documents')
      .values({
        id: `d-${id}`,
        offer_id: id,
        kind: 'quotation',
        bytes: Buffer.from('%PDF-1.7'),
        created_at: createdAt,
      })
      .execute();
  });
  return { id, number, configurationId };
}

async function addLead(store: Store, lastName: string, ageDays = 0, email = 'lead@boer.example') {
  const id = randomUUID();
  const content = JSON.stringify({
    clientEmail: email,
    firstName: 'Lea',
    lastName,
    company: 'Dairy',
    segment: 'chemical_processing',
    volume: 50,
  });
  await store.write((db) =>
    insertLead(db, {
      id,
      configuration_id: id,
      content_hash: id,
      locale: 'en_GB',
      content,
      created_at: Date.now() - ageDays * dayMs,
    }),
  );
  return id;
}

describe.each(engines)('incoming items, on $name', ({ name, open }) => {
  let office: OpenDesk;
  beforeAll(async () => {
    office = await openDesk(await open());
    await addColleagues(office.store, 'Kim', 'Bo', 'both', 'Vergeetmij');
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    await office.store.write(async (db) => {
      for (const table of [
        'offers',
        'leads',
        'meetings',
        'outbox',
        'documents',
        'incoming',
        'incoming_words',
        'incoming_events',
        'erasures',
        'configurations',
      ] as const) {
        await db.deleteFrom(table).execute();
      }
    });
  });

  const list = async (question = '', kind = 'quotations') => {
    const { as_of: _, ...page } = (await office.call('GET', `/admin/incoming/${kind}${question}`)).json;
    return page;
  };
  const titles = async (question: string) =>
    (await list(question)).items.map(({ title }: { title: string }) => title);
  const change = (id: string, body: unknown, kind = 'quotations') =>
    office.call('PUT', `/admin/incoming/${kind}/${id}`, body);

  /** A text typed into an empty field. */
  const typed = (becomes: string, was = '') => ({ was, becomes });

  const detail = async (id: string, kind = 'quotations') =>
    (await office.call('GET', `/admin/incoming/${kind}/${id}`)).json;

  const eventsOf = async (id: string, name: string, kind = 'quotations'): Promise<Event[]> =>
    (await detail(id, kind)).events.filter(({ event }: Event) => event === name);

  it('keep every note of concurrent writers, and are found by their words (B13, DK-07)', async () => {
    const { id, number } = await addOffer(office.store);
    const notes = ['Kim: called', 'Bo: mailed', 'Wants it before Wałęsa’s harvest'];
    const answers = await Promise.all(notes.map((note) => change(id, { note })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await eventsOf(id, 'noted')).map(({ details }) => details).toSorted()).toEqual(notes.toSorted());
    expect(await titles('?search=harvest')).toEqual([number]);
    for (const note of ['', ' \n', 'x'.repeat(4001), { was: '', becomes: 'x' }]) {
      expect((await change(id, { note })).status).toBe(400);
    }
    expect(await eventsOf(id, 'noted')).toHaveLength(3);
  });

  it('reject one of two concurrent assignments, and lose nothing (D14, B13, DK-07)', async () => {
    const { id } = await addOffer(office.store);
    const answers = await Promise.all([
      change(id, { assigned_to: typed('Kim') }),
      change(id, { assigned_to: typed('Bo') }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('changed-meanwhile');
    expect(await eventsOf(id, 'assigned')).toHaveLength(1);
    const { assigned_to } = (await detail(id)).item;
    // A change of the newest text succeeds, and a repeated change is not a conflict.
    for (const _ of [1, 2]) {
      expect((await change(id, { assigned_to: typed('both', assigned_to) })).status).toBe(200);
    }
    expect((await detail(id)).item.assigned_to).toBe('both');
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('are listed in pages, newest first, each row once (D14)', async () => {
    const numbers: string[] = [];
    for (let each = 0; each < 7; each += 1) numbers.unshift((await addOffer(office.store)).number);
    const first = await list('?limit=3');
    const second = await list(`?limit=3&after=${first.next}`);
    const third = await list(`?limit=3&after=${second.next}`);
    const all = [...first.items, ...second.items, ...third.items];
    expect(all.map(({ title }) => title)).toEqual(numbers);
    expect(third.next).toBeNull();
    expect(first.previous).toBeNull();
    expect(first.items[0]).toMatchObject({
      person: 'Jan de Boer',
      company: 'Boer & Zn',
      total_in_cents: 838_000,
      state: 'open',
      handled: false,
      mail: 'waiting',
    });
    expect((await office.call('GET', '/admin/incoming/quotations?after=rubbish')).status).toBe(400);
    expect((await office.call('GET', '/admin/incoming/quotations?surprise=1')).status).toBe(400);
  });

  it('can be paged back to the newest (D14, B6)', async () => {
    for (let each = 0; each < 7; each += 1) await addOffer(office.store);
    const first = await list('?limit=3');
    const second = await list(`?limit=3&after=${first.next}`);
    const third = await list(`?limit=3&after=${second.next}`);
    const back = await list(`?limit=3&before=${third.previous}`);
    expect(back).toEqual(second);
    expect(await list(`?limit=3&before=${back.previous}`)).toEqual(first);
    // A new item arrived meanwhile: the newest page shows it and misses nothing.
    const { number } = await addOffer(office.store);
    const newest = await list(`?limit=3&before=${second.previous}`);
    expect(newest.items[0].title).not.toBe(number);
    expect((await list(`?limit=3&before=${newest.previous}`)).items[0].title).toBe(number);
    expect((await office.call('GET', '/admin/incoming/quotations?before=rubbish')).status).toBe(400);
  });

  it.each([
    ['jørgensen', 'by name without accents', 'jorgensen'],
    ['Müller', 'by name with another case', 'MULLER'],
    ['Groß', 'by sharp s', 'gross'],
    ['Meijer', 'by the beginning of a word', 'mei'],
    ['van den Berg', 'by several words', 'berg van'],
  ])('are found %s: %s (D14)', async (lastName, _, search) => {
    await addOffer(office.store, { lastName: 'Somebody', email: 'other@x.example' });
    const { number } = await addOffer(office.store, { lastName });
    expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual([number]);
  });

  it('are found by number, company and e-mail; others are not (D14)', async () => {
    const { number } = await addOffer(office.store, {
      companyName: 'Silo%_ GmbH',
      email: 'ina@silo.example',
    });
    await addOffer(office.store);
    for (const search of [number, String(Number(number.slice(-6))), 'silo% gmbh', 'ina@silo']) {
      expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual([number]);
    }
    expect(await titles('?search=nobody')).toEqual([]);
    expect(await titles(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  /** List rows without the offers behind them. */
  const addRows = (count: number) =>
    office.store.write(async (db) => {
      for (let from = 0; from < count; from += 500) {
        const ids = Array.from({ length: Math.min(500, count - from) }, (_, each) => `bulk-${from + each}`);
        await db
          .insertInto('incoming')
          .values(
            ids.map((id, each) => ({
              ...blankIncoming,
              id,
              title: id,
              person: 'Common Name',
              search: ' common name',
              // Several per millisecond, so that pages also end among them.
              created_at: Math.floor((from + each) / 7),
            })),
          )
          .execute();
        const words = ids.map((id) => ({ kind: 'quotations' as const, word: 'common', id }));
        await db.insertInto('incoming_words').values(words).execute();
      }
    });

  it('are found by a word in more than a thousand rows (D14)', async () => {
    await addRows(1_200);
    expect((await list('?search=comm&limit=100')).items).toHaveLength(100);
    expect((await list('?search=common+other')).items).toHaveLength(0);
  });

  it('are filtered by state (D14)', async () => {
    const open_ = await addOffer(office.store);
    const expired = await addOffer(office.store, { ageDays: 40 });
    const signed = await addOffer(office.store, { state: 'signed' });
    const withdrawn = await addOffer(office.store, { state: 'withdrawn' });
    await change(open_.id, { handled: true });
    for (const [state, offers] of [
      ['open', [open_]],
      ['expired', [expired]],
      ['signed', [signed]],
      ['withdrawn', [withdrawn]],
      ['handled', [open_]],
      ['unhandled', [withdrawn, signed, expired]],
    ] as const) {
      expect(await titles(`?state=${state}`)).toEqual(offers.map(({ number }) => number));
    }
  });

  it('show all details: fields, mails, documents, notes (D14)', async () => {
    const { id, number, configurationId } = await addOffer(office.store);
    await change(id, { note: 'called back', assigned_to: typed('Kim'), handled: true });
    const { json } = await office.call('GET', `/admin/incoming/quotations/${id}`);
    expect(json).toMatchObject({
      item: { title: number, handled: true, assigned_to: 'Kim' },
      handled_by: 'staff@example.com',
      configuration_id: configurationId,
      reopen_path: `/open/reopen-${running}`,
      documents: [{ kind: 'quotation' }],
    });
    expect(json.sheet.facts).toContainEqual({
      section: 'customer',
      name: 'name',
      value: { kind: 'text', text: 'Jan de Boer' },
    });
    expect(json.mails.map(({ recipient_role }: never) => recipient_role).toSorted()).toEqual([
      'sales',
      'visitor',
    ]);
    const pdf = await office.call('GET', `/admin/documents/${json.documents[0].id}`);
    expect([pdf.status, pdf.headers['content-type'], pdf.bytes.toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7',
    ]);
    expect((await office.call('GET', '/admin/incoming/quotations/none')).status).toBe(404);
    expect((await office.call('GET', '/admin/documents/none')).status).toBe(404);
  });

  it('record who did what and when, each change once (D14)', async () => {
    const { id } = await addOffer(office.store);
    const first = await office.call('GET', `/admin/incoming/quotations/${id}`);
    await change(id, { note: 'x', assigned_to: typed('Kim'), handled: true });
    await change(id, { note: 'x ', assigned_to: typed('Kim'), handled: true });
    await change(id, { extend_days: 10 });
    await office.call('POST', `/admin/mails/${first.json.mails[0].id}/send-again`);
    const colleague = office.workshop.goodToken({ email: 'colleague@example.com' });
    await office.call(
      'PUT',
      `/admin/incoming/quotations/${id}`,
      { withdraw: true, handled: false },
      { token: colleague },
    );
    const { events } = (await office.call('GET', `/admin/incoming/quotations/${id}`)).json;
    expect(
      events.map(({ event, author }: { event: string; author: string }) => `${event} ${author}`).toSorted(),
    ).toEqual(
      [
        'arrived ',
        'handled staff@example.com',
        'assigned staff@example.com',
        'noted staff@example.com',
        'extended staff@example.com',
        'sent-again staff@example.com',
        'withdrawn colleague@example.com',
        'unhandled colleague@example.com',
      ].toSorted(),
    );
    expect(events[0].event).toBe('arrived');
    // A rejected change is not recorded.
    await change(id, { withdraw: true });
    expect((await office.call('GET', `/admin/incoming/quotations/${id}`)).json.events).toHaveLength(8);
  });

  type Event = { readonly event: string; readonly author: string; readonly details: string };
  it.each(['quotations', 'leads'] as const)(
    '%s have a follow-up that is planned, moved and finished (DK-07)',
    async (kind) => {
      const id = kind === 'leads' ? await addLead(office.store, 'Lead') : (await addOffer(office.store)).id;
      const call = { at: '2026-12-01T09:00:00.000Z', about: 'call' };
      const visit = { at: '2026-12-04T13:30:00.000Z', about: 'visit' };
      expect((await detail(id, kind)).item.follow_up).toBeNull();
      expect((await change(id, { follow_up: { was: null, becomes: call } }, kind)).status).toBe(200);
      expect((await detail(id, kind)).item.follow_up).toEqual(call);
      // A colleague who did not see it gets a conflict; nothing is changed.
      const unseen = await change(id, { follow_up: { was: null, becomes: visit } }, kind);
      expect([unseen.status, unseen.json.code]).toEqual([409, 'changed-meanwhile']);
      expect((await detail(id, kind)).item.follow_up).toEqual(call);
      await change(id, { follow_up: { was: call, becomes: visit } }, kind);
      const done = { follow_up: { was: visit, becomes: null, outcome: 'Price agreed' } };
      for (const _ of [1, 2]) expect((await change(id, done, kind)).status).toBe(200);
      expect((await detail(id, kind)).item.follow_up).toBeNull();
      expect((await eventsOf(id, 'follow-up', kind)).map(({ details }) => details)).toEqual([
        `${call.at} call`,
        `${visit.at} visit`,
      ]);
      expect(await eventsOf(id, 'follow-up-done', kind)).toMatchObject([
        { details: 'Price agreed', author: 'staff@example.com' },
      ]);
      for (const at of ['tomorrow', '2026-13-01T00:00:00Z', 12]) {
        expect(
          (await change(id, { follow_up: { was: null, becomes: { at, about: '' } } }, kind)).status,
        ).toBe(400);
      }
    },
  );

  it('an open offer can be withdrawn or extended, a closed one cannot (D14)', async () => {
    const { id } = await addOffer(office.store, { ageDays: 40 });
    expect((await change(id, { extend_days: 14 })).status).toBe(200);
    const extended = (await office.call('GET', `/admin/incoming/quotations/${id}`)).json;
    expect(extended.item.state).toBe('open');
    expect(Date.parse(extended.valid_until) - Date.now()).toBeGreaterThan(13.9 * dayMs);
    expect((await change(id, { withdraw: true })).status).toBe(200);
    expect((await change(id, { withdraw: true })).json.code).toBe('offer-closed');
    const signed = await addOffer(office.store, { state: 'signed' });
    expect((await change(signed.id, { extend_days: 1, note: 'x' })).status).toBe(409);
    expect((await office.call('GET', `/admin/incoming/quotations/${signed.id}`)).json.events).toHaveLength(1);
    const lead = await addLead(office.store, 'Lead');
    expect((await change(lead, { withdraw: true }, 'leads')).status).toBe(400);
  });

  it('a dead letter is shown and can be sent again; a sent mail is sent again as a new one (D14)', async () => {
    const { id } = await addOffer(office.store);
    const [first, second] = (await office.call('GET', `/admin/incoming/quotations/${id}`)).json.mails;
    await office.store.write(async (db) => {
      await db
        .updateTable('outbox')
        .set({ state: 'dead', attempts: 1, last_error: '550 no such user' })
        .where('id', '=', first.id)
        .execute();
      await db.updateTable('outbox').set({ state: 'sent', sent_at: 5 }).where('id', '=', second.id).execute();
    });
    const dead = (await office.call('GET', '/admin/mails?state=trouble')).json.items;
    expect(dead).toMatchObject([
      { id: first.id, state: 'dead', last_error: '550 no such user', incoming: { kind: 'quotations', id } },
    ]);
    expect((await list()).items[0].mail).toBe('dead');

    for (const mail of [first, second]) {
      expect((await office.call('POST', `/admin/mails/${mail.id}/send-again`)).status).toBe(200);
    }
    const mails = (await office.call('GET', `/admin/incoming/quotations/${id}`)).json.mails;
    expect(mails.map(({ state }: never) => state).toSorted()).toEqual(['sent', 'waiting', 'waiting']);
    expect((await office.call('GET', '/admin/mails?state=trouble')).json.items).toEqual([]);
    expect((await office.call('POST', '/admin/mails/none/send-again')).status).toBe(404);
  });

  it('are exported as CSV with defused cells (D14, threat 23)', async () => {
    await addOffer(office.store, { lastName: '=HYPERLINK("http://evil")', companyName: ' +1;2' });
    const csv = await office.call('GET', '/admin/export/quotations?separator=;');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const text = csv.bytes.toString('utf8');
    expect(text.startsWith('\uFEFFcreated_at;title;person')).toBe(true);
    expect(text).toContain('"\' +1;2"');
    expect(text).not.toMatch(/(^|;)"?=/m);
  });

  it('are exported completely, each once, newest first (D14, B1)', async () => {
    await addRows(10_503);
    const csv = await office.call('GET', '/admin/export/quotations');
    const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(10_503);
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(10_503);
    expect(lines[0]).toContain('bulk-10502');
    expect(lines.at(-1)).toContain('bulk-0');
  });

  it('an export reads only as fast as it is consumed, so that memory does not grow with the list (B1)', async () => {
    await addRows(2_600);
    let reads = 0;
    const store: Store = {
      ...office.store,
      read: (work) => {
        reads += 1;
        return office.store.read(work);
      },
    };
    let parts = 0;
    for await (const part of exportPages(store, { list: 'quotations', nowMs: Date.now() })) {
      parts += 1;
      expect(reads).toBe(parts);
      expect(part.length).toBeLessThanOrEqual(200);
    }
    expect(parts).toBe(14);
  });

  it('an export that fails is aborted, not ended; at its start it is an error (B1)', async () => {
    await addRows(1_200);
    const address = `${office.address}/api/admin/export/quotations`;
    const headers = { authorization: `Bearer ${office.workshop.goodToken()}` };
    // Not a valid date: the page with such a row fails.
    const noDate = 9e15;
    const spoil = (id: string, created_at: number) =>
      office.store.write((db) =>
        db.updateTable('incoming').set({ created_at }).where('id', '=', id).execute(),
      );
    await spoil('bulk-0', -noDate);
    const broken = await fetch(address, { headers });
    expect(broken.status).toBe(200);
    await expect(broken.text()).rejects.toThrow();
    await spoil('bulk-0', noDate);
    const refused = await fetch(address, { headers });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      500,
      'application/json; charset=utf-8',
    ]);
  });

  it('leads are listed next to quotations and handled in the same way (D14)', async () => {
    const id = await addLead(office.store, 'Møller');
    expect((await list('?search=moller', 'leads')).items).toMatchObject([
      { id, person: 'Lea Møller', state: 'received', subject: 'chemical_processing 50 m³' },
    ]);
    expect((await change(id, { handled: true }, 'leads')).status).toBe(200);
    expect((await list('?state=handled', 'leads')).items).toHaveLength(1);
  });

  it('a person is exported and erased, whatever the case of the address; a signed contract remains (privacy)', async () => {
    const email = 'Erase.Me@boer.example';
    await addOffer(office.store, { email, lastName: 'Vergeetmij' });
    const signed = await addOffer(office.store, { email, state: 'signed' });
    const other = await addOffer(office.store, { email: 'keep@boer.example' });
    await addLead(office.store, 'Vergeetmij', 0, email);
    const exported = (await office.call('POST', '/admin/person/export', { email: email.toLowerCase() })).json;
    expect(exported.quotations).toHaveLength(2);
    expect(exported.leads).toHaveLength(1);
    expect(exported.mails).toHaveLength(4);
    expect(JSON.stringify(exported)).not.toContain('browser_hash');

    const { json } = await office.call('POST', '/admin/person/erase', { email: email.toUpperCase() });
    expect(json).toEqual({
      erased: { quotations: 1, configurations: 1, leads: 1, meetings: 0, mails: 2, documents: 1 },
      remains: [{ what: 'signed-quotations', count: 1 }],
    });
    const left = await office.store.read(async (db) =>
      JSON.stringify([
        await db.selectFrom('offers').selectAll().execute(),
        await db.selectFrom('incoming').selectAll().execute(),
        await db.selectFrom('incoming_words').selectAll().execute(),
        await db.selectFrom('leads').selectAll().execute(),
        await db.selectFrom('outbox').selectAll().execute(),
        await db.selectFrom('incoming_events').selectAll().execute(),
      ]),
    );
    expect(left).not.toMatch(/vergeetmij/i);
    expect(left).toContain(signed.number);
    expect(left).toContain(other.number);
  });

  it('every erasure is recorded: who, when, the person as a hash only, what remained (privacy)', async () => {
    const email = 'Erase.Me@boer.example';
    const { id } = await addOffer(office.store, { email });
    await addOffer(office.store, { email, state: 'signed' });
    await change(id, { assigned_to: typed('Vergeetmij') });
    await office.call('POST', '/admin/person/erase', { email });
    await office.call('POST', '/admin/person/erase', { email: 'nobody@boer.example' });
    await addOffer(office.store, { ageDays: 500 });
    await applyRetention(office);
    const { json } = await office.call('GET', '/admin/person/erasures');
    const whose = createHash('sha256').update(email.toLowerCase()).digest('hex');
    expect(json).toHaveLength(3);
    const older = await office.call('GET', `/admin/person/erasures?after=${json[1].id}`);
    expect(older.json).toEqual([json[2]]);
    const byAuthor = (author: string, hash: unknown) =>
      json.find((row: Record<string, unknown>) => row.author === author && row.person_hash === hash);
    expect(byAuthor('staff@example.com', whose)).toMatchObject({
      erased: { quotations: 1, mails: 2, documents: 1 },
      remains: [{ what: 'signed-quotations', count: 1 }],
    });
    expect(byAuthor('system', null)).toMatchObject({ erased: { quotations: 1 }, remains: [] });
    const stored = await office.store.read(async (db) =>
      JSON.stringify([
        await db.selectFrom('erasures').selectAll().execute(),
        await db.selectFrom('incoming_events').selectAll().execute(),
      ]),
    );
    expect(stored).not.toMatch(/erase\.me|vergeetmij/i);
  });

  it('are erased after RETENTION_DAYS, except signed quotations (privacy, threat 62)', async () => {
    await addOffer(office.store, { ageDays: 500 });
    const signed = await addOffer(office.store, { ageDays: 500, state: 'signed' });
    const extended = await addOffer(office.store, { ageDays: 500, validDays: 510 });
    const young = await addOffer(office.store, { ageDays: 300 });
    await addLead(office.store, 'Old', 400);
    await addLead(office.store, 'Young', 1);
    await applyRetention(office);
    expect((await titles('')).toSorted()).toEqual([signed.number, extended.number, young.number].toSorted());
    expect((await list('', 'leads')).items).toMatchObject([{ person: 'Lea Young' }]);
    const configurations = await office.store.read((db) =>
      db.selectFrom('configurations').select('id').orderBy('id').execute(),
    );
    expect(configurations).toHaveLength(3);
  });
});
