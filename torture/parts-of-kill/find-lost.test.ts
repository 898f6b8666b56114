import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import type { Db } from '../../apps/server/src/store/store.ts';
import { type Acknowledged, nothingAcknowledged } from './acknowledged.ts';
import { findHalfMade } from './find-half-made.ts';
import { findLost } from './find-lost.ts';

/** What a crash could leave behind, and what must be said about it. */
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
    fault: 'a number given in vain',
    plant: (db) => db.updateTable('offer_numbers').set({ next: 2 }).execute(),
    half: /2 quotation numbers were given and 1 are used/,
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
    fault: 'an older state of a configuration',
    plant: (db) => db.updateTable('configurations').set({ unit_uuid: null }).execute(),
    lost: /^unit of/,
  },
  {
    fault: 'no configuration',
    plant: (db) => db.deleteFrom('configurations').execute(),
    lost: /^recommendation/,
  },
];

describe('the look after a kill', () => {
  let app: TestApp;
  let acknowledged: Acknowledged;
  beforeEach(async () => {
    app = await startTestApp();
    acknowledged = nothingAcknowledged();
    const { id, answer } = await sendOffer(app.browser());
    acknowledged.offers.push({ id, number: answer.body.quotation_number, email: 'anna@farm.example' });
    const row = await app.store.read((db) =>
      db.selectFrom('configurations').select('unit_uuid').executeTakeFirstOrThrow(),
    );
    acknowledged.configurations.set(id, { unit: row.unit_uuid ?? '' });
  });
  afterEach(() => app.stop());

  it.each(faults)('after $fault says so', async ({ plant, lost, half }) => {
    await app.store.write(plant);
    const said = {
      lost: await app.store.read((db) => findLost(db, acknowledged)),
      half: await app.store.read(findHalfMade),
    };
    expect(said).toEqual({
      lost: lost ? expect.arrayContaining([expect.stringMatching(lost)]) : [],
      half: half ? expect.arrayContaining([expect.stringMatching(half)]) : [],
    });
  });
});
