import { createOffer, reopenConfiguration } from '@silowright/contract/deals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { addColleagues, type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import type { Store } from '../platform/db/store.ts';
import { blankIncoming } from '../platform/db/testing/blank-incoming.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { completeBuyer, sentOffer, sign } from '../signing/testing/signings.ts';
import type { Quotation } from './paper/quotation.ts';
import { frozenOffer } from './paper/quotation.ts';

const claim = 'https://example.com/role';

describe.each(engines)('the desk on $name', ({ name, open }) => {
  let store: Store;
  let office: OpenDesk;
  beforeEach(async () => {
    store = await open();
    office = await openDesk(store, { AUTH_ROLE_CLAIM: claim });
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });
  const app = () => ({ ...office, browser: () => new TestClient(office.app.server) });

  /** Amounts of the list and of the home page. */
  const sums = async () => {
    await office.visits.flush();
    const list = (await office.call('GET', '/admin/count/quotations')).json;
    const insight = (await office.call('GET', '/admin/insight?weeks=4')).json;
    const week = insight.weeks.at(-1);
    return {
      list: list.amounts.map((sum: { count: number; total_in_cents: number }) => [
        sum.count,
        sum.total_in_cents,
      ]),
      home: [week.sent, week.amounts[0]?.cents ?? 0, week.amounts[0]?.signed_cents ?? 0],
    };
  };
  const totals = async () => (await offersIn(store)).map((row) => (frozenOffer(row) as Quotation).totalCents);
  const revise = async (id: string, part: object) => {
    const { json } = await office.call('POST', `/admin/quotations/${id}/revision/preview`, {});
    const draft = { ...json.draft, why: 'Asked', ...part };
    const sent = await office.call('POST', `/admin/quotations/${id}/revision`, { draft });
    expect(sent.status).toBe(200);
    return sent.json.id as string;
  };

  it('counts a deal once, with what it is worth now (P17, B28)', async () => {
    const offer = await sentOffer(app());
    const [first = 0] = await totals();
    expect(await sums()).toEqual({ list: [[1, first]], home: [1, first, 0] });
    const [row] = await offersIn(store);
    const revised = await revise(row!.id, { amount_of_units: 3 });
    const [, second = 0] = await totals();
    expect(await sums()).toEqual({ list: [[1, second]], home: [1, second, 0] });
    // The visitor asks for something else.
    await offer.owner.put(createOffer, { id: offer.id, ...client, buyer: completeBuyer, comments: 'Green' });
    const [, , third = 0] = await totals();
    expect(third).not.toBe(second);
    expect(await sums()).toEqual({ list: [[1, third]], home: [1, third, 0] });
    // A declined one keeps its state when it is revised.
    const newest = (await offersIn(store)).at(-1)!;
    await store.write((db) =>
      db.updateTable('offers').set({ state: 'declined' }).where('id', '=', newest.id).execute(),
    );
    await revise(newest.id, { discount: { percent: 5, reason: 'Again' } });
    const fourth = (await totals()).at(-1) ?? 0;
    expect(await sums()).toEqual({ list: [[1, fourth]], home: [1, fourth, 0] });
    expect((await office.call('GET', '/admin/count/quotations?state=declined')).json.amounts).toEqual([]);
    expect(revised).not.toBe('');
  });

  it('finds signs and emoji, and sorts by number (B38)', async () => {
    const titles = ['Q-2026-000012-2', 'Q-2026-000003', 'Q-2026-000012-10', 'Q-2025-000900'];
    const companies = ['Hof 100 % Bio', 'A_B Agrar', 'Silo 🌾', 'Plain!'];
    await store.write(async (db) => {
      await db
        .insertInto('incoming')
        .values(
          titles.map((title, at) => {
            const [, number, revision = '1'] = /^(Q-\d{4}-\d{6})-?(\d*)$/.exec(title) ?? [];
            const sort_number = `${number}-${(revision || '1').padStart(4, '0')}`;
            return {
              ...blankIncoming,
              id: `row-${at}`,
              title,
              sort_number,
              company: companies[at] ?? '',
              created_at: 100 + at,
            };
          }),
        )
        .execute();
    });
    const found = async (query: string) =>
      (await office.call('GET', `/admin/incoming/quotations?${query}`)).json.items.map(
        ({ title }: { title: string }) => title,
      );
    const search = (text: string) => found(`search=${encodeURIComponent(text)}`);
    expect(await search('%')).toEqual([titles[0]]);
    expect(await search('_')).toEqual([titles[1]]);
    expect(await search('🌾')).toEqual([titles[2]]);
    expect(await search('!')).toEqual([titles[3]]);
    expect([await search('\\'), await search('🚜')]).toEqual([[], []]);
    const down = ['Q-2026-000012-10', 'Q-2026-000012-2', 'Q-2026-000003', 'Q-2025-000900'];
    expect(await found('sort=number')).toEqual(down);
    expect(await found('sort=number&order=asc')).toEqual(down.toReversed());
    const first = (await office.call('GET', '/admin/incoming/quotations?sort=number&limit=2')).json;
    expect(await found(`sort=number&limit=2&after=${encodeURIComponent(first.next)}`)).toEqual(down.slice(2));
  });

  // Sums and searches are a question of the store; all else is the same on both engines.
  if (name === 'postgres') return;

  it('counts the signed quotation of a deal, whatever was asked afterwards (P17)', async () => {
    const offer = await sentOffer(app());
    await sign(app().browser(), offer);
    const [signed = 0] = await totals();
    await offer.owner.put(createOffer, {
      id: offer.id,
      ...client,
      buyer: completeBuyer,
      comments: 'One more',
    });
    expect((await offersIn(store)).map(({ state }) => state)).toEqual(['signed', 'open']);
    const { list, home } = await sums();
    expect([list, home[0], home[2]]).toEqual([[[1, signed]], 1, signed]);
  });

  it('does not log a copy that staff open as the customer’s (P19)', async () => {
    await sentOffer(app());
    const [row] = await offersIn(store);
    const mail = (await queueOf(store)).find(({ offer_id }) => offer_id === row?.id);
    const { reopenToken: token } = JSON.parse(mail!.payload) as { reopenToken: string };
    const opened = async () => {
      const { json } = await office.call('GET', `/admin/incoming/quotations/${row?.id}`);
      return json.events.filter(({ event }: { event: string }) => event === 'reopened').length;
    };
    const staff = await app()
      .browser()
      .call(reopenConfiguration, { params: { token }, query: { by: 'staff' } });
    expect([staff.status, await opened()]).toEqual([200, 0]);
    await app().browser().call(reopenConfiguration, { params: { token } });
    expect(await opened()).toBe(1);
  });

  it('hands over only to those who work on it (P16)', async () => {
    await sentOffer(app());
    const [row] = await offersIn(store);
    const give = (becomes: string, was = '') =>
      office.call('PUT', `/admin/incoming/quotations/${row?.id}`, { assigned_to: { was, becomes } });
    const many = (assigned_to: string) =>
      office.call('POST', '/admin/change/quotations', { ids: [row?.id], assigned_to });
    for (const answer of [await give('Somebody'), await many('Somebody')]) {
      expect([answer.status, answer.json.errors[0].code]).toEqual([400, 'unknown-person']);
    }
    await addColleagues(store, 'Kim');
    // Who hands over sees to whom.
    const seller = { sub: 'sanne', email: 'sanne@example.com', name: 'Sanne', [claim]: 'sales' };
    const token = office.workshop.goodToken(seller);
    const { json: people } = await office.call('GET', '/admin/colleagues', undefined, { token });
    expect(people).toContainEqual({ key: 'Kim', name: 'Kim', is_me: false });
    expect((await give('Kim')).status).toBe(200);
    expect((await give('', 'Kim')).status).toBe(200);
    expect((await many('Kim')).status).toBe(200);
  });
});
