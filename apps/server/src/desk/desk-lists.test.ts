import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOffer, insertOffer, latestOfferOf } from '../deals/store/offers.ts';
import { saveAnswer } from '../deals/store/signing-events.ts';
import { insertLead } from '../leads/store/leads.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { type OpenDesk, openDesk } from './testing/open-desk.ts';
import { unzip } from './testing/unzip.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-03-10T12:00:00Z');

interface Offer {
  readonly company: string;
  readonly daysAgo?: number;
  readonly cents?: number;
  readonly market?: string;
  readonly country?: string;
  readonly dealer?: string;
  readonly place?: string;
  readonly phone?: string;
  readonly kind?: 'priced' | 'request';
  readonly state?: 'open' | 'signed' | 'declined';
  readonly mail?: 'dead' | 'sent';
  readonly configuration?: string;
  readonly revision?: number;
  /** Further parts of the frozen offer. */
  readonly more?: object;
}

let number = 0;

async function addOffer({ store }: OpenDesk, offer: Offer): Promise<string> {
  number += 1;
  const id = `offer-${number}`;
  const created_at = now - (offer.daysAgo ?? 0) * dayMs;
  await store.write(async (db) => {
    const configuration_id = offer.configuration ?? id;
    const replaced = await latestOfferOf(db, configuration_id);
    await insertOffer(db, {
      replaced,
      offer: {
        id,
        deal_id: configuration_id,
        configuration_id,
        number: `Q-2026-${String(number).padStart(6, '0')}`,
        revision: offer.revision ?? 1,
        content_hash: id,
        client_email: `${number}@farm.example`,
        state: offer.state ?? 'open',
        frozen: JSON.stringify({
          kind: offer.kind ?? 'priced',
          country: offer.country ?? 'DE',
          addressee: { lastName: 'Boer', companyName: offer.company, phoneNumber: offer.phone },
          values: { locationPlacename: offer.place },
          dealer: offer.dealer ? { id: offer.dealer, name: `Dealer ${offer.dealer}` } : null,
          locale: 'en_GB',
          unit: {
            name: 'Classic silo 30 m³',
            segment: offer.market ?? 'agricultural',
            ...(offer.more && { typeName: { label: 'Classic' } }),
          },
          totalCents: offer.cents ?? 1_000_000,
          lines: [
            {
              groupId: 'ladder',
              value: 'cage',
              group: { label: 'Ladder' },
              choice: { label: 'with cage' },
              priceCents: 31_050,
            },
          ],
          ...offer.more,
        }),
        valid_until: created_at + 30 * dayMs,
        reopen_token_hash: id,
        sign_token_hash: id,
        created_at,
      },
    });
    await queueMessage(
      db,
      {
        kind: 'offer',
        offerId: id,
        recipient: 'x@farm.example',
        recipientRole: 'visitor',
        payload: {},
        state: 'waiting',
      },
      created_at,
    );
    await db
      .updateTable('outbox')
      .set({ state: offer.mail ?? 'sent' })
      .where('offer_id', '=', id)
      .execute();
  });
  return id;
}

describe.each(engines)('the lists of the desk, on $name', ({ open }) => {
  let office: OpenDesk;
  beforeAll(async () => {
    office = await openDesk(await open(), { COMPANY_TIMEZONE: 'Europe/Amsterdam' }, { nowMs: () => now });
    for (const offer of [
      { company: 'Ärzte', daysAgo: 0, cents: 900_000, country: 'NL', dealer: 'a' },
      { company: 'Zander', daysAgo: 1, cents: 3_000_000, market: 'road_salt', mail: 'dead' as const },
      { company: 'beta', daysAgo: 2, cents: 2_000_000, dealer: 'b', state: 'signed' as const },
      { company: 'Wałęsa', daysAgo: 25, place: 'Łódź', phone: '+48 (0)42 638-00 11', country: 'PL' },
      { company: 'Old', daysAgo: 40, state: 'declined' as const },
      { company: 'Older', daysAgo: 50 },
      { company: 'Asks', kind: 'request' as const },
    ])
      await addOffer(office, offer);
  });
  afterAll(() => office.close());

  const get = async (path: string) => (await office.call('GET', path)).json;
  const companies = async (query = '', kind = 'quotations'): Promise<string[]> =>
    (await get(`/admin/incoming/${kind}${query}`)).items.map(({ company }: { company: string }) => company);
  const all = ['Ärzte', 'Zander', 'beta', 'Wałęsa', 'Old', 'Older'];

  it('hold quotations and requests apart (DK-04)', async () => {
    expect(await companies()).toEqual(all);
    expect(await companies('', 'requests')).toEqual(['Asks']);
  });

  it.each([
    ['country=NL', ['Ärzte']],
    ['market=road_salt', ['Zander']],
    ['dealer=b', ['beta']],
    ['dealer=none', ['Zander', 'Wałęsa', 'Old', 'Older']],
    ['mail=trouble', ['Zander']],
    ['mail=sent', ['Ärzte', 'beta', 'Wałęsa', 'Old', 'Older']],
    ['state=expiring', ['Wałęsa']],
    ['state=expired', ['Older']],
    ['state=open', ['Ärzte', 'Zander', 'Wałęsa']],
    ['from=2026-03-09&to=2026-03-10', ['Ärzte', 'Zander']],
    ['from=2026-03-09&to=2026-03-09', ['Zander']],
    ['min=2000000', ['Zander', 'beta']],
    ['min=1000000&max=2000000', ['beta', 'Wałęsa', 'Old', 'Older']],
    ['state=open&country=DE&mail=trouble', ['Zander']],
    ['person=none', all],
    ['person=me', []],
    ['country=DK', []],
  ])('are filtered by %s, and the totals count the same (DK-04)', async (query, expected) => {
    expect(await companies(`?${query}`)).toEqual(expected);
    expect((await get(`/admin/count/quotations?${query}`)).count).toBe(expected.length);
  });

  it.each([
    ['sort=name&order=asc', ['Ärzte', 'beta', 'Old', 'Older', 'Wałęsa', 'Zander']],
    ['sort=total', ['Zander', 'beta', 'Older', 'Old', 'Wałęsa', 'Ärzte']],
    ['sort=total&order=asc', ['Ärzte', 'Wałęsa', 'Old', 'Older', 'beta', 'Zander']],
    ['sort=expires&order=asc', ['Wałęsa', 'Zander', 'Ärzte', 'beta', 'Old', 'Older']],
    ['sort=expires', ['Ärzte', 'Zander', 'Wałęsa', 'beta', 'Old', 'Older']],
    ['order=asc', all.toReversed()],
  ])('are sorted by %s, page by page (DK-04)', async (query, expected) => {
    expect(await companies(`?${query}`)).toEqual(expected);
    const pages: string[] = [];
    let after = '';
    for (let page = 0; page < 6; page += 1) {
      const answer = await get(
        `/admin/incoming/quotations?${query}&limit=1${after && `&after=${encodeURIComponent(after)}`}`,
      );
      pages.push(answer.items[0].company);
      after = answer.next ?? '';
    }
    expect([pages, after]).toEqual([expected, '']);
  });

  it.each([
    // With follow-ups of Older, which has expired, of Zander, and of Old, which was declined.
    ['order=asc', ['Older', 'Wałęsa', 'Zander', 'Old', 'Ärzte', 'beta']],
    ['order=desc', ['Ärzte', 'Old', 'Zander', 'Wałęsa', 'Older', 'beta']],
    ['order=asc&state=open', ['Wałęsa', 'Zander', 'Ärzte']],
    ['order=desc&state=declined', ['Old']],
    ['order=asc&state=expired', ['Older']],
    ['order=asc&due=today', ['Older']],
    ['order=asc&search=boer+silo&min=1000000', ['Older', 'Wałęsa', 'Zander', 'Old', 'beta']],
  ])(
    'are sorted by what comes next with %s: follow-up or end, then the rest, also backwards (DK-04, DK-07)',
    async (query, expected) => {
      const followUps = { Zander: now + 10 * dayMs, Old: now + 10 * dayMs + 1, Older: now - dayMs };
      await office.store.write(async (db) => {
        for (const [company, follow_up_at] of Object.entries(followUps))
          await db.updateTable('incoming').set({ follow_up_at }).where('company', '=', company).execute();
      });
      const ask = (more: string) => get(`/admin/incoming/quotations?sort=expires&${query}&${more}`);
      const named = ({ items }: { items: { company: string }[] }) => items.map(({ company }) => company);
      expect(named(await ask('limit=50'))).toEqual(expected);
      const pages: string[] = [];
      let page = await ask('limit=1');
      for (; page.next; page = await ask(`limit=1&after=${encodeURIComponent(page.next)}`))
        pages.push(...named(page));
      expect([...pages, ...named(page)]).toEqual(expected);
      const back = named(page);
      while (page.previous && back.length < expected.length) {
        page = await ask(`limit=1&before=${encodeURIComponent(page.previous)}`);
        back.unshift(...named(page));
      }
      expect(back).toEqual(expected);
      await office.store.write((db) => db.updateTable('incoming').set({ follow_up_at: null }).execute());
    },
  );

  it('refuse a sort that a list does not have, and a cursor that is none (DK-04)', async () => {
    expect((await office.call('GET', '/admin/incoming/leads?sort=total')).status).toBe(400);
    expect((await office.call('GET', '/admin/incoming/quotations?after=x')).status).toBe(400);
    expect((await office.call('GET', '/admin/incoming/quotations?sort=total&after=a.b')).status).toBe(400);
  });

  it.each([
    ['walesa', ['Wałęsa']],
    ['lodz WALESA', ['Wałęsa']],
    ['+48 42 6380011', ['Wałęsa']],
    ['0048 (0)42 638', ['Wałęsa']],
    ['042 638 00 11', ['Wałęsa']],
    ['638 0011', ['Wałęsa']],
    ['6380011', ['Wałęsa']],
    ['dealer silo arzte', ['Ärzte']],
    ['AERZTE', ['Ärzte']],
    ['boer', all],
    ['boer silo', all],
    ['boer nobody', []],
  ])('are searched for "%s": words in any order, accents folded (DK-05)', async (search, expected) => {
    const query = `?search=${encodeURIComponent(search)}`;
    expect(await companies(query)).toEqual(expected);
    expect((await get(`/admin/count/quotations${query}`)).count).toBe(expected.length);
  });

  it('do not move when something new arrives; the totals say how many are new (DK-04)', async () => {
    const { as_of } = await get('/admin/incoming/quotations');
    const store = office.store;
    const id = await addOffer(office, { company: 'Late', daysAgo: -1, cents: 500 });
    expect(await companies(`?until=${as_of}`)).toEqual(all);
    expect(await companies()).toEqual(['Late', ...all]);
    const total_in_cents = 900_000 + 3_000_000 + 2_000_000 + 3 * 1_000_000;
    const totals = {
      count: 6,
      newer: 1,
      is_at_least: false,
      amounts: [{ currency: 'EUR', count: 6, total_in_cents }],
    };
    expect(await get(`/admin/count/quotations?until=${as_of}`)).toEqual(totals);
    expect(await get(`/admin/count/quotations?until=${as_of}&exact=yes`)).toEqual(totals);
    await store.write((db) => db.deleteFrom('incoming').where('id', '=', id).execute());
  });

  it('follow the offer, and a revision supersedes the earlier one (DK-04)', async () => {
    await addOffer(office, { company: 'Twice', configuration: 'twice' });
    const second = await addOffer(office, { company: 'Twice', configuration: 'twice', revision: 2 });
    const states = async () =>
      (await get('/admin/incoming/quotations?search=twice')).items
        .map((item: { state: string }) => item.state)
        .toSorted();
    expect(await states()).toEqual(['open', 'superseded']);
    await office.store.write((db) => changeOffer(db, second, 'extend', now - dayMs));
    expect(await states()).toEqual(['expired', 'superseded']);
    await office.store.write((db) => changeOffer(db, second, 'withdraw'));
    expect(await states()).toEqual(['superseded', 'withdrawn']);
    await office.store.write((db) => db.deleteFrom('incoming').where('company', '=', 'Twice').execute());
  });

  it('are changed in bulk; what does not allow it is skipped and counted (DK-04, DK-06)', async () => {
    const { items } = await get('/admin/incoming/quotations');
    const ids = items.map(({ id }: { id: string }) => id);
    const change = async (body: object) =>
      (await office.call('POST', '/admin/change/quotations', { ids, ...body })).json;
    expect(await change({ assigned_to: 'staff@example.com' })).toMatchObject({ changed: 6, skipped: 0 });
    expect(await change({ assigned_to: 'staff@example.com' })).toMatchObject({ changed: 0, skipped: 6 });
    expect(await companies('?person=me')).toEqual(all);
    expect(await change({ extend_days: 30 })).toMatchObject({ changed: 4, skipped: 2 });
    const handled = await change({ handled: true });
    expect(handled).toMatchObject({
      changed: 6,
      earlier: expect.arrayContaining([
        { id: ids[0], assigned_to: 'staff@example.com', handled: false, follow_up: null },
      ]),
    });
    expect(await companies('?handled=no')).toEqual([]);
    expect(await change({ send_again: true })).toMatchObject({ changed: 6 });
    for (const undo of [{ handled: false }, { assigned_to: '' }])
      expect(await change(undo)).toMatchObject({ changed: 6 });
    for (const wrong of [{}, { handled: true, assigned_to: 'x' }])
      expect((await office.call('POST', '/admin/change/quotations', { ids, ...wrong })).status).toBe(400);
  });

  it('find what staff wrote into a note (DK-05)', async () => {
    const id = await addOffer(office, { company: 'Noted' });
    await office.call('PUT', `/admin/incoming/quotations/${id}`, {
      note: 'Crêpe ab Mai',
    });
    expect(await companies('?search=mai+crepe')).toEqual(['Noted']);
    await office.store.write((db) => db.deleteFrom('incoming').where('id', '=', id).execute());
  });

  it('are kept as views, one\u2019s own or for everybody (DK-04)', async () => {
    const other = { token: office.workshop.goodToken({ sub: 'other', email: 'other@example.com' }) };
    const save = (body: object, options = {}) => office.call('PUT', '/admin/views/quotations', body, options);
    await save({ name: 'Large', query: 'min=2000000', shared: true });
    await save({ name: 'Mine', query: 'person=me', shared: false });
    await save({ name: 'Mine', query: 'person=me&state=open', shared: false });
    const names = async (options = {}) =>
      (await office.call('GET', '/admin/views/quotations', undefined, options)).json.map(
        (view: { name: string; query: string; is_mine: boolean }) =>
          `${view.name} ${view.query} ${view.is_mine}`,
      );
    expect(await names()).toEqual(['Large min=2000000 true', 'Mine person=me&state=open true']);
    expect(await names(other)).toEqual(['Large min=2000000 false']);
    const [large] = (await office.call('GET', '/admin/views/quotations', undefined, other)).json;
    expect(
      (await office.call('DELETE', `/admin/views/quotations/${large.id}`, undefined, other)).status,
    ).toBe(404);
    expect((await office.call('DELETE', `/admin/views/quotations/${large.id}`)).status).toBe(200);
    expect(await names()).toHaveLength(1);
    for (let view = 0; view < 19; view += 1) await save({ name: `v${view}`, query: '', shared: false });
    expect((await save({ name: 'one too many', query: '', shared: false })).status).toBe(400);
  });

  it('know who can be assigned: those who logged in and may work on it (DK-06)', async () => {
    const other = {
      token: office.workshop.goodToken({ sub: 'other', email: 'other@example.com', name: 'Ada' }),
    };
    await office.call('GET', '/admin/me', undefined, other);
    const people = await get('/admin/colleagues');
    expect(people).toContainEqual({ key: 'other@example.com', name: 'Ada', is_me: false });
    expect(people.filter((person: { is_me: boolean }) => person.is_me)).toMatchObject([
      { key: 'staff@example.com' },
    ]);
  });

  it('are exported with chosen columns and the reader\u2019s decimals and dates (DK-10)', async () => {
    const query = 'columns=title,company,total_in_cents,created_at,country,market,options&locale=de_DE';
    const csv = await office.call('GET', `/admin/export/quotations?${query}&search=zander`);
    const [titles, row] = csv.bytes.toString('utf8').replace('\uFEFF', '').split('\r\n');
    expect(titles).toBe('Nummer;Firma;Summe;Eingang;Land;Branche;Optionen');
    expect(row).toMatch(
      /^Q-2026-\d+;Zander;"30000,00";"09\.03\.26, 13:00";Deutschland;Streusalz;Ladder: with cage$/,
    );
    expect((await office.call('GET', '/admin/export/quotations?columns=secret')).status).toBe(400);
  });

  it('are exported in the order of the list (DK-10)', async () => {
    for (const order of ['', 'sort=total&order=asc', 'sort=name', 'sort=expires&order=asc']) {
      const { bytes } = await office.call('GET', `/admin/export/quotations?columns=company&${order}`);
      const [, ...rows] = bytes.toString('utf8').trimEnd().split('\r\n');
      expect(rows).toEqual(await companies(`?${order}`));
    }
    expect((await office.call('GET', '/admin/export/leads?sort=total')).status).toBe(400);
  });

  it('are exported with article numbers, priced lines, tax, zones and the buyer as last given (IN-02, QU-03, EN-09)', async () => {
    const more = {
      amountOfUnits: 2,
      currency: 'EUR',
      articles: { unit: '=A-100', options: { 'ladder.cage': 'L-7' } },
      unitPriceCents: 510_000,
      optionsCostCents: 31_050,
      transport: { cents: 120_000 },
      vat: { kind: 'domestic', ratePercent: 19, vatCents: 19, grossCents: 119 },
      engineering: { loads: { filledMassT: 24.5 } },
      buyer: { street: 'Weg 1', city: 'Kiel', country: 'DE', vatNumber: null },
      zones: 'open',
    };
    const id = await addOffer(office, { company: 'Wide', more });
    await addOffer(office, { company: 'Wide too', more });
    const buyer = { street: 'Allee 2', postalCode: '01067', country: 'DE', ean: '5790000000005' };
    await office.store.write((db) =>
      saveAnswer(db, {
        offer_id: id,
        event: 'buyer',
        at: now,
        address: '',
        browser: '',
        details: JSON.stringify(buyer),
      }),
    );
    const columns = [
      ...['units', 'article', 'option_articles', 'lines', 'transport_in_cents', 'vat_percent'],
      ...['gross_in_cents', 'filled_mass_t', 'explosion_zones', 'link'],
      ...['buyer_street', 'buyer_postal_code', 'buyer_country', 'buyer_vat_number'],
    ].join(',');
    const fileOf = async (query: string) =>
      (await office.call('GET', `/admin/export/quotations?columns=${columns}&search=wide&${query}`)).bytes;
    const [, ...rows] = (await fileOf('separator=;')).toString('utf8').trimEnd().split('\r\n');
    const lines =
      '"2 x =A-100 Classic: 5100.00; 2 x L-7 Ladder: with cage: 310.50; 1 x Transport and assembly, estimated: 1200.00"';
    const goods = `2;'=A-100;L-7;${lines};120000;19;119;24.5;open;http`;
    for (const row of rows) expect(row).toContain(goods);
    expect(rows.find((row) => row.includes(id))).toMatch(/;Allee 2;01067;DE;$/);
    expect(rows.find((row) => !row.includes(id))).toMatch(/;Weg 1;;DE;$/);
    const [titles, german] = (await fileOf('locale=de_DE')).toString('utf8').split('\r\n');
    expect(titles).toContain('Artikelnummer;Artikelnummern der Optionen');
    expect(german).toContain(';"1200,00";19;"1,19";"24,5";Nicht beantwortet;http');
    expect(german).toContain(';Deutschland;');
    const sheet = unzip(await fileOf('format=xlsx&locale=de_DE'))['xl/worksheets/sheet1.xml'] ?? '';
    for (const text of ['=A-100', 'L-7', 'Nicht beantwortet', '01067', 'Deutschland', 'Artikelnummer'])
      expect(sheet).toContain(`<t xml:space="preserve">${text}</t>`);
    expect(sheet).toMatch(
      / s="2"><v>1200<\/v><\/c><c r="[A-Z]+\d"><v>19<\/v><\/c><c r="[A-Z]+\d" s="2"><v>1\.19</,
    );
    // A request and a quotation of an earlier release have what they have.
    const requests = await office.call('GET', `/admin/export/requests?columns=${columns},total_in_cents`);
    expect(requests.status).toBe(200);
    expect((await office.call('GET', `/admin/export/quotations`)).status).toBe(200);
  });

  it('leads have phone, market and words (DK-05)', async () => {
    const id = randomUUID();
    const content = JSON.stringify({
      clientEmail: 'l@x.example',
      lastName: 'Lund',
      company: 'Mælk',
      segment: 'food',
      volume: 5,
      phoneNumber: '+45 12345678',
      comments: 'Snarest',
    });
    await office.store.write((db) =>
      insertLead(db, {
        id,
        configuration_id: id,
        content_hash: id,
        locale: 'da_DK',
        content,
        created_at: now,
      }),
    );
    for (const query of ['market=food', 'search=maelk+snarest', 'search=12345678'])
      expect(await companies(`?${query}`, 'leads')).toEqual(['Mælk']);
  });
});
