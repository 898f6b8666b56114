import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { latestOfferOf } from '../../../deals/store/offers.ts';
import { databaseFileIn } from '../data-dir.ts';
import { migrate } from '../migrate.ts';
import { openStore, type StoreLocation } from '../open-store.ts';
import type { EngineName } from '../store.ts';
import type { OffersTable } from '../tables.ts';
import { createDatabase } from '../testing/postgres-server.ts';

/** The tables before the lists of staff had their columns and the words of every text. */
const before = '0033-request-numbers';

const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-earlier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const item = {
  created_at: 5,
  title: '',
  person: '',
  company: '',
  email: '',
  project: '',
  subject: '',
  total_cents: null,
  search: '',
  handled: 0,
  assigned_to: '',
  note: '',
};
const rows: Record<string, object[]> = {
  offers: [
    {
      id: 'offer',
      configuration_id: 'abcd',
      number: 'Q-2026-000007',
      revision: 1,
      content_hash: 'h',
      client_email: 'anna@farm.example',
      state: 'open',
      valid_until: 99,
      created_at: 5,
      reopen_token_hash: 'r',
      sign_token_hash: 's',
      frozen: JSON.stringify({
        kind: 'priced',
        addressee: { firstName: 'Anna', lastName: 'Holm', companyName: 'Æblegård' },
        unit: { name: 'Classic silo', segment: 'agricultural' },
        totalCents: 838_000,
      }),
    },
  ],
  leads: [
    {
      id: 'lead',
      configuration_id: 'efgh',
      content_hash: 'h',
      locale: 'en_GB',
      created_at: 5,
      content: JSON.stringify({ company: 'Dairy', lastName: 'Jansen', volume: 60 }),
    },
  ],
  incoming: [
    { ...item, kind: 'quotations', id: 'offer', note: 'call on Monday' },
    { ...item, kind: 'leads', id: 'lead' },
  ],
};

const newPlace: Record<EngineName, () => Promise<StoreLocation>> = {
  sqlite: async () => ({ engine: 'sqlite', dataDir: folder }),
  postgres: async () => ({ engine: 'postgres', url: await createDatabase(inject('postgresUrl') ?? '') }),
};
const engineNames: EngineName[] = inject('postgresUrl') === null ? ['sqlite'] : ['sqlite', 'postgres'];

describe.each(engineNames)('rows of an earlier release on %s', (engine) => {
  it('are filled when this release opens the database, so that staff find them (S8, DK-05)', async () => {
    const place = await newPlace[engine]();
    const db = new Kysely<Record<string, object>>({
      dialect:
        place.engine === 'sqlite'
          ? new SqliteDialect({ database: new Database(databaseFileIn(place.dataDir)) })
          : new PostgresDialect({ pool: new pg.Pool({ connectionString: place.url }) }),
    });
    await migrate(db as never, engine, before);
    for (const [table, all] of Object.entries(rows)) await db.insertInto(table).values(all).execute();
    await db.destroy();

    const store = await openStore(place);
    const found = await store.read((now) =>
      now
        .selectFrom('incoming')
        .select(['id', 'list', 'state', 'valid_until', 'sort_name', 'market'])
        .orderBy('id')
        .execute(),
    );
    expect(found).toEqual([
      { id: 'lead', list: 'leads', state: 'received', valid_until: 0, sort_name: 'dairy', market: '' },
      {
        id: 'offer',
        list: 'quotations',
        state: 'open',
        valid_until: 99,
        sort_name: expect.stringContaining('blegard'),
        market: 'agricultural',
      },
    ]);
    const words = await store.read((now) =>
      now.selectFrom('incoming_words').select(['id', 'word']).execute(),
    );
    for (const [id, word] of [
      ['lead', 'jansen'],
      ['offer', 'holm'],
      ['offer', '7'],
      ['offer', 'monday'],
    ])
      expect(words).toContainEqual({ id, word });
    expect(await store.read((now) => latestOfferOf(now, 'abcd'))).toMatchObject({ id: 'offer', revision: 1 });
    // It is a deal of one configuration, with its id.
    const deals = () =>
      store.read((now) =>
        now
          .selectFrom('deal_positions')
          .innerJoin('deals', 'deals.id', 'deal_positions.deal_id')
          .selectAll('deal_positions')
          .select('created_at')
          .execute(),
      );
    expect(await deals()).toEqual([
      {
        configuration_id: 'abcd',
        deal_id: 'abcd',
        place: 1,
        role: 'included',
        choice: null,
        created_at: 5,
      },
    ]);
    // The previous release beside this one names no deal.
    const [earlier] = rows.offers!;
    await store.write((now) =>
      now
        .insertInto('offers')
        .values({ ...(earlier as OffersTable), id: 'later', revision: 2, content_hash: 'g' })
        .execute(),
    );
    expect(await store.read((now) => latestOfferOf(now, 'abcd'))).toMatchObject({ id: 'later', revision: 2 });
    await store.close();
  });
});
