import { expect, it } from 'vitest';
import { offersIn } from '../../apps/server/src/configurator/testing/offers.ts';
import { startTestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { fillInstallation } from './fill-installation.ts';

it('demo data are a year of quotations and leads of the catalogue, with dealers that have logos (IN-08)', async () => {
  const endMs = Date.parse('2026-11-15T12:00:00Z');
  let now = endMs - 366 * 24 * 3_600_000;
  const app = await startTestApp({}, { nowMs: () => now });
  try {
    const filled = await fillInstallation(app, {
      visits: 24,
      endMs,
      setNow: (ms) => {
        now = ms;
      },
    });
    const offers = await offersIn(app.store);
    expect(offers).toHaveLength(filled.quotations);
    expect(filled.quotations).toBeGreaterThan(10);
    for (const count of [filled.signed, filled.declined, filled.leads]) expect(count).toBeGreaterThan(0);
    const months = new Set(offers.map(({ created_at }) => new Date(created_at).toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThan(6);
    expect(Math.max(...offers.map(({ created_at }) => created_at))).toBeLessThanOrEqual(endMs);
    for (const { client_email } of offers) expect(client_email).toMatch(/@[a-z-]+\.example$/);
    const dealers = await app.store.read((db) => db.selectFrom('dealers').selectAll().execute());
    expect(JSON.stringify(dealers)).toContain('/media/');
  } finally {
    await app.stop();
  }
});
