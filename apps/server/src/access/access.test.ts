import type { Endpoint } from '@silowright/contract/call';
import { endpoints } from '@silowright/contract/calls';
import {
  type MachineScope,
  machineScopes,
  type StaffScope,
  scopesOfRole,
  staffRoles,
} from '@silowright/contract/staff-scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import type { Store } from '../platform/db/store.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';

const claim = 'https://example.com/role';
const dayMs = 86_400_000;

/** A caller's token, and what it may do. */
type Holder = readonly [name: string, token: string, scopes: readonly StaffScope[]];

const makeToken = (office: OpenDesk, scopes: readonly MachineScope[], days = 30, name = 'ERP') =>
  office.call('POST', '/admin/tokens', { name, scopes, days });

describe('every staff call, by every role and every scope of a machine', () => {
  let office: OpenDesk;
  let holders: readonly Holder[];
  beforeAll(async () => {
    office = await openDesk(undefined, { AUTH_ROLE_CLAIM: claim });
    const people = staffRoles.map(
      (role): Holder => [
        role,
        office.workshop.goodToken({ sub: `person-${role}`, [claim]: role }),
        scopesOfRole[role],
      ],
    );
    const machines = machineScopes.map(async (scope): Promise<Holder> => {
      const { json } = await makeToken(office, [scope]);
      return [`machine ${scope}`, json.token, [scope]];
    });
    holders = [...people, ...(await Promise.all(machines))];
  });
  afterAll(() => office.close());

  it.each(
    (endpoints as readonly Endpoint[])
      .filter(({ access }) => access === 'staff')
      .map((call) => [call.name, call] as const),
  )('%s (DK-09, IN-03, threat 42)', async (_, { method, path, scope }) => {
    const answers = await Promise.all(
      holders.map(async ([name, token, scopes]) => {
        const url = path.replace(/:\w+/g, 'x');
        const body = ['PUT', 'POST'].includes(method) ? {} : undefined;
        const { status } = await office.call(method, url, body, { token });
        const verdict = status === 403 ? 'refused' : status >= 500 || status === 401 ? status : 'let in';
        return [
          [name, verdict],
          [name, scope && scopes.includes(scope) ? 'let in' : 'refused'],
        ] as const;
      }),
    );
    expect(answers.map(([seen]) => seen)).toEqual(answers.map(([, wanted]) => wanted));
  });
});

describe('who may do what', () => {
  const withOffice = async (
    work: (office: OpenDesk, store: Store) => Promise<void>,
    env: Record<string, string> = {},
    nowMs?: () => number,
  ) => {
    const store = await openMemoryStore();
    const office = await openDesk(store, env, nowMs ? { nowMs } : {});
    try {
      await work(office, store);
    } finally {
      await office.close();
      await store.close();
    }
  };
  const kim = { sub: 'auth0|kim', email: 'kim@example.com', name: 'Kim' };

  it('staff without a claim are administrators, as before there were roles (DK-09)', () =>
    withOffice(async (office) => {
      const { json } = await office.call('GET', '/admin/me');
      expect(json).toEqual({
        id: 'auth0|staff-1',
        name: 'Sam Staff',
        recorded_as: 'staff@example.com',
        role: 'admin',
        scopes: [...scopesOfRole.admin],
        language: null,
      });
    }));

  it('each has a language of the desk, kept for the next visit (B24)', () =>
    withOffice(async (office) => {
      const token = office.workshop.goodToken(kim);
      const choose = (language: string) => office.call('PUT', '/admin/me/language', { language }, { token });
      expect((await choose('nl')).json).toEqual({ language: 'nl' });
      expect((await choose('de_DE')).json).toEqual({ language: 'de' });
      expect(await choose('fr')).toMatchObject({ status: 400, json: { errors: [{ path: 'language' }] } });
      expect((await office.call('GET', '/admin/me', undefined, { token })).json.language).toBe('de');
      expect((await office.call('GET', '/admin/me')).json.language).toBeNull();
    }));

  it('STAFF_DEFAULT_ROLE limits them (DK-09)', () =>
    withOffice(
      async (office) => {
        expect((await office.call('GET', '/admin/me')).json.role).toBe('viewer');
        expect((await office.call('GET', '/admin/people')).status).toBe(403);
      },
      { STAFF_DEFAULT_ROLE: 'viewer' },
    ));

  it('STAFF_DEFAULT_ROLE=none lets nobody in without a role (DK-09)', () =>
    withOffice(
      async (office) => {
        expect((await office.call('GET', '/admin/me')).status).toBe(403);
        const token = office.workshop.goodToken({ ...kim, [claim]: 'sales' });
        expect((await office.call('GET', '/admin/me', undefined, { token })).json.role).toBe('sales');
      },
      { STAFF_DEFAULT_ROLE: 'none', AUTH_ROLE_CLAIM: claim },
    ));

  it.each([
    ['sales', 'sales'],
    [['guest', 'viewer', 'prices'], 'prices'],
    [['sales', 'admin'], 'admin'],
    ['Admin', 'admin'],
    [{ role: 'viewer' }, 'admin'],
    [undefined, 'admin'],
  ])('the claim %j makes the role %s; what is no role counts for nothing (DK-09)', (claimed, role) =>
    withOffice(
      async (office) => {
        const token = office.workshop.goodToken({ ...kim, [claim]: claimed });
        expect((await office.call('GET', '/admin/me', undefined, { token })).json.role).toBe(role);
      },
      { AUTH_ROLE_CLAIM: claim },
    ),
  );

  it('an administrator gives a role, which counts from the next call; nobody changes their own (DK-06, DK-09)', () =>
    withOffice(async (office) => {
      const token = office.workshop.goodToken(kim);
      await office.call('GET', '/admin/me', undefined, { token });
      const give = (id: string, role: string | null) =>
        office.call('PUT', `/admin/people/${encodeURIComponent(id)}/role`, { role });
      expect((await give(kim.sub, 'viewer')).status).toBe(200);
      expect((await office.call('GET', '/admin/people', undefined, { token })).status).toBe(403);

      const people = async () => (await office.call('GET', '/admin/people')).json;
      expect(await people()).toEqual([
        expect.objectContaining({ id: 'auth0|staff-1', role: 'admin', role_from: 'default' }),
        expect.objectContaining({
          id: kim.sub,
          name: 'Kim',
          email: kim.email,
          role: 'viewer',
          role_from: 'administrator',
        }),
      ]);
      expect((await give('auth0|staff-1', 'viewer')).json.errors[0].code).toBe('own-role');
      expect((await give('nobody', 'viewer')).status).toBe(404);
      expect((await give(kim.sub, 'king')).status).toBe(400);
      expect((await give(kim.sub, null)).status).toBe(200);
      expect((await office.call('GET', '/admin/people', undefined, { token })).status).toBe(200);
    }));

  it('a role of the provider counts before one given here, and a change of name is noted (DK-06, DK-09)', () =>
    withOffice(
      async (office) => {
        const call = (claims: object) =>
          office.call('GET', '/admin/me', undefined, {
            token: office.workshop.goodToken({ ...kim, ...claims }),
          });
        await call({});
        await office.call('PUT', `/admin/people/${encodeURIComponent(kim.sub)}/role`, { role: 'prices' });
        expect((await call({})).json.role).toBe('prices');
        expect((await call({ [claim]: 'sales', name: 'Kim B.' })).json.role).toBe('sales');
        const { json } = await office.call('GET', '/admin/people');
        expect(json.find(({ id }: { id: string }) => id === kim.sub)).toMatchObject({
          name: 'Kim B.',
          role: 'sales',
          role_from: 'provider',
        });
        expect((await call({})).json.role).toBe('prices');
      },
      { AUTH_ROLE_CLAIM: claim },
    ));

  it('a token of a machine is shown once, stored as a hash, and ends when withdrawn (IN-03)', () =>
    withOffice(async (office, store) => {
      const { json: made } = await makeToken(office, ['incoming:read', 'prices:read']);
      expect(made.token).toMatch(/^silowright_[\w-]{43}$/);
      const stored = await store.read((db) => db.selectFrom('machine_tokens').selectAll().execute());
      expect(JSON.stringify(stored)).not.toContain(made.token);

      const use = () => office.call('GET', '/admin/incoming/quotations', undefined, { token: made.token });
      expect((await use()).status).toBe(200);
      const { json: listed, bytes } = await office.call('GET', '/admin/tokens');
      expect(bytes.toString()).not.toContain(made.token);
      expect(listed).toEqual([
        expect.objectContaining({
          id: made.id,
          name: 'ERP',
          scopes: ['incoming:read', 'prices:read'],
          author: 'staff@example.com',
          last_used_at: expect.any(String),
          withdrawn_at: null,
        }),
      ]);
      const withdraw = () => office.call('DELETE', `/admin/tokens/${made.id}`);
      expect((await withdraw()).status).toBe(200);
      expect((await use()).status).toBe(401);
      expect((await withdraw()).status).toBe(404);
      expect((await office.call('GET', '/admin/tokens')).json[0].withdrawn_by).toBe('staff@example.com');
    }));

  it('a token of a machine ends by itself (IN-03)', async () => {
    let nowMs = Date.now();
    await withOffice(
      async (office) => {
        const { token } = (await makeToken(office, ['dealers:read'], 2)).json;
        const use = async () => (await office.call('GET', '/admin/dealer/list', undefined, { token })).status;
        expect(await use()).toBe(200);
        nowMs += 2 * dayMs - 1000;
        expect(await use()).toBe(200);
        nowMs += 1000;
        expect(await use()).toBe(401);
      },
      {},
      () => nowMs,
    );
  });

  it('a publication by a machine carries its name (IN-03)', () =>
    withOffice(async (office) => {
      const { token } = (await makeToken(office, ['prices:read', 'prices:write'], 30, 'price robot')).json;
      const { json: list } = await office.call('GET', '/admin/unit/prices/agricultural', undefined, {
        token,
      });
      list.id.version += 1;
      list.prices[0].priceInCents += 100;
      const { status } = await office.call('PUT', '/admin/unit/prices', list, { token });
      expect(status).toBe(200);
      const { json } = await office.call('GET', '/admin/unit/prices/agricultural');
      expect(json.publication.author).toBe('machine: price robot');
    }));
});

it('makes no token that is too wide, too long or without a name (IN-03)', async () => {
  const office = await openDesk();
  const wrong = [
    { scopes: [] },
    { scopes: ['prices:read', 'prices:read'] },
    { scopes: ['access:write'] },
    { scopes: ['everything'] },
    { name: '' },
    { name: 'two\nlines' },
    { days: 0 },
    { days: 731 },
    { days: 0.5 },
  ];
  for (const part of wrong) {
    const body = { name: 'ERP', scopes: ['prices:read'], days: 30, ...part };
    expect([part, (await office.call('POST', '/admin/tokens', body)).status]).toEqual([part, 400]);
  }
  expect((await office.call('GET', '/admin/tokens')).json).toEqual([]);
  await office.close();
});

it('a token made while the clock is ahead by mistake does not live longer (IN-03, threat 57)', async () => {
  const began = Date.now();
  let ahead = 0;
  const office = await openDesk(undefined, {}, { nowMs: () => began + ahead, guardClock: true });
  ahead = 400 * dayMs;
  const { json } = await makeToken(office, ['prices:read']);
  expect(Date.parse(json.expires_at) - began).toBeLessThan(31 * dayMs);
  ahead = 0;
  const { status } = await office.call('GET', '/admin/unit/prices/agricultural', undefined, {
    token: json.token,
  });
  expect(status).toBe(200);
  await office.close();
});
