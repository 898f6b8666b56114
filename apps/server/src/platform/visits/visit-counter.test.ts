import { visitSteps } from '@silowright/contract/visit-steps';
import { describe, expect, it } from 'vitest';
import { engines } from '../db/testing/engines.ts';
import { roundedVolume, startVisitCounter } from './visit-counter.ts';
import { forgetCounts } from './visit-counts.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-03-01T10:00:00Z');
const countries = ['DE', 'NL', 'DK', null];

/** The same visitors in every run. */
const chance = (visitor: number, salt: number): number => ((visitor * 7919 + salt * 104_729) % 1000) / 1000;

describe.each(engines)('counts of visits, on $name', ({ open }) => {
  it('equal an independent count over a month of 10,000 visitors, with repeats and two processes (DK-03, D28)', async () => {
    const store = await open();
    let now = start;
    const parts = {
      store,
      nowMs: () => now,
      timeZone: 'UTC',
      onError: (error: unknown) => expect(error).toBe(''),
    };
    const processes = [startVisitCounter(parts), startVisitCounter(parts)] as const;
    const expected = new Map<string, number>();
    const value: Record<string, number> = {};
    let unmet = 0;
    for (let visitor = 0; visitor < 10_000; visitor += 1) {
      now = start + Math.floor((visitor / 10_000) * 30) * dayMs;
      const country = countries[visitor % countries.length] ?? null;
      const visit = {
        market: visitor % 3 === 0 ? 'a' : 'b',
        country,
        locale: 'de_DE',
        dealer: visitor % 5 ? null : 'd',
      };
      const configurationId = `visitor-${visitor}`;
      const steps = visitSteps.slice(0, 1 + Math.floor(chance(visitor, 1) * visitSteps.length));
      for (const step of steps) {
        const name = `${new Date(now).toISOString().slice(0, 10)} ${visit.market} ${country ?? ''} ${step}`;
        expected.set(name, (expected.get(name) ?? 0) + 1);
        const cents = step === 'quoted' || step === 'signed' ? 1_000 + visitor : 0;
        const currency = cents > 0 ? (country === 'DK' ? 'DKK' : 'EUR') : '';
        if (cents > 0) value[`${step} ${currency}`] = (value[`${step} ${currency}`] ?? 0) + cents;
        // A visitor may repeat a step, at either process.
        for (let time = 0; time <= Math.floor(chance(visitor, 2) * 3); time += 1)
          processes[time % 2]?.step(step, { visit, configurationId, cents, currency });
      }
      if (chance(visitor, 3) < 0.05) {
        unmet += 1;
        for (const process of processes)
          process.unmet({ configurationId, visit, product: 'feed', volumeM3: 31.4, nearest: '' });
      }
      if (visitor % 1_000 === 999) for (const process of processes) await process.flush();
    }
    for (const process of processes) await process.stop();

    const rows = await store.read((db) => db.selectFrom('visit_counts').selectAll().execute());
    const counted = new Map<string, number>();
    for (const { day, market, country, step, count } of rows) {
      const name = `${day} ${market} ${country} ${step}`;
      counted.set(name, (counted.get(name) ?? 0) + Number(count));
    }
    expect(Object.fromEntries([...counted].toSorted())).toEqual(Object.fromEntries([...expected].toSorted()));
    const summed: Record<string, number> = {};
    for (const { step, currency, cents } of rows)
      if (currency) summed[`${step} ${currency}`] = (summed[`${step} ${currency}`] ?? 0) + Number(cents);
    expect(summed).toEqual(value);
    expect(Object.keys(value)).toHaveLength(4);
    const stored = await store.read((db) => db.selectFrom('unmet_wishes').selectAll().execute());
    expect(stored.reduce((sum, { count }) => sum + Number(count), 0)).toBe(unmet);

    // Nothing in the counts names a visitor; the marks end after a day, the counts after the retention.
    expect(JSON.stringify([rows, stored])).not.toContain('visitor-');
    await store.write((db) => forgetCounts(db, '2026-03-29', { nowMs: now, expiryMs: now + 2 * dayMs }));
    const left = await store.read(async (db) => [
      (await db.selectFrom('visit_counts').select('day').distinct().execute())
        .map(({ day }) => day)
        .toSorted(),
      await db.selectFrom('counted_steps').selectAll().execute(),
    ]);
    expect(left).toEqual([['2026-03-29', '2026-03-30'], []]);
    await store.close();
  });
});

it.each([
  [1, 5],
  [31.4, 30],
  [104, 100],
  [333, 350],
])('rounds a volume of %d m³ to %d (D28)', (volume, rounded) => {
  expect(roundedVolume(volume)).toBe(rounded);
});
