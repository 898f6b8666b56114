import { createRecommendation, selectOptions } from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { saveLogo } from '@silowright/contract/pictures';
import { declineQuotation, readSigning } from '@silowright/contract/signing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findConfiguration } from '../configurator/store/configurations.ts';
import { mixedFeed, withUnit } from '../configurator/testing/worked-cases.ts';
import { goodLogo } from '../deals/paper/testing/hostile-logos.ts';
import { addColleagues, type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import type { Store } from '../platform/db/store.ts';

import { newId, TestClient } from '../platform/http/testing/test-client.ts';
import { tokenHeader } from '../signing/testing/signings.ts';

/** A person whose every text can be searched for. */
const personOf = (mark: string) => ({
  clientEmail: `${mark}@farm.example`,
  firstName: `First${mark}`,
  lastName: `Last${mark}`,
  companyName: `Company ${mark}`,
  projectName: `Project ${mark}`,
  phoneNumber: '+31 6 5123 4987',
  comments: `Comment by ${mark}, phone 0031651234987`,
});

/** A request of the basic flow. */
const withoutPrices = {
  segment: 'food_and_feed',
  segment_label: 'food_and_feed',
  substance: 'solid',
  density: 550,
  productGroupType: undefined,
  characteristicGroupType: undefined,
  recommendationShown: 'basic',
};

describe('an erased person', () => {
  let office: OpenDesk;
  beforeEach(async () => {
    office = await openDesk(undefined, {
      SALES_EMAIL: 'sales@example.com',
      WEBHOOK_URL: 'http://127.0.0.1:9/events',
      WEBHOOK_SECRET: 'a-secret-of-the-test',
    });
    await addColleagues(office.store, 'Kim');
  });
  afterEach(() => office.close());

  /**
   * The same person through every entry point: with and without a quotation, twice revised, declined, older flow,
   * lead, meeting.
   */
  async function leaveTracesOf(mark: string, slotAt: number): Promise<void> {
    const person = personOf(mark);
    const { lastName, firstName, clientEmail, phoneNumber, comments } = person;
    const browser = () => new TestClient(office.app.server);
    const ok = async (call: Promise<{ status: number; error: unknown }>) => {
      const { status, error } = await call;
      expect([status, error]).toEqual([200, error]);
    };
    const values = {
      ...mixedFeed,
      comments,
      user_ip: '203.0.113.77',
      locationPlacename: `Farm ${mark}, Deutschland`,
      productName: `Feed of ${mark}`,
    };

    const buyer = browser();
    const { id } = await withUnit(buyer, values);
    await ok(buyer.put(selectOptions, { id, selected_options: {} }));
    const file = (await goodLogo(200 + slotAt, 100)).toString('base64');
    await ok(buyer.put(saveLogo, { id, logo: { file } }));
    await ok(buyer.put(createOffer, { id, ...person }));
    const { body } = await buyer.put(createOffer, { id, ...person, comments: `Again: ${comments}` });
    const number = body.quotation_number;
    const token = await signTokenFor(clientEmail);
    const signing = {
      params: { configurationId: id },
      headers: { ...tokenHeader(token), 'user-agent': `Browser of ${mark}` },
    };
    await ok(browser().call(readSigning, signing));
    await ok(
      browser().call(declineQuotation, { ...signing, body: { quotation_number: number, reason: comments } }),
    );

    const basic = browser();
    const basicId = newId();
    await ok(basic.put(createRecommendation, { ...values, ...withoutPrices, id: basicId }));
    await ok(basic.put(createOffer, { id: basicId, ...person, callToAction: 'call_me_now' }));

    const asking = browser();
    const leadId = newId();
    await ok(asking.put(createRecommendation, { ...values, id: leadId }));
    const lead = {
      id: leadId,
      localeStr: 'de_DE',
      company: person.companyName,
      volume: 4,
      segment: 'food_and_feed',
      location: mark,
    };
    await ok(asking.put(createLead, { ...lead, clientEmail, firstName, lastName, phoneNumber, comments }));

    const talking = browser();
    const { id: talkId } = await withUnit(talking, values);
    const { slots } = (await talking.call(listMeetingSlots)).body;
    const meeting = {
      id: talkId,
      localeStr: 'de_DE',
      timeZone: 'Europe/Berlin',
      startsAt: slots[slotAt] ?? '',
    };
    await ok(
      talking.put(bookMeeting, { ...meeting, clientEmail: clientEmail.toUpperCase(), lastName, comments }),
    );

    for (const kind of ['quotations', 'leads', 'meetings']) {
      const listed = await office.call('GET', `/admin/incoming/${kind}?search=${mark}`);
      for (const { id: incomingId } of listed.json.items as { id: string }[]) {
        const note = {
          note: `Rang ${mark}`,
          follow_up: { was: null, becomes: { at: '2026-12-01T09:00:00.000Z', about: mark } },
          assigned_to: { was: '', becomes: 'Kim' },
          handled: true,
        };
        expect((await office.call('PUT', `/admin/incoming/${kind}/${incomingId}`, note)).status).toBe(200);
      }
    }
  }

  /** From the newest mail to that address. */
  async function signTokenFor(email: string): Promise<string> {
    const mails = await office.store.read((db) =>
      db
        .selectFrom('outbox')
        .select('payload')
        .where('recipient', '=', email)
        .orderBy('created_at', 'desc')
        .execute(),
    );
    const tokens = mails.map(({ payload }) => (JSON.parse(payload) as { signToken?: string }).signToken);
    for (const token of tokens) if (token) return token;
    throw new Error('no mail with a link to sign');
  }

  /** Table → rows that contain a text of the person, in any column and case. */
  async function tracesOf(store: Store, words: RegExp): Promise<Record<string, number>> {
    const names = await store.read(async (db) =>
      (await db.introspection.getTables()).map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(12);
    const found: Record<string, number> = {};
    for (const name of names) {
      const { rows } = await store.read((db) =>
        sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db),
      );
      const hits = rows.filter((row) => words.test(Object.values(row).map(asText).join('\n')));
      if (hits.length > 0) found[name] = hits.length;
    }
    return found;
  }

  const logos = async () => {
    const rows = (table: 'unit_logos' | 'logo_uses') =>
      office.store.read((db) => db.selectFrom(table).select('name').execute());
    return [(await rows('unit_logos')).length, (await rows('logo_uses')).length];
  };

  it('is in no table any more, whatever the entry point; others are unchanged (ST-07, DK-11, threat 62, threat 78)', async () => {
    await leaveTracesOf('zyxquor', 0);
    await leaveTracesOf('bystander', 3);
    const words = /zyxquor/i;
    expect(Object.keys(await tracesOf(office.store, words)).sort()).toEqual(
      expect.arrayContaining([
        'configurations',
        'incoming',
        'incoming_words',
        'leads',
        'meetings',
        'offers',
        'outbox',
        'signing_events',
      ]),
    );
    const others = await tracesOf(office.store, /bystander/i);
    // Each configuration and its two quotations show a logo.
    expect(await logos()).toEqual([2, 6]);

    const answer = await office.call('POST', '/admin/person/erase', { email: 'Zyxquor@Farm.example' });
    expect([answer.status, answer.json.remains]).toEqual([200, []]);
    expect(await tracesOf(office.store, words)).toEqual({});
    expect(await logos()).toEqual([1, 3]);
    expect(await tracesOf(office.store, /bystander/i)).toEqual(others);

    const again = await office.call('POST', '/admin/person/export', { email: 'zyxquor@farm.example' });
    const { email: _, ...nothing } = again.json;
    expect(Object.values(nothing).flat()).toEqual([]);
  });

  it('does not take another person’s configuration along by naming it in a lead (threats 9, 62)', async () => {
    const { id } = await withUnit(new TestClient(office.app.server));
    const lead = {
      id,
      localeStr: 'de_DE',
      company: 'Thieves',
      volume: 4,
      segment: 'food',
      lastName: 'Thief',
    };
    await new TestClient(office.app.server).put(createLead, { ...lead, clientEmail: 'thief@example.com' });
    const thief = { email: 'thief@example.com' };
    const { json } = await office.call('POST', '/admin/person/export', thief);
    expect([json.leads.length, json.configurations]).toEqual([1, []]);
    await office.call('POST', '/admin/person/erase', thief);
    expect(await findConfiguration(office.store, id)).toBeDefined();
  });
});

const asText = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
