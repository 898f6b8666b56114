import { createOffer } from '@silowright/contract/deals';
import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  listMeetingSlots,
  readMeeting,
} from '@silowright/contract/meetings';
import { saveLogo } from '@silowright/contract/pictures';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf, sendOffer } from '../../configurator/testing/offers.ts';
import { withUnit } from '../../configurator/testing/worked-cases.ts';
import { goodLogo } from '../../deals/paper/testing/hostile-logos.ts';
import { type OpenDesk, openDesk } from '../../desk/testing/open-desk.ts';
import type { MeetingMail } from '../../meetings/meeting-mail.ts';
import { applyRetention } from '../../privacy/start-retention.ts';
import { openMemoryStore } from '../db/testing/memory-store.ts';
import { TestClient } from '../http/testing/test-client.ts';
import { releaseHeld } from '../jobs/held-mails.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('while the clock of a running server is wrong', () => {
  const began = Date.parse('2026-11-16T09:00:00Z');
  let ahead = 0;
  let office: OpenDesk;
  let browser: TestClient;
  beforeEach(async () => {
    ahead = 0;
    office = await openDesk(
      await openMemoryStore(),
      { RATE_LIMIT: 'on' },
      {
        nowMs: () => began + ahead,
        guardClock: true,
      },
    );
    browser = new TestClient(office.app.server);
  });
  afterEach(() => office.close());

  const book = async () => {
    const { slots } = (await browser.call(listMeetingSlots)).body;
    const startsAt = slots.at(-1);
    const person = { localeStr: 'de_DE', timeZone: 'Europe/Berlin', lastName: 'Holm' };
    const { status } = await browser.put(bookMeeting, { ...person, startsAt, clientEmail: 'a@farm.example' });
    expect(status).toBe(200);
    const mail = (await queueOf(office.store)).find(({ meeting_id }) => meeting_id !== null);
    return { startsAt, token: (JSON.parse(mail?.payload ?? '') as MeetingMail).token };
  };
  const configurations = async () =>
    (await office.store.read((db) => db.selectFrom('configurations').select('id').execute())).length;
  const bookings = () =>
    office.store.read((db) =>
      db.selectFrom('source_uses').select('until').where('kind', '=', 'booking').execute(),
    );

  it.each([
    ['six days', 6 * dayMs],
    ['400 days', 400 * dayMs],
  ])('retention erases nothing that is younger than its days: %s (threats 57, 71, S1)', async (_, leap) => {
    await sendOffer(browser);
    await withUnit(new TestClient(office.app.server));
    ahead = leap;
    await applyRetention({ ...office, config: { retentionDays: 3 } });
    ahead = 0;
    expect(await offersIn(office.store)).toHaveLength(1);
    expect(await applyRetention({ ...office, config: { retentionDays: 3 } })).toBe(true);
    expect(await offersIn(office.store)).toHaveLength(1);
    expect(await configurations()).toBe(2);
  });

  it('a token of a machine ends on its day (IN-03, threat 57)', async () => {
    const wish = { name: 'ERP', scopes: ['incoming:read'], days: 1 };
    const { token } = (await office.call('POST', '/admin/tokens', wish)).json;
    const use = async () =>
      (await office.call('GET', '/admin/incoming/quotations', undefined, { token })).status;
    ahead = 6 * dayMs;
    expect(await use()).toBe(200);
    ahead = 0;
    expect(await use()).toBe(200);
  });

  it('the time of an unconfirmed booking is not given to another person (threats 57, 66)', async () => {
    const { startsAt } = await book();
    ahead = 5 * hourMs;
    const other = { localeStr: 'de_DE', timeZone: 'Europe/Berlin', lastName: 'Berg', startsAt };
    const answer = await browser.put(bookMeeting, { ...other, clientEmail: 'b@farm.example' });
    expect(answer.error.code).toBe('slot-taken');
  });

  it('an unconfirmed booking is cancelled, and says so (threats 57, 66)', async () => {
    const { token } = await book();
    ahead = 5 * hourMs;
    const { body } = await browser.call(cancelMeeting, { params: { token } });
    expect(body).toMatchObject({ state: 'cancelled' });
  });

  it.each([
    ['five hours', 5 * hourMs],
    ['six days', 6 * dayMs],
  ])(
    'an unconfirmed booking keeps its time, and its link confirms it: %s (threats 57, 66, 71)',
    async (_, leap) => {
      const { startsAt, token } = await book();
      ahead = leap;
      const params = { token };
      expect((await browser.call(readMeeting, { params })).body.state).toBe('unconfirmed');
      expect((await browser.call(listMeetingSlots)).body.slots).not.toContain(startsAt);
      expect((await browser.call(confirmMeeting, { params })).body).toMatchObject({ state: 'booked' });
      ahead = 0;
      expect((await browser.call(readMeeting, { params })).body.state).toBe('booked');
      expect((await browser.call(listMeetingSlots)).body.slots).not.toContain(startsAt);
    },
  );

  it('a booking counts against its source as before (threats 57, 66)', async () => {
    const { token } = await book();
    await browser.call(confirmMeeting, { params: { token } });
    const before = await bookings();
    expect(before).not.toEqual([]);
    ahead = 400 * dayMs;
    await releaseHeld(office.store, office);
    ahead = 0;
    expect(await bookings()).toEqual(before);
  });

  it('lists that it pinned are valid no longer than others (D9, threat 57)', async () => {
    ahead = 400 * dayMs;
    const { id } = await withUnit(browser);
    ahead = 0;
    const { json: list } = await office.call('GET', '/admin/unit/prices/agricultural');
    const dearer = {
      id: { ...list.id, version: list.id.version + 1 },
      prices: (list.prices as BasePriceRow[]).map((row) => ({
        ...row,
        priceInCents: row.priceInCents + 10_000,
      })),
    };
    expect((await office.call('PUT', '/admin/unit/prices', dearer)).status).toBe(200);
    const { error } = await browser.put(createOffer, { id, ...client });
    expect(error?.code).toBe('prices-changed');
  });

  it.each([
    ['five hours', 5 * hourMs],
    ['400 days', 400 * dayMs],
  ])(
    'the desk lists what arrived meanwhile, and does not call it new for ever: %s (DK-04, threat 57)',
    async (_, leap) => {
      ahead = leap;
      await sendOffer(browser);
      ahead = 0;
      for (const [list, count] of [
        ['/admin/incoming/quotations', '/admin/count/quotations'],
        ['/admin/mails', '/admin/mails/count'],
      ] as const) {
        const first = (await office.call('GET', list)).json;
        expect(first.items).not.toEqual([]);
        const until = `?until=${first.as_of}`;
        expect((await office.call('GET', list + until)).json.items).toEqual(first.items);
        expect((await office.call('GET', count + until)).json).toMatchObject({
          count: first.items.length,
          newer: 0,
        });
      }
    },
  );

  describe('with logos that nobody uses, steps that are counted and mails that are limited,', () => {
    const counts = async () => {
      const found: number[] = [];
      for (const table of ['unit_logos', 'counted_steps', 'recipient_limits'] as const)
        found.push((await office.store.read((db) => db.selectFrom(table).selectAll().execute())).length);
      return found;
    };
    const uploadUnused = async () => {
      const { id } = await withUnit(browser);
      const file = (await goodLogo(300, 100 + ahead / hourMs)).toString('base64');
      for (const logo of [{ file }, null]) await browser.put(saveLogo, { id, logo });
      await browser.put(createOffer, { id, ...client });
      await office.visits.flush();
    };

    it('retention and uploads take nothing of the last hour or day (ST-07, D28, threats 14, 57)', async () => {
      await uploadUnused();
      const before = await counts();
      expect(before).not.toContain(0);
      ahead = 6 * dayMs;
      expect(await applyRetention({ ...office, config: { retentionDays: 3 } })).toBe(true);
      expect(await counts()).toEqual(before);
      const { id } = await withUnit(browser);
      await browser.put(saveLogo, { id, logo: null });
      ahead = 0;
      expect((await counts())[0]).toBe(before[0]);
    });

    it('retention takes what was written meanwhile (ST-07, D28, threat 57)', async () => {
      ahead = 6 * dayMs;
      await uploadUnused();
      ahead = 0;
      expect(await counts()).not.toContain(0);
      await applyRetention({ ...office, config: { retentionDays: 3 } });
      expect(await counts()).toEqual([0, 0, 0]);
    });
  });
});
