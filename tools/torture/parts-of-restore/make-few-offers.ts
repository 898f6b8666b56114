import { client, sendOffer } from '../../../apps/server/src/configurator/testing/offers.ts';
import {
  mixedFeed,
  roadSalt,
  wholeGrainInside,
} from '../../../apps/server/src/configurator/testing/worked-cases.ts';
import { openStore } from '../../../apps/server/src/platform/db/open-store.ts';
import { startTestApp } from '../../../apps/server/src/platform/http/testing/test-app.ts';
import { pause } from '../shared/asker.ts';

const patienceMs = 60_000;

/** Creates quotations with the real server and sends their mails, so that all data of an offer exists. */
export async function makeFewOffers(dataDir: string): Promise<void> {
  const store = await openStore({ engine: 'sqlite', dataDir });
  const app = await startTestApp({}, { store, sendMails: true });
  try {
    for (const [position, values] of [mixedFeed, wholeGrainInside, roadSalt].entries()) {
      const clientEmail = `buyer-${position}@farm.example`;
      const { answer } = await sendOffer(app.browser(), { ...client, clientEmail }, values);
      if (answer.status !== 200) throw new Error(`an offer returned ${answer.status}`);
    }
    const unsent = () =>
      store.read((db) => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute());
    for (const began = Date.now(); (await unsent()).length > 0; await pause(50)) {
      if (Date.now() - began > patienceMs) throw new Error('the mails of the template were not sent');
    }
    // Same state as after real delivery: only captured mails keep their text.
    await store.write((db) => db.updateTable('outbox').set({ raw: null }).execute());
  } finally {
    await app.stop();
  }
}
