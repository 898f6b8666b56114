import { readSigning } from '@silowright/contract/signing';
import { expect, it } from 'vitest';
import { offersIn, sendOffer } from '../configurator/testing/offers.ts';
import { openDesk } from '../desk/testing/open-desk.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { applyRetention } from '../privacy/start-retention.ts';

const dayMs = 24 * 3_600_000;

it('in doubt: nothing is erased and nothing expires until staff confirm the displayed time (threat 71, S1)', async () => {
  const began = Date.now();
  let ahead = 0;
  const office = await openDesk(undefined, {}, { nowMs: () => began + ahead, guardClock: true });
  const clock = async () => (await office.call('GET', '/admin/clock')).json;
  const states = async () => {
    const { json } = await office.call('GET', '/admin/incoming/quotations');
    return json.items.map(({ state }: { state: string }) => state);
  };
  const browser = new TestClient(office.app.server);
  const { id, answer } = await sendOffer(browser);
  await office.store.write((db) => db.updateTable('outbox').set({ state: 'sent' }).execute());
  expect(await clock()).toMatchObject({ right: true });

  ahead = 400 * dayMs;
  const doubt = await clock();
  const iso = (time: number) => new Date(time).toISOString();
  expect(doubt).toEqual({ right: false, now: iso(began + ahead), seen: iso(began) });
  expect(await applyRetention(office)).toBe(false);
  expect(await states()).toEqual(['open']);
  const signing = await browser.call(readSigning, { params: { configurationId: id } });
  expect(signing.body).toMatchObject({ state: 'open', quotation_number: answer.body.quotation_number });

  const confirm = (now: string) => office.call('POST', '/admin/clock/confirm', { now });
  expect((await confirm(iso(began))).status).toBe(400);
  expect(await clock()).toMatchObject({ right: false });
  expect((await confirm(doubt.now)).status).toBe(200);
  expect(await clock()).toMatchObject({ right: true });
  expect(await states()).toEqual(['expired']);
  expect(await applyRetention(office)).toBe(true);
  expect(await offersIn(office.store)).toEqual([]);
  await office.close();
});
