import { selectOptions } from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { withUnit } from '../configurator/testing/worked-cases.ts';
import { addColleagues, type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import type { Store } from '../platform/db/store.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';

interface Visitor {
  readonly browser: TestClient;
  readonly id: string;
}

describe.each(engines)('offers of many visitors at once on $name', ({ name, open }) => {
  let store: Store;
  let office: OpenDesk;
  beforeEach(async () => {
    store = await open();
    office = await openDesk(store, { RATE_LIMIT: 'off' });
    await addColleagues(office.store, ...Array.from({ length: 60 }, (_, at) => `sanne ${at}`));
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });

  const visitors = async (count: number): Promise<Visitor[]> => {
    const all = [];
    for (let at = 0; at < count; at++) {
      const browser = new TestClient(office.app.server);
      all.push({ browser, id: (await withUnit(browser)).id });
    }
    return all;
  };
  const send = ({ browser, id }: Visitor, more: object) =>
    browser.put(createOffer, { id, ...client, ...more });
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, at) => `Q-2026-${String(at + 1).padStart(6, '0')}`);

  it('have numbers without gaps, and each its content, mails and row in the list (FN-01, QU-08, S4)', async () => {
    const all = await visitors(20);
    const answers = await Promise.all(
      all.map((visitor, at) =>
        send(visitor, { clientEmail: `v${at}@farm.example`, companyName: `Company ${at}` }),
      ),
    );
    expect(answers.map(({ body }) => body.quotation_number).sort()).toEqual(numbered(20));
    const [offers, queue] = [await offersIn(store), await queueOf(store)];
    const rows = await store.read((db) => db.selectFrom('incoming').selectAll().execute());
    for (const [at, visitor] of all.entries()) {
      const offer = offers.find(({ configuration_id }) => configuration_id === visitor.id);
      expect(offer?.number).toBe(answers[at]?.body.quotation_number);
      expect(JSON.parse(offer?.frozen ?? '')).toMatchObject({
        number: offer?.number,
        addressee: { companyName: `Company ${at}` },
      });
      const recipients = queue.filter(({ offer_id }) => offer_id === offer?.id).map((mail) => mail.recipient);
      expect(recipients.sort()).toEqual(
        [`v${at}@farm.example`, 'sales@heidkamp.example', 'sales@silowright.example'].sort(),
      );
      expect(rows.find(({ id }) => id === offer?.id)?.company).toBe(`Company ${at}`);
      const words = store.read((db) =>
        db
          .selectFrom('incoming_words')
          .select('word')
          .where('id', '=', offer?.id ?? '')
          .execute(),
      );
      const search = rows
        .find(({ id }) => id === offer?.id)
        ?.search.trim()
        .split(' ');
      expect((await words).map(({ word }) => word).sort()).toEqual(search?.sort());
    }
  });

  it('fail alone: an error of one neither fails another nor leaves a gap (QU-08, S4)', async () => {
    await store.write(async (db) => {
      const raise =
        name === 'sqlite'
          ? [
              `create trigger refuse before insert on offers when new.client_email = 'bad@farm.example'
              begin select raise(abort, 'planted'); end`,
            ]
          : [
              `create function refuse() returns trigger language plpgsql as $$
              begin raise exception 'planted'; end $$`,
              `create trigger refuse before insert on offers for each row
              when (new.client_email = 'bad@farm.example') execute function refuse()`,
            ];
      for (const statement of raise) await sql.raw(statement).execute(db);
    });
    const all = await visitors(9);
    // Visitor 0 has an offer to another address, which is an error that the database does not see.
    await send(all[0]!, { clientEmail: 'first@farm.example' });
    const answers = await Promise.all(
      all.map((visitor, at) =>
        send(visitor, { clientEmail: at === 4 ? 'bad@farm.example' : `v${at}@farm.example` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 200, 200, 500, 200, 200, 200, 200]);
    expect(answers[0]?.error.code).toBe('offer-has-other-recipient');
    expect((await offersIn(store)).map(({ number }) => number)).toEqual(numbered(8));
    await store.write((db) =>
      (name === 'sqlite'
        ? sql.raw('drop trigger refuse')
        : sql.raw('drop trigger refuse on offers; drop function refuse')
      ).execute(db),
    );
  });

  it('to one address are held after the third, as if they came one after the other (D9, threat 14)', async () => {
    const all = await visitors(8);
    const answers = await Promise.all(
      all.map((visitor, at) =>
        send(visitor, { clientEmail: at % 2 ? 'Anna@farm.example' : 'anna+1@farm.example' }),
      ),
    );
    expect(answers.filter(({ body }) => body.mail === 'queued')).toHaveLength(3);
    expect(answers.filter(({ body }) => body.mail === 'held')).toHaveLength(5);
    const states = (await queueOf(store)).filter(({ recipient_role }) => recipient_role === 'visitor');
    expect(states.filter(({ state }) => state === 'held')).toHaveLength(5);
    const counted = await store.read((db) => db.selectFrom('recipient_limits').selectAll().execute());
    expect(counted).toHaveLength(3);
  });

  it('neither fail nor lose anything while bookings, choices, revisions and staff lock the same rows (S4, threat 63)', async () => {
    const all = await visitors(12);
    const sent = (at: number, round: number) =>
      send(all[at]!, { clientEmail: `v${at}@farm.example`, projectName: `Stall ${round}` });
    const first = await Promise.all(all.map((_, at) => sent(at, 0)));
    expect(first.map(({ status }) => status)).toEqual(all.map(() => 200));
    const { slots } = (await all[0]!.browser.call(listMeetingSlots)).body;
    const rounds = 4;
    for (let round = 1; round <= rounds; round++) {
      const ids = (await offersIn(store)).filter(({ state }) => state === 'open').map(({ id }) => id);
      const staff = (order: readonly string[], body: object) =>
        office.call('POST', '/admin/change/quotations', { ids: order, ...body });
      const drafts = await Promise.all(
        ids.slice(0, 4).map(async (id) => ({
          id,
          draft: (await office.call('POST', `/admin/quotations/${id}/revision/preview`, {})).json.draft,
        })),
      );
      const [answers, bookings, choices, changes, revisions] = await Promise.all([
        Promise.all(all.map((_, at) => sent(at, round))),
        Promise.all(
          all.slice(0, 6).map(({ browser, id }, at) =>
            browser.put(bookMeeting, {
              id,
              localeStr: 'de_DE',
              timeZone: 'Europe/Berlin',
              lastName: 'Holm',
              clientEmail: `v${at}@farm.example`,
              startsAt: slots[round * 10 + at],
            }),
          ),
        ),
        Promise.all(
          all.map(({ browser, id }) =>
            browser.put(selectOptions, { id, selected_options: { access: [{ ladder: 'by_provider' }] } }),
          ),
        ),
        Promise.all([
          staff(ids, { assigned_to: `sanne ${round}` }),
          staff(ids.toReversed(), { extend_days: 30 + round }),
          staff(ids, { handled: true }),
        ]),
        Promise.all(
          drafts.map(({ id, draft }) =>
            office.call('POST', `/admin/quotations/${id}/revision`, {
              draft: { ...draft, amount_of_units: round, why: 'Asked on the phone' },
            }),
          ),
        ),
      ]);
      for (const { status } of [...answers, ...bookings, ...choices, ...changes]) expect(status).toBe(200);
      // The visitor may have been faster.
      for (const { status } of revisions) expect([200, 409]).toContain(status);
    }
    const offers = await offersIn(store);
    for (const { id } of all) {
      const own = offers.filter(({ configuration_id }) => configuration_id === id);
      expect(own.map(({ revision }) => revision)).toEqual(own.map((_, at) => at + 1));
      expect(own.map(({ state }) => state)).toEqual([...own.slice(1).map(() => 'superseded'), 'open']);
      expect(own.at(-1)?.revision).toBeGreaterThan(rounds);
    }
    expect([...new Set(offers.map(({ number }) => number))].sort()).toEqual(numbered(12));
    const rows = await store.read((db) =>
      db.selectFrom('incoming').select(['id', 'state', 'handled']).where('kind', '=', 'quotations').execute(),
    );
    for (const { id, state } of offers) {
      const row = rows.find((each) => each.id === id);
      expect(row?.state).toBe(state);
    }
  });
});
