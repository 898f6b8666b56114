import { selectOptions } from '@silowright/contract/configurator';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOffer } from '../../../apps/server/src/configurator/testing/offers.ts';
import type { Db } from '../../../apps/server/src/platform/db/store.ts';
import { startTestApp, type TestApp } from '../../../apps/server/src/platform/http/testing/test-app.ts';
import { readListContent } from '../../../apps/server/src/prices/store/price-lists.ts';
import { sentOffer, sign } from '../../../apps/server/src/signing/testing/signings.ts';
import { nothingAcknowledged } from './acknowledged.ts';
import { findHalfMade } from './find-half-made.ts';
import { findLost, sumOf } from './find-lost.ts';

/** Possible damage after a crash, and the expected report. */
const faults: readonly {
  readonly fault: string;
  readonly plant: (db: Db) => Promise<unknown>;
  readonly lost?: RegExp;
  readonly half?: RegExp;
}[] = [
  { fault: 'nothing', plant: async () => {} },
  {
    fault: 'no offer',
    plant: (db) => db.deleteFrom('offers').execute(),
    lost: /^offer Q-/,
    half: /^mails of .* does not exist/,
  },
  {
    fault: 'no mail to the customer',
    plant: (db) => db.deleteFrom('outbox').where('recipient_role', '=', 'visitor').execute(),
    lost: /^offer Q-/,
    half: /without its mails/,
  },
  {
    fault: 'no mail to sales',
    plant: (db) => db.deleteFrom('outbox').where('recipient_role', '=', 'sales').execute(),
    half: /without its mails/,
  },
  {
    fault: 'nothing for staff',
    plant: (db) => db.deleteFrom('incoming').execute(),
    half: /staff do not see/,
  },
  {
    fault: 'an unused number',
    plant: (db) => db.updateTable('offer_numbers').set({ next: 3 }).execute(),
    half: /3 quotation numbers were given and 2 are used/,
  },
  {
    fault: 'a signature without its file',
    plant: (db) => db.updateTable('offers').set({ state: 'signed' }).execute(),
    half: /its sealed file says otherwise/,
  },
  {
    fault: 'a sent mail without its file',
    plant: (db) => db.updateTable('outbox').set({ state: 'sent' }).execute(),
    half: /its file is not kept/,
  },
  {
    fault: 'no signature',
    plant: (db) => db.updateTable('offers').set({ state: 'open' }).where('state', '=', 'signed').execute(),
    lost: /^signature of Q-/,
    half: /its sealed file says otherwise/,
  },
  {
    fault: 'a sealed file that was changed',
    plant: async (db) => {
      const signed = db.selectFrom('documents').select('bytes').where('kind', '=', 'signed');
      const bytes = new Uint8Array((await signed.executeTakeFirstOrThrow()).bytes);
      bytes[1000] = (bytes[1000] ?? 0) ^ 1;
      await db.updateTable('documents').set({ bytes }).where('kind', '=', 'signed').execute();
    },
    lost: /^signature of Q-/,
  },
  {
    fault: 'an older unit of a configuration',
    plant: (db) => db.updateTable('configurations').set({ unit_uuid: null }).execute(),
    lost: /^unit of/,
  },
  {
    fault: 'older options of a configuration',
    plant: (db) => db.updateTable('configurations').set({ selection: null }).execute(),
    lost: /^options of/,
  },
  {
    fault: 'no configuration',
    plant: (db) => db.deleteFrom('configurations').execute(),
    lost: /^recommendation/,
  },
  {
    fault: 'no price list',
    plant: (db) => db.deleteFrom('price_lists').execute(),
    lost: /^price list road_salt 1/,
  },
  {
    fault: 'a price list with other prices',
    plant: (db) => db.updateTable('price_lists').set({ content: '{"prices":[]}' }).execute(),
    lost: /^price list road_salt 1/,
  },
  {
    fault: 'no meeting',
    plant: (db) => db.deleteFrom('meetings').execute(),
    lost: /^meeting at/,
    half: /does not exist/,
  },
  {
    fault: 'no lead',
    plant: (db) => db.deleteFrom('leads').execute(),
    lost: /^lead /,
    half: /does not exist/,
  },
];

/** Thrown to roll back the planted damage after the check. */
class RolledBack extends Error {}

describe('the check after a kill', () => {
  let app: TestApp;
  const acknowledged = nothingAcknowledged();
  beforeAll(async () => {
    app = await startTestApp();
    const browser = app.browser();
    const { id, answer } = await sendOffer(browser);
    acknowledged.offers.push({ id, number: answer.body.quotation_number, email: 'anna@farm.example' });
    await browser.call(selectOptions, {
      body: { id, selected_options: { colour: [{ body_colour: '9002' }] } },
    });
    const { unit_uuid } = await app.store.read((db) =>
      db.selectFrom('configurations').select('unit_uuid').executeTakeFirstOrThrow(),
    );
    acknowledged.configurations.set(id, { unit: unit_uuid ?? '', colour: '9002' });

    const toSign = await sentOffer(app);
    await sign(app.browser(), toSign);
    acknowledged.signatures.push(toSign);

    const list = await app.store.read((db) => readListContent(db, 'base', 'road_salt'));
    if (!list) throw new Error('there is no list');
    const { segment, version, comment, content } = list;
    acknowledged.publishes.push({ segment, version, comment, sumCents: sumOf(JSON.parse(content).prices) });

    const email = 'lene@gaard.example';
    const lead = { localeStr: 'da_DK', clientEmail: email, company: 'Gård', lastName: 'Hansen' };
    await browser.call(createLead, { body: { id, ...lead, volume: 40, segment: 'food' } });
    acknowledged.leads.push({ id });
    const { slots } = (await browser.call(listMeetingSlots, {})).body;
    const startsAt = slots[0] ?? '';
    const meeting = { localeStr: 'da_DK', startsAt, timeZone: 'Europe/Berlin', clientEmail: email };
    await browser.call(bookMeeting, { body: { ...meeting, lastName: 'Hansen' } });
    acknowledged.meetings.push({ startsAt, email });
  });
  afterAll(() => app.stop());

  it.each(faults)('reports $fault', async ({ plant, lost, half }) => {
    let said: object = {};
    const looked = app.store.write(async (db) => {
      await plant(db);
      said = { lost: await findLost(db, acknowledged), half: await findHalfMade(db) };
      throw new RolledBack();
    });
    await expect(looked).rejects.toThrow(RolledBack);
    expect(said).toEqual({
      lost: lost ? expect.arrayContaining([expect.stringMatching(lost)]) : [],
      half: half ? expect.arrayContaining([expect.stringMatching(half)]) : [],
    });
  });

  it('does not call options lost that a visitor replaces while it looks', async () => {
    const earlier = structuredClone(acknowledged);
    for (const state of earlier.configurations.values()) state.colour = '9001';
    const current = structuredClone(earlier);
    for (const state of current.configurations.values()) state.askedColour = '9002';
    const lost = await app.store.read(async (db) => [
      await findLost(db, earlier),
      await findLost(db, earlier, current),
    ]);
    expect(lost).toEqual([[expect.stringMatching(/^options of /)], []]);
  });
});
