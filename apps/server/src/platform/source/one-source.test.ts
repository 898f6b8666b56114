import { createOffer } from '@silowright/contract/deals';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db/store.ts';
import { engines } from '../db/testing/engines.ts';
import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { newId } from '../http/testing/test-client.ts';

const start = Date.parse('2026-01-11T20:00:00Z');

/** Each process also has its own limits; only the store can limit all of them together. */
describe.each(engines)('one source and several processes on $name', ({ open }) => {
  let store: Store;
  let apps: TestApp[];
  let now = start;
  beforeEach(async () => {
    now = start;
    store = await open();
    const shared = { ...store, close: async () => {} } as Store;
    apps = [];
    for (let count = 0; count < 3; count++) {
      apps.push(await startTestApp({ RATE_LIMIT: 'on' }, { store: shared, nowMs: () => now }));
    }
  });
  afterEach(async () => {
    for (const app of apps) await app.stop();
    await store.close();
  });

  let count = 0;
  const put = async (path: string, remoteAddress: string, payload: object) => {
    const app = apps[count++ % apps.length] as TestApp;
    return app.app.server.inject({ method: 'PUT', url: `/api${path}`, remoteAddress, payload });
  };
  const lead = (remoteAddress: string) =>
    put(createLead.path, remoteAddress, {
      id: newId(),
      localeStr: 'nl_NL',
      clientEmail: `n${count}@x.example`,
      company: 'Bots',
      lastName: 'Bot',
      volume: 4,
      segment: 'food',
    });
  const statesOf = async () =>
    (
      await store.read((db) =>
        db.selectFrom('outbox').select('state').where('recipient_role', '=', 'visitor').execute(),
      )
    ).map(({ state }) => state);

  it('leads and mails of a /56 are limited to its share, whatever addresses it uses, and others continue (threats 17, 66, S3)', async () => {
    const answers = [];
    for (let at = 0; at < 60; at++) answers.push(await lead(`2001:db8:1:2${(at % 16).toString(16)}::${at}`));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([taken.length, refused.length]).toEqual([32, 28]);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(3600);
    const states = await statesOf();
    expect(states.filter((state) => state === 'waiting')).toHaveLength(20);
    expect(states.filter((state) => state === 'held')).toHaveLength(12);
    expect((await lead('192.0.2.77')).statusCode).toBe(200);
    expect((await statesOf()).filter((state) => state === 'waiting')).toHaveLength(21);
    now += 3_600_000;
    expect((await lead('2001:db8:1:20::1')).statusCode).toBe(200);
  });

  it('bookings of an address are limited to a twentieth of the calendar (threat 66, S3)', async () => {
    const free = async () =>
      ((await apps[0]?.browser().call(listMeetingSlots))?.body.slots ?? []) as readonly string[];
    const slots = await free();
    expect(slots).toHaveLength(160);
    const book = (startsAt: string | undefined, remoteAddress: string) =>
      put(bookMeeting.path, remoteAddress, {
        localeStr: 'de_DE',
        timeZone: 'Europe/Berlin',
        startsAt,
        lastName: 'Bot',
        clientEmail: `n${count}@x.example`,
      });
    const answers = [];
    for (let at = 0; at < 12; at++) answers.push((await book(slots[at], '192.0.2.1')).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(8);
    expect(answers.slice(8)).toEqual([429, 429, 429, 429]);
    expect((await book(slots[20], '192.0.2.2')).statusCode).toBe(200);
    expect(await free()).toHaveLength(151);
  });

  it('offers of an address are limited to its share, and another visitor’s quotation is queued (threats 15, 66, S3)', async () => {
    const request = (id: string) => ({
      id,
      clientEmail: `n${count}@x.example`,
      lastName: 'Bot',
      callToAction: 'call_me_now',
    });
    const recommendation = (id: string) => ({
      id,
      localeStr: 'en_GB',
      segment: 'other_industries',
      productName: 'Sand',
      substance: 'solid',
      volumePerUnit: 20,
      amountOfUnits: 1,
      recommendationShown: 'basic',
    });
    const offer = async (remoteAddress: string) => {
      const app = apps[count++ % apps.length] as TestApp;
      const ask = (url: string, payload: object, cookie?: string) =>
        app.app.server.inject({
          method: 'PUT',
          url: `/api${url}`,
          remoteAddress,
          payload,
          headers: cookie ? { cookie } : {},
        });
      const id = newId();
      const first = await ask('/configurator/create-recommendation', recommendation(id));
      const cookie = String(first.headers['set-cookie']).split(';')[0];
      return ask(createOffer.path, request(id), cookie);
    };
    const answers = [];
    for (let at = 0; at < 44; at++) answers.push(await offer('192.0.2.1'));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
    expect(answers.slice(40).map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
    const mails = answers.slice(0, 40).map((answer) => answer.json().mail);
    expect(mails).toEqual([...Array(25).fill('queued'), ...Array(15).fill('held')]);
    expect((await offer('192.0.2.2')).json().mail).toBe('queued');
  });
});
