import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import type { Store } from '../platform/db/store.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { publishPlanned } from './publish-planned.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 16);
const opened: OpenDesk[] = [];
const stores: Store[] = [];
afterEach(async () => {
  for (const office of opened.splice(0)) await office.close();
  for (const store of stores.splice(0)) await store.close().catch(() => {});
});

describe.each(engines)('planned prices on $name', ({ name, open }) => {
  /** The office's own clock stays, so that only the processes of the test publish; the test moves theirs. */
  async function openOffice() {
    const store = await open();
    stores.push(store);
    let now = start;
    let inDoubt = false;
    const office = await openDesk(store, {}, { nowMs: () => start });
    opened.push(office);
    const parts = {
      store,
      catalogues: office.catalogues,
      config: { staffDefaultRole: 'admin' as const },
      nowMs: () => now,
      clock: {
        trouble: () => (inDoubt ? ({ why: 'ahead', machineMs: now, seenMs: start } as const) : undefined),
      },
    };
    const list = async () =>
      (await office.call('GET', '/admin/unit/prices/agricultural')).json as {
        id: { version: number; segment: string };
        prices: BasePriceRow[];
      };
    const body = async (raise: Readonly<Record<number, number>>, extras: object = {}) => {
      const { id, prices } = await list();
      return {
        id: { ...id, version: id.version + 1 },
        prices: prices.map((row, index) => ({
          ...row,
          priceInCents: row.priceInCents + (raise[index] ?? 0),
        })),
        ...extras,
      };
    };
    return {
      office,
      list,
      body,
      plan: async (raise: Readonly<Record<number, number>>, afterDays: number, extras: object = {}) =>
        office.call(
          'POST',
          `/admin/unit/prices/plans?at=${new Date(start + afterDays * dayMs).toISOString()}`,
          await body(raise, extras),
        ),
      plans: async () => (await office.call('GET', '/admin/unit/plans/base/agricultural')).json,
      history: async () => (await office.call('GET', '/admin/unit/history/base/agricultural')).json,
      cents: async (index: number) => (await list()).prices[index]!.priceInCents,
      publish: () => publishPlanned(parts),
      setClock: (days: number, isInDoubt = false) => {
        now = start + days * dayMs;
        inDoubt = isInDoubt;
      },
    };
  }

  it('are published once by many processes, and not again when the clock goes back and forth (PX-03, threat 76)', async () => {
    const { plan, publish, setClock, cents, list } = await openOffice();
    const before = [await cents(0), await cents(1)];
    await plan({ 0: 100 }, 1);
    await plan({ 1: 100 }, 2);
    setClock(3);
    // Both are overdue, as after a restart; five processes find them at once.
    await Promise.all(Array.from({ length: 5 }, publish));
    expect([await cents(0), await cents(1)]).toEqual(before.map((price) => price + 100));
    expect((await list()).id.version).toBe(3);
    for (const days of [0, 5, 1, 400]) {
      setClock(days);
      await publish();
    }
    expect((await list()).id.version).toBe(3);
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('are published at their moment, with who, when and what; until then they can be withdrawn (PX-03)', async () => {
    const { office, plan, plans, publish, setClock, cents, history } = await openOffice();
    const before = await cents(0);
    expect((await plan({ 0: 100 }, 1, { comment: 'steel' })).json).toMatchObject({
      changed: 1,
      repeated: false,
    });
    const second = (await plan({ 1: 100 }, 2)).json;
    expect(await plans()).toMatchObject([
      {
        author: 'staff@example.com',
        comment: 'steel',
        changed: 1,
        state: 'waiting',
        due_at: '2026-11-17T00:00:00.000Z',
      },
      { id: second.id, due_at: '2026-11-18T00:00:00.000Z' },
    ]);
    const shown = (await office.call('GET', `/admin/unit/plans/${second.id}`)).json;
    expect(shown.changes).toEqual([
      { id: expect.any(String), before: expect.any(Number), after: expect.any(Number) },
    ]);
    expect(await publish()).toBe(start + dayMs);
    expect(await cents(0)).toBe(before);
    expect((await office.call('DELETE', `/admin/unit/plans/${second.id}`)).status).toBe(200);
    expect((await office.call('DELETE', `/admin/unit/plans/${second.id}`)).status).toBe(404);
    setClock(1);
    expect(await publish()).toBeUndefined();
    expect(await cents(0)).toBe(before + 100);
    expect(office.catalogues.current('agricultural').catalogue.priceVersion).toBe(2);
    setClock(5);
    await publish();
    expect(
      (await history()).map(({ version, author, comment }: never) => ({ version, author, comment })),
    ).toEqual([
      { version: 2, author: 'staff@example.com', comment: 'steel' },
      { version: 1, author: 'system', comment: expect.any(String) },
    ]);
    expect(await plans()).toEqual([]);
  });

  it('wait while the clock is in doubt, and are not missed afterwards (PX-03)', async () => {
    const { plan, publish, setClock, list } = await openOffice();
    await plan({ 0: 100 }, 30);
    setClock(400, true);
    expect(await publish()).toBe(start + 30 * dayMs);
    expect((await list()).id.version).toBe(1);
    setClock(31);
    await publish();
    expect((await list()).id.version).toBe(2);
  });

  it('change only their rows; what was published meanwhile stays (PX-03)', async () => {
    const { office, plan, body, publish, setClock, cents } = await openOffice();
    const before = [await cents(0), await cents(1), await cents(2)];
    await plan({ 0: 100, 1: 100 }, 1);
    expect((await office.call('PUT', '/admin/unit/prices', await body({ 1: 7, 2: 7 }))).status).toBe(200);
    setClock(1);
    await publish();
    expect([await cents(0), await cents(1), await cents(2)]).toEqual([
      before[0]! + 100,
      before[1]! + 100,
      before[2]! + 7,
    ]);
  });

  it('that are in force already make no version (PX-03)', async () => {
    const { office, plan, body, publish, setClock, list, plans } = await openOffice();
    await plan({ 0: 100 }, 1);
    await office.call('PUT', '/admin/unit/prices', await body({ 0: 100 }));
    setClock(1);
    await publish();
    expect((await list()).id.version).toBe(2);
    expect(await plans()).toEqual([]);
  });

  it('that cannot be published say why, and do not stop the next plan (PX-03)', async () => {
    const { office, publish, setClock, list, plan } = await openOffice();
    const { id, options } = (await office.call('GET', '/admin/unit/options/agricultural')).json;
    const [group] = options.filter((each: { options: { priceInCents?: number }[] }) =>
      each.options.some((option) => option.priceInCents),
    );
    const value = group.options.find((option: { priceInCents?: number }) => option.priceInCents).value;
    const rows = (await list()).prices;
    const smallest = Math.min(...rows.map((row) => row.priceInCents));
    const withFormula = options.map((each: typeof group) =>
      each === group
        ? {
            ...each,
            options: each.options.map(
              ({ priceInCents, ...option }: { priceInCents?: number; value: string }) =>
                option.value === value
                  ? { ...option, formula: `P - ${smallest - 1}` }
                  : { ...option, ...(priceInCents !== undefined && { priceInCents }) },
            ),
          }
        : each,
    );
    const planned = await office.call(
      'POST',
      `/admin/unit/options/plans?at=${new Date(start + dayMs).toISOString()}`,
      { id: { ...id, version: id.version + 1 }, options: withFormula, confirmLargeChanges: true },
    );
    expect(planned.json).toMatchObject({ changed: 1 });
    // A unit becomes cheaper than the formula allows.
    const cheap = rows.findIndex((row) => row.priceInCents === smallest);
    await plan({ [cheap]: -100 }, 0.5);
    await plan({ [cheap === 0 ? 1 : 0]: 100 }, 2);
    setClock(3);
    await publish();
    expect((await list()).id.version).toBe(3);
    const [failed] = (await office.call('GET', '/admin/unit/plans/options/agricultural')).json;
    expect(failed).toMatchObject({ state: 'failed', errors: [{ code: 'bad-formula' }] });
    expect((await office.call('DELETE', `/admin/unit/plans/${failed.id}`)).status).toBe(200);
  });

  it('are planned with the checks of a publish: moment, version, large changes, repeats (PX-03)', async () => {
    const { office, plan, body } = await openOffice();
    expect((await plan({ 0: 100 }, 0)).json.errors).toMatchObject([{ path: 'at', code: 'past' }]);
    expect((await plan({ 0: 100 }, 1_000)).json.errors).toMatchObject([{ path: 'at', code: 'too-far' }]);
    expect((await plan({}, 1)).json.errors).toMatchObject([{ code: 'unchanged' }]);
    expect((await plan({ 0: 10_000_000 }, 1)).status).toBe(422);
    expect((await plan({ 0: 10_000_000 }, 1, { confirmLargeChanges: true })).status).toBe(200);
    expect((await plan({ 0: 10_000_000 }, 1, { confirmLargeChanges: true })).json.repeated).toBe(true);
    expect((await plan({ 0: 100 }, 1)).status).toBe(409);
    const stale = await body({ 0: 100 });
    await office.call('PUT', '/admin/unit/prices', await body({ 3: 100 }));
    const at = new Date(start + 2 * dayMs).toISOString();
    expect((await office.call('POST', `/admin/unit/prices/plans?at=${at}`, stale)).json.code).toBe(
      'stale-version',
    );
    expect((await office.call('POST', '/admin/unit/prices/plans?at=tomorrow', stale)).status).toBe(400);
  });

  it('of a withdrawn machine are listed and held, and published only when somebody takes them over (S21)', async () => {
    const { office, plan, plans, publish, setClock, cents, body } = await openOffice();
    const before = await cents(0);
    const scopes = ['prices:read', 'prices:write'];
    const made = await office.call('POST', '/admin/tokens', { name: 'ERP', scopes, days: 30 });
    const at = new Date(start + dayMs).toISOString();
    const planned = await office.call('POST', `/admin/unit/prices/plans?at=${at}`, await body({ 0: 100 }), {
      token: made.json.token,
    });
    expect(planned.status).toBe(200);
    await plan({ 1: 100 }, 2);
    const withdrawn = await office.call('DELETE', `/admin/tokens/${made.json.id}`);
    expect(withdrawn.json.held).toMatchObject([{ id: planned.json.id, state: 'held', changed: 1 }]);
    setClock(3);
    await publish();
    expect(await cents(0)).toBe(before);
    expect(await plans()).toMatchObject([
      {
        id: planned.json.id,
        state: 'held',
        author: 'machine: ERP',
        errors: [{ code: 'token-withdrawn', message: expect.stringContaining('withdrawn') }],
      },
    ]);
    const take = () => office.call('PUT', `/admin/unit/plans/${planned.json.id}`);
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(409);
    await publish();
    expect([await cents(0), await plans()]).toEqual([before + 100, []]);
    expect((await office.call('DELETE', '/admin/unit/plans/unknown')).status).toBe(404);
  });

  it('of a person whose role went are held, at once or at their moment, and can be deleted (S21)', async () => {
    const claim = 'https://example.com/role';
    const store = await open();
    stores.push(store);
    const office = await openDesk(store, { AUTH_ROLE_CLAIM: claim, STAFF_DEFAULT_ROLE: 'none' });
    opened.push(office);
    const as = (sub: string, role?: string) => ({
      token: office.workshop.goodToken({
        sub,
        email: `${sub}@example.com`,
        name: sub,
        ...(role && { [claim]: role }),
      }),
    });
    const planAs = async (who: { token: string }, hours: number) => {
      const { id, prices } = (await office.call('GET', '/admin/unit/prices/agricultural', undefined, who))
        .json;
      const raised = prices.map((row: BasePriceRow, index: number) => ({
        ...row,
        priceInCents: row.priceInCents + (index === hours ? 100 : 0),
      }));
      const at = new Date(Date.now() + hours * 3_600_000).toISOString();
      const list = { id: { ...id, version: id.version + 1 }, prices: raised };
      return office.call('POST', `/admin/unit/prices/plans?at=${at}`, list, who);
    };
    const admin = as('root', 'admin');
    // One role is given here, the other comes from the provider.
    await office.call('GET', '/admin/me', undefined, as('given'));
    const given = await office.call('PUT', '/admin/people/given/role', { role: 'prices' }, admin);
    expect(given.status).toBe(200);
    expect((await planAs(as('given'), 1)).status).toBe(200);
    expect((await planAs(as('claimed', 'prices'), 2)).status).toBe(200);
    const taken = await office.call('PUT', '/admin/people/given/role', { role: 'viewer' }, admin);
    expect(taken.json.held).toMatchObject([{ state: 'held', author: 'given@example.com' }]);
    await office.call('GET', '/admin/me', undefined, as('claimed', 'viewer'));
    await publishPlanned({
      store,
      catalogues: office.catalogues,
      nowMs: () => Date.now() + dayMs,
      clock: { trouble: () => undefined },
      config: { staffDefaultRole: 'none' },
    });
    const left = await office.call('GET', '/admin/unit/plans/base/agricultural', undefined, admin);
    expect(
      left.json.map((plan: { state: string; errors: { code: string }[] }) => [
        plan.state,
        plan.errors[0]?.code,
      ]),
    ).toEqual([
      ['held', 'role-gone'],
      ['held', 'role-gone'],
    ]);
    for (const { id } of left.json)
      expect((await office.call('DELETE', `/admin/unit/plans/${id}`, undefined, admin)).status).toBe(200);
  });
});
