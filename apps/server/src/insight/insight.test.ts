import { listProductGroups } from '@silowright/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOffer } from '../configurator/testing/offers.ts';
import { mixedFeed, recommended, roadSalt, withUnit } from '../configurator/testing/worked-cases.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';

import type { TestApp } from '../platform/http/testing/test-app.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { sentOffer, sign, stateOf } from '../signing/testing/signings.ts';

/** Nobody can be offered a silo of this height. */
const unmet = { ...mixedFeed, placement: 'inside', spaceLimitationHeightInMeter: 2.5 };
const start = Date.parse('2026-03-02T10:00:00Z');
const dayMs = 86_400_000;

describe('insight from the calls that visitors make anyway', () => {
  let office: OpenDesk;
  let app: TestApp;
  let now = start;
  beforeAll(async () => {
    office = await openDesk(undefined, {}, { nowMs: () => now });
    app = { ...office, browser: () => new TestClient(office.app.server) };
  });
  afterAll(() => office.close());

  const insight = async (query: string) => (await office.call('GET', `/admin/insight${query}`)).json;
  const market = (segment: string) => app.browser().call(listProductGroups, { params: { segment } });

  it('counts each step once, by week, market, country and dealer, and what nobody could be offered (DK-03)', async () => {
    // The first week: a market is looked at, a unit is recommended and chosen, and one is quoted, read and signed.
    await market('agricultural');
    await market('road_salt');
    await recommended(app.browser());
    await withUnit(app.browser());
    const offer = await sentOffer(app);
    for (let time = 0; time < 2; time += 1) await stateOf(offer.owner, offer);
    expect((await sign(offer.owner, offer)).status).toBe(200);
    await recommended(app.browser(), unmet);
    // The week after.
    now = start + 8 * dayMs;
    await market('road_salt');
    await sendOffer(app.browser(), { clientEmail: 'salt@town.example' }, roadSalt);

    // Counts are written every second.
    await expect
      .poll(async () => {
        const { funnel } = await insight('?weeks=4');
        return Object.fromEntries(funnel.map(({ step, count }: never) => [step, count]));
      })
      .toEqual({ market: 3, recommended: 5, configured: 3, quoted: 2, opened: 1, signed: 1 });
    const all = await insight('?weeks=4');
    const weeks = all.weeks.map(({ from, sent, signed }: never) => [from, sent, signed]);
    expect(weeks).toEqual([
      ['2026-02-16', 0, 0],
      ['2026-02-23', 0, 0],
      ['2026-03-02', 1, 1],
      ['2026-03-09', 1, 0],
    ]);
    const offers = await office.store.read((db) =>
      db.selectFrom('incoming').select(['market', 'total_cents']).execute(),
    );
    for (const { key, amounts } of all.markets) {
      const cents = Number(offers.find((row) => row.market === key)?.total_cents);
      expect(amounts).toMatchObject([{ currency: 'EUR', cents }]);
    }
    expect(all.markets.map(({ key }: never) => key).toSorted()).toEqual(['agricultural', 'road_salt']);
    expect(all.countries.map(({ key }: never) => key).toSorted()).toEqual(['DE', 'LU']);
    expect(all.unmet).toMatchObject([{ market: 'agricultural', country: 'DE', volume: 30, count: 1 }]);
    expect(all.quotations).toBe(2);
    expect(all.options.length).toBeGreaterThan(0);
  });

  it.each([
    ['?weeks=4&market=road_salt', 1],
    ['?weeks=4&country=LU', 1],
    ['?weeks=4&country=DE', 1],
    ['?weeks=4&dealer=nobody', 0],
    ['?weeks=4', 2],
  ])('is narrowed by %s (DK-03)', async (query, sent) => {
    const { weeks } = await insight(query);
    expect(weeks.reduce((sum: number, week: { sent: number }) => sum + week.sent, 0)).toBe(sent);
  });

  it('counts a signature until it is declared void, on the day it was given (DK-03, S2)', async () => {
    now = start + 15 * dayMs;
    const signedIn = async () => {
      const { weeks, markets } = await insight('?weeks=4');
      const [{ amounts }] = markets.filter(({ key }: { key: string }) => key === 'agricultural');
      return [weeks.map(({ signed }: { signed: number }) => signed), amounts[0].signed_cents];
    };
    const [, before] = await signedIn();
    const offer = await sentOffer(app);
    expect((await sign(offer.owner, offer)).status).toBe(200);
    await expect.poll(signedIn).toEqual([[0, 1, 0, 1], expect.toSatisfy((cents) => cents > before)]);
    now += dayMs;
    const reason = { reason: 'signed by mistake' };
    const { items } = (await office.call('GET', '/admin/incoming/quotations?state=signed')).json;
    expect((await office.call('PUT', `/admin/quotations/${items[0].id}/void`, reason)).status).toBe(200);
    expect(await signedIn()).toEqual([[0, 1, 0, 0], before]);
  });

  it('keeps no personal data in any of its tables: none of the values that visitors typed (DK-03, D28)', async () => {
    const tables = await office.store.read(async (db) => ({
      visits: await db.selectFrom('visit_counts').selectAll().execute(),
      unmet: await db.selectFrom('unmet_wishes').selectAll().execute(),
      options: await db.selectFrom('option_counts').selectAll().execute(),
      marks: await db.selectFrom('counted_steps').selectAll().execute(),
    }));
    expect(tables.visits.length).toBeGreaterThan(0);
    const kept = JSON.stringify(tables).toLowerCase();
    const frozen = await office.store.read((db) => db.selectFrom('offers').select('frozen').execute());
    const typed = frozen.flatMap(({ frozen: text }) => {
      const { addressee, values } = JSON.parse(text);
      return [...Object.values(addressee ?? {}), values?.locationPlacename, values?.locationLattitude];
    });
    const words = typed.flatMap((value) => (value === undefined || value === null ? [] : String(value)));
    expect(words.length).toBeGreaterThan(8);
    for (const word of words) if (word.length > 2) expect(kept).not.toContain(word.toLowerCase());
    // Every column that is kept longer than a day, by name: a new one needs a thought.
    expect(Object.keys(tables.visits[0] ?? {}).toSorted()).toEqual(
      ['day', 'market', 'country', 'language', 'dealer', 'step', 'currency', 'count', 'cents'].toSorted(),
    );
    expect(Object.keys(tables.unmet[0] ?? {}).toSorted()).toEqual(
      ['day', 'market', 'country', 'product', 'volume', 'nearest', 'count'].toSorted(),
    );
  });
});
