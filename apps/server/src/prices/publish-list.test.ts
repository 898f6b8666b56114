import type { BasePriceRow, OptionGroup } from '@silowright/domain/catalogue/option-list';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { engines } from '../platform/db/testing/engines.ts';
import type { ApiError } from '../platform/http/api-error.ts';
import { publishList } from './publish.ts';
import { insertListContent, listVersions, readListContent } from './store/price-lists.ts';

let office: OpenDesk;
beforeEach(async () => {
  office = await openDesk();
});
afterEach(() => office.close());

const prices = async (segment = 'agricultural') =>
  (await office.call('GET', `/admin/unit/prices/${segment}`)).json as {
    id: { version: number; segment: string };
    prices: BasePriceRow[];
  };
const options = async (segment = 'agricultural') =>
  (await office.call('GET', `/admin/unit/options/${segment}`)).json as {
    id: { version: number; segment: string };
    options: OptionGroup[];
  };
const next = (id: { version: number; segment: string }) => ({
  version: id.version + 1,
  segment: id.segment,
});
const raised = (rows: BasePriceRow[], percent: number) =>
  rows.map((row) => ({ ...row, priceInCents: Math.round(row.priceInCents * (1 + percent / 100)) }));

describe('base prices', () => {
  it('are read by segment, also by its label, with the specified fields (PR-09, B37)', async () => {
    const { id, prices: rows } = await prices();
    expect(id).toEqual({ version: 1, segment: 'agricultural' });
    expect(rows[0]).toEqual({
      name: expect.any(String),
      volume: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      priceInCents: expect.any(Number),
      heightInMm: expect.any(Number),
    });
    expect((await prices('agriculture')).id.segment).toBe('agricultural');
    expect((await prices('Agriculture')).id.segment).toBe('agricultural');
    expect((await prices(encodeURIComponent('Salt and brine'))).id.segment).toBe('road_salt');
    expect((await options(encodeURIComponent('Salz und Sole'))).id.segment).toBe('road_salt');
    expect((await office.call('GET', '/admin/unit/history/base/Agriculture')).status).toBe(200);
    expect((await office.call('GET', '/admin/unit/history/base/Agriculture/1')).status).toBe(200);
    expect((await office.call('GET', '/admin/unit/plans/base/Agriculture')).json).toEqual([]);
    expect((await prices('road_salt')).prices.some((row) => row.passage_width_in_mm)).toBe(true);
    expect((await office.call('GET', '/admin/unit/prices/chemical_processing')).status).toBe(404);
  });

  it('are published as version + 1 and take effect at once (PR-06, PR-07)', async () => {
    const { id, prices: rows } = await prices();
    const answer = await office.call('PUT', '/admin/unit/prices', {
      id: next(id),
      prices: raised(rows, 10),
      comment: 'steel',
    });
    expect(answer).toMatchObject({
      status: 200,
      json: { id: { version: 2, segment: 'agricultural' }, repeated: false },
    });
    const after = await prices();
    expect(after.id.version).toBe(2);
    expect(after.prices).toEqual(raised(rows, 10));
    const unit = office.catalogues
      .current('agricultural')
      .catalogue.units.find((each) => each.uuid === rows[0]?.uuid);
    expect(unit?.priceCents).toBe(raised(rows, 10)[0]?.priceInCents);
    const history = (await office.call('GET', '/admin/unit/history/base/agricultural')).json;
    expect(history.map(({ version, author, comment }: never) => ({ version, author, comment }))).toEqual([
      { version: 2, author: 'staff@example.com', comment: 'steel' },
      { version: 1, author: 'system', comment: expect.any(String) },
    ]);
  });

  it('are the same whatever the order of rows and keys (PR-09)', async () => {
    const { id, prices: rows } = await prices();
    const shuffled = raised(rows, 10)
      .toReversed()
      .map((row) => Object.fromEntries(Object.entries(row).toReversed()));
    await office.call('PUT', '/admin/unit/prices', { id: next(id), prices: shuffled });
    expect((await prices()).prices).toEqual(raised(rows, 10));
  });

  it('are read in a thread for a large list, with the same result (PR-06)', async () => {
    const { id, prices: rows } = await prices();
    const large = (list: BasePriceRow[]) =>
      JSON.stringify({ id: next(id), prices: list }).padEnd(400_000, ' ');
    const wrong = rows.map((row) => ({ ...row, priceInCents: -1 }));
    const refused = await office.call('PUT', '/admin/unit/prices', large(wrong));
    expect([refused.status, refused.json.errors.length]).toEqual([400, rows.length]);
    const answer = await office.call('PUT', '/admin/unit/prices', large(raised(rows, 10)));
    expect(answer).toMatchObject({ status: 200, json: { id: { version: 2 } } });
    expect((await prices()).prices).toEqual(raised(rows, 10));
  });

  it('are rejected with author and version if another publish was first, and nothing changes (PR-06)', async () => {
    const { id, prices: rows } = await prices();
    const colleague = office.workshop.goodToken({ email: 'colleague@example.com' });
    const first = { id: next(id), prices: raised(rows, 10), comment: 'first' };
    await office.call('PUT', '/admin/unit/prices', first, { token: colleague });
    const second = await office.call('PUT', '/admin/unit/prices', { id: next(id), prices: raised(rows, 20) });
    expect(second.status).toBe(409);
    expect(second.json.errors[0].message).toMatch(
      /^Version 2 by colleague@example.com at \d{4}-\d\d-\d\dT.*: first$/,
    );
    expect(second.json.errors[0].params).toEqual({
      version: 2,
      author: 'colleague@example.com',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      comment: 'first',
    });
    expect((await prices()).prices).toEqual(raised(rows, 10));
  });

  it('succeed again if the same publish is repeated because its answer was lost (PR-06, threat 30)', async () => {
    const { id, prices: rows } = await prices();
    const body = { id: next(id), prices: raised(rows, 10) };
    await office.call('PUT', '/admin/unit/prices', body);
    const again = await office.call('PUT', '/admin/unit/prices', body);
    expect(again).toMatchObject({ status: 200, json: { repeated: true } });
    await office.call('PUT', '/admin/unit/prices', { id: { ...id, version: 3 }, prices: raised(rows, 12) });
    expect((await office.call('PUT', '/admin/unit/prices', body)).json.repeated).toBe(true);
    expect((await prices()).id.version).toBe(3);
  });

  it('need a confirmation for changes beyond 50%, and only beyond (PR-06, threat 28)', async () => {
    const { id, prices: rows } = await prices();
    const price = (cents: number) =>
      rows.map((row, index) => (index === 0 ? { ...row, priceInCents: cents } : row));
    const half = (rows[0]?.priceInCents ?? 0) * 1.5;
    const body = { id: next(id), prices: price(Math.floor(half) + 1) };
    const refused = await office.call('PUT', '/admin/unit/prices', body);
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toEqual([
      {
        path: rows[0]?.uuid,
        code: 'large-change',
        message: expect.stringContaining(rows[0]?.name ?? '?'),
        was: rows[0]?.priceInCents,
        now: Math.floor(half) + 1,
        params: { name: rows[0]?.name },
      },
    ]);
    expect((await prices()).id.version).toBe(1);
    const atHalf = { id: next(id), prices: price(Math.floor(half)) };
    expect((await office.call('PUT', '/admin/unit/prices', atHalf)).status).toBe(200);
    const confirmed = { id: { ...id, version: 3 }, prices: price(1), confirmLargeChanges: true };
    expect((await office.call('PUT', '/admin/unit/prices', confirmed)).status).toBe(200);
  });

  it('report every error at once with row and column, and change nothing (PR-06, PR-09, threat 25)', async () => {
    const { id, prices: rows } = await prices();
    const [a, b, c, d, e, f, ...rest] = rows as [
      BasePriceRow,
      BasePriceRow,
      BasePriceRow,
      BasePriceRow,
      BasePriceRow,
      BasePriceRow,
    ];
    const { priceInCents: _, ...unpriced } = c;
    const wrong = [
      { ...a, priceInCents: -1 },
      { ...b, priceInCents: 12.5 },
      unpriced,
      { ...d, heightInMm: d.heightInMm + 1 },
      e,
      e,
      { ...f, uuid: '00000000-0000-5000-8000-000000000000' },
      ...rest,
    ];
    const answer = await office.call('PUT', '/admin/unit/prices', { id: next(id), prices: wrong });
    expect(answer.status).toBe(400);
    expect(answer.json.errors.map(({ path, code }: never) => `${path} ${code}`)).toEqual([
      'prices.0.priceInCents bad-price',
      'prices.1.priceInCents bad-price',
      'prices.2.priceInCents bad-price',
      'prices.3.heightInMm changed-field',
      'prices.5 doubled-row',
      'prices.6 unknown-row',
      'current.6 removed-row',
    ]);
    expect((await prices()).id.version).toBe(1);
  });

  it('reject with 400 what is not such a list (PR-09)', async () => {
    const { id, prices: rows } = await prices();
    const wrong = {
      'an unknown key': { surprise: 1 },
      'text for the version': { id: { version: '2', segment: 'agricultural' } },
      'an unknown segment': { id: { version: 2, segment: 'moon' } },
      'no prices': { prices: undefined },
      'prices that are no list': { prices: { 0: {} } },
    };
    for (const [what, change] of Object.entries(wrong)) {
      const body = { id: next(id), prices: rows, ...change };
      expect((await office.call('PUT', '/admin/unit/prices', body)).status, what).toBe(400);
    }
    expect((await prices()).id.version).toBe(1);
  });

  // `npm run torture -- race-publish --rounds 10000` runs more of them.
  it('allow exactly one of 8 concurrent publishes, in every round (PR-06, threat 29)', async () => {
    const { prices: rows } = await prices('road_salt');
    // The current versions are read from the store each time; only the index for visitors is not rebuilt.
    const parts = { ...office, catalogues: { ...office.catalogues, refresh: async () => {} } };
    const publish = (round: number, rival: number) => {
      const changed = rows.map((row) => ({
        ...row,
        priceInCents: row.priceInCents + (round % 2) * 10 + rival,
      }));
      const body = { id: { version: round + 2, segment: 'road_salt' }, prices: changed };
      return publishList(parts, 'base', Buffer.from(JSON.stringify(body)), `rival ${rival}`).then(
        () => 'won',
        (error: ApiError) => error.code,
      );
    };
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, rival) => publish(round, rival)));
      expect(answers.toSorted()).toEqual([...Array(7).fill('stale-version'), 'won']);
    }
    expect((await prices('road_salt')).id.version).toBe(5);
  });
});

describe.each(engines)('versions on $name', ({ open }) => {
  it('allow exactly one of 8 concurrent publishes in each of 20 rounds (PR-06)', async () => {
    const store = await open();
    const publish = (version: number, rival: number) =>
      store.write((db) =>
        insertListContent(db, {
          segment: 'road_salt',
          kind: 'base',
          version,
          content: `{"by":${rival}}`,
          content_hash: `${rival}`,
          author: `rival ${rival}`,
          comment: '',
          published_at: version,
          against: 1,
        }),
      );
    for (let version = 1; version <= 20; version += 1) {
      const won = await Promise.all(Array.from({ length: 8 }, (_, rival) => publish(version, rival)));
      const stored = await store.read((db) => readListContent(db, 'base', 'road_salt'));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect([stored?.version, stored?.author]).toEqual([version, `rival ${won.indexOf(true)}`]);
    }
    expect(await store.read((db) => listVersions(db, 'base', 'road_salt'))).toHaveLength(20);
    await store.close();
  });
});

it.each([
  ['prices', 'agricultural'],
  ['prices', 'road_salt'],
  ['options', 'agricultural'],
  ['options', 'road_salt'],
])('the unchanged list of %s with the next version is published: %s (PR-09, B19)', async (kind, segment) => {
  const { json } = await office.call('GET', `/admin/unit/${kind}/${segment}`);
  const echo = { ...json, id: next(json.id) };
  expect(await office.call('PUT', `/admin/unit/${kind}`, echo)).toMatchObject({
    status: 200,
    json: { id: { version: 2, segment }, repeated: false },
  });
  // The publisher is never taken from the body.
  const { publication, ...list } = (await office.call('GET', `/admin/unit/${kind}/${segment}`)).json;
  expect(publication).toMatchObject({ version: 2, author: 'staff@example.com', comment: '' });
  const { publication: _, ...before } = json;
  expect(list).toEqual({ ...before, id: { version: 2, segment } });
});

describe('prices and options published at the same moment', () => {
  it('are checked again with the current lists: the second is rejected with the unit without a price (S6)', async () => {
    const { id, prices: rows } = await prices();
    const lowest = Math.min(...rows.map(({ priceInCents }) => priceInCents));
    const { options: groups } = await options();
    const changed = groups.map((group) =>
      group.id === 'ladder'
        ? {
            ...group,
            options: group.options.map(({ formula: _, priceInCents: __, ...option }) => ({
              ...option,
              formula: `P - ${lowest}`,
            })),
          }
        : group,
    );
    const answers = await Promise.all([
      office.call('PUT', '/admin/unit/prices', { id: next(id), prices: raised(rows, -10) }),
      office.call('PUT', '/admin/unit/options', {
        id: next(id),
        options: changed,
        confirmLargeChanges: true,
      }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.json.errors[0]).toMatchObject({
      code: 'bad-formula',
      params: { unit: expect.any(String) },
    });
  });
});

describe('option prices', () => {
  const change = (groups: OptionGroup[], value: { priceInCents?: number; formula?: string }) => {
    let changed = '';
    const list = groups.map((group) => ({
      ...group,
      options: group.options.map((option) => {
        if (changed || !option.priceInCents) return option;
        changed = `${group.id}.${option.value}`;
        const { priceInCents: _, formula: __, ...rest } = option;
        return { ...rest, ...value };
      }),
    }));
    return { list, changed };
  };

  it('are groups with key, filters and options priced in cents or by formula (PR-09)', async () => {
    const { options: groups } = await options();
    expect(groups.length).toBeGreaterThan(5);
    for (const group of groups) {
      expect(Object.keys(group.filters).toSorted()).toEqual(['diameters', 'expression', 'types']);
      for (const option of group.options) {
        expect([typeof option.priceInCents, typeof option.formula]).toContain('undefined');
        expect(option).toMatchObject({ label: expect.any(String), value: expect.any(String) });
      }
    }
  });

  it('are published with a formula, and an old version can be published again (PR-06, PR-09)', async () => {
    const { id, options: groups } = await options();
    const { list, changed } = change(groups, { formula: 'D * 10000' });
    const body = { id: next(id), options: list, confirmLargeChanges: true };
    expect((await office.call('PUT', '/admin/unit/options', body)).status).toBe(200);
    const stored = (await options()).options
      .flatMap((group) => group.options.map((option) => ({ ...option, at: `${group.id}.${option.value}` })))
      .find(({ at }) => at === changed);
    expect(stored).toMatchObject({ formula: 'D * 10000' });
    expect(stored).not.toHaveProperty('priceInCents');

    const old = (await office.call('GET', '/admin/unit/history/options/agricultural/1')).json;
    const again = { id: { ...id, version: 3 }, options: old.options, confirmLargeChanges: true };
    expect((await office.call('PUT', '/admin/unit/options', again)).status).toBe(200);
    expect((await options()).options).toEqual(groups);
    expect((await office.call('GET', '/admin/unit/history/options/agricultural/9')).status).toBe(404);
  });

  it('reject a wrong formula with the unit named (PR-06)', async () => {
    const { id, options: groups } = await options();
    const wrong = {
      'unknown name': 'Q * 2',
      'negative result': '0 - P',
      'division by nothing': 'P / (D - D)',
      'call of something': 'constructor("return 1")()',
      'member access': 'P.constructor',
      '20,000 brackets': `${'('.repeat(2_400)}1${')'.repeat(2_400)}`,
      'not closed': 'min(1, 2',
      nothing: '',
    };
    for (const [what, formula] of Object.entries(wrong)) {
      const { list, changed } = change(groups, { formula });
      const body = { id: next(id), options: list, confirmLargeChanges: true };
      const answer = await office.call('PUT', '/admin/unit/options', body);
      expect(answer.status, what).toBe(400);
      expect(answer.json.errors, what).toEqual([
        {
          path: `options.${changed}`,
          code: 'bad-formula',
          message: expect.stringMatching(/ for \w+ Ø/),
          params: { unit: expect.stringMatching(/^\w+ Ø/) },
        },
      ]);
    }
    expect((await options()).id.version).toBe(1);
  });
});
