import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodLogo } from '../deals/paper/testing/hostile-logos.ts';
import { multipart } from '../desk/testing/multipart.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';

import { addCounts } from '../platform/visits/visit-counts.ts';
import { monthsUntil, quartersUntil } from './read-dealers.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

describe('months and quarters end with the current one', () => {
  it.each([
    ['2026-02-03', ['2025-12', '2026-01', '2026-02'], ['2025-07-01', '2025-10-01', '2026-01-01']],
    ['2026-12-31', ['2026-10', '2026-11', '2026-12'], ['2026-04-01', '2026-07-01', '2026-10-01']],
  ])('%s (PX-07)', (day, months, quarters) => {
    expect(monthsUntil(day, 3)).toEqual(months);
    expect(quartersUntil(day, 3)).toEqual(quarters);
  });
});

describe('a dealer', () => {
  let office: OpenDesk;
  beforeAll(async () => {
    office = await openDesk(undefined, {}, { nowMs: () => now });
  });
  afterAll(() => office.close());
  const page = async (id: string) => (await office.call('GET', `/admin/dealer/one/${id}`)).json;
  const input = async (id: string) => {
    const { image_url: _, ...dealer } = (await page(id)).dealer;
    return dealer;
  };
  const save = async (...dealers: object[]) => (await office.call('PUT', '/admin/dealer', { dealers })).json;

  it('has a history of who changed what, also by an import, its undoing and a logo (PX-07, PX-08)', async () => {
    const [first, second] = [await input('noordhof'), await input('heidkamp')];
    const { save_id } = await save(
      { ...first, city: 'Kampen', active: false },
      { ...second, city: 'Vechta' },
    );
    await office.call('POST', `/admin/dealer/saves/${save_id}/undo`);
    // Saved without a change: no entry.
    await save(await input('noordhof'));
    const { body, headers } = multipart([{ name: 'file', filename: 'x.png', bytes: await goodLogo() }]);
    await office.call('POST', '/admin/dealer/logo/noordhof/9000001', body, { headers });
    const { changes, dealer } = await page('noordhof');
    expect(dealer).toMatchObject({ id: 'noordhof', city: 'Zwolle', active: true });
    const [logo, undone, changed] = ['logo', 'undone', 'changed'].map((kind) =>
      changes.find((change: { kind: string }) => change.kind === kind),
    );
    expect(changes).toHaveLength(3);
    expect(changed).toMatchObject({
      author: 'staff@example.com',
      together: 2,
      at: new Date(now).toISOString(),
      fields: [
        { field: 'city', was: 'Zwolle', becomes: 'Kampen' },
        { field: 'active', was: 'true', becomes: 'false' },
      ],
    });
    expect(undone.fields[0]).toEqual({ field: 'city', was: 'Kampen', becomes: 'Zwolle' });
    expect(logo.fields[0]).toMatchObject({ field: 'image_url', becomes: dealer.image_url });
  });

  it('that is not known is not found (PX-07)', async () => {
    expect((await office.call('GET', '/admin/dealer/one/nobody')).status).toBe(404);
  });

  it('has its quotations, their value, and how many were signed (PX-07)', async () => {
    const visit = (
      ...[step, day, dealer, cents, currency = 'EUR']: [
        step: 'quoted' | 'signed',
        day: string,
        dealer: string,
        cents: number,
        currency?: string,
      ]
    ) => ({
      visit: { day, market: 'agricultural', country: 'NL', language: 'nl', dealer, step, cents, currency },
    });
    await office.store.write((db) =>
      addCounts(
        db,
        [
          visit('quoted', '2026-11-02', 'noordhof', 1_000),
          visit('quoted', '2026-11-09', 'noordhof', 2_000),
          visit('signed', '2026-11-10', 'noordhof', 2_000),
          visit('quoted', '2026-01-09', 'noordhof', 500),
          visit('quoted', '2026-01-09', 'noordhof', 70_000, 'DKK'),
          visit('quoted', '2025-11-30', 'noordhof', 9_000),
          visit('quoted', '2026-11-09', '', 7_000),
        ],
        now,
      ),
    );
    const { json } = await office.call('GET', '/admin/dealer/figures');
    expect(json).toEqual([
      {
        id: 'noordhof',
        sent: 4,
        amounts: [
          { currency: 'EUR', cents: 3_500 },
          { currency: 'DKK', cents: 70_000 },
        ],
        signed: 1,
        last: '2026-11-09',
        months: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      },
    ]);
    expect((await office.call('GET', '/admin/dealer/figures?limit=100')).json).toEqual(json);
    const [first] = (await office.call('GET', '/admin/dealer/list?limit=1')).json;
    expect((await office.call('GET', '/admin/dealer/figures?limit=1')).json).toEqual(
      json.filter(({ id }: { id: string }) => id === first.id),
    );
    const { quarters, days_to_sign } = await page('noordhof');
    expect(quarters).toHaveLength(8);
    expect(quarters.at(-1)).toEqual({ from: '2026-10-01', sent: 2, signed: 1 });
    expect(quarters.at(-5)).toEqual({ from: '2025-10-01', sent: 1, signed: 0 });
    expect(days_to_sign).toBeNull();
  });
});
