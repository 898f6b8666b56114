import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  findConfiguration,
  findOwnConfiguration,
  type RecommendedValues,
  saveChoice,
  saveLocale,
  saveRecommendedValues,
  startConfigurationOfDealer,
} from '../../configurator/store/configurations.ts';
import { lockDeal } from '../../deals/store/deals.ts';
import { insertOffer, nextOfferNumber, offersOf } from '../../deals/store/offers.ts';
import { insertLead } from '../../leads/store/leads.ts';
import { insertListContent, latestVersions, readListContent } from '../../prices/store/price-lists.ts';
import { queueMessage } from '../jobs/queue-message.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';
import type { OffersTable } from './tables.ts';
import { engines } from './testing/engines.ts';
import { createDatabase } from './testing/postgres-server.ts';

const recommended = (id: string, changes: Partial<RecommendedValues> = {}): RecommendedValues => ({
  id,
  browser_hash: 'browser-1',
  locale: 'de_DE',
  segment: 'agricultural',
  values: '{"volumePerUnit":30}',
  country: 'DE',
  dealer_id: null,
  price_version: 1,
  option_version: 1,
  pinned_at: 1000,
  now: 1_794_718_737_836,
  ...changes,
});

const offer = (changes: Partial<OffersTable>): OffersTable => ({
  id: crypto.randomUUID(),
  deal_id: 'c',
  configuration_id: 'c',
  number: 'Q-2026-000001',
  revision: 1,
  content_hash: 'h',
  client_email: 'a@example.com',
  state: 'open',
  frozen: '{}',
  valid_until: 1_797_310_737_836,
  reopen_token_hash: 'r',
  sign_token_hash: 's',
  created_at: 1_794_718_737_836,
  ...changes,
});

describe.each(engines)('the store on $name', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await engine.open();
  });
  afterAll(() => store.close());

  it('keeps a configuration with times as numbers', async () => {
    expect(await saveRecommendedValues(store, recommended('a'))).toBe(true);
    expect(await findConfiguration(store, 'a')).toMatchObject({
      id: 'a',
      values: '{"volumePerUnit":30}',
      pinned_at: 1000,
      created_at: 1_794_718_737_836,
      unit_uuid: null,
      revision: 1,
    });
  });

  it('renews a configuration of the same browser and keeps dealer, unit and options', async () => {
    await startConfigurationOfDealer(store, {
      id: 'b',
      browser_hash: 'browser-1',
      locale: 'nl_NL',
      dealer_id: 'heidkamp',
      now: 1,
    });
    await saveRecommendedValues(store, recommended('b'));
    const { revision } = (await findConfiguration(store, 'b'))!;
    const choice = { id: 'b', unit_uuid: 'u', unit_type: 'vvs4', selection: '{}', now: 2 };
    expect(await saveChoice(store, { ...choice, revision })).toBe(true);
    await saveRecommendedValues(store, recommended('b', { price_version: 2 }));
    expect(await findConfiguration(store, 'b')).toMatchObject({
      dealer_id: 'heidkamp',
      unit_uuid: 'u',
      price_version: 2,
      created_at: 1,
    });
  });

  it('rejects every write of another browser and changes nothing', async () => {
    await saveRecommendedValues(store, recommended('c'));
    const before = await findConfiguration(store, 'c');
    const foreign = { id: 'c', browser_hash: 'browser-2', locale: 'da_DK', now: 9 };
    expect(await saveRecommendedValues(store, recommended('c', foreign))).toBe(false);
    expect(await startConfigurationOfDealer(store, { ...foreign, dealer_id: null })).toBe(false);
    expect(await saveLocale(store, foreign)).toBe(false);
    expect(await findOwnConfiguration(store, 'c', 'browser-2')).toBeUndefined();
    expect(await findConfiguration(store, 'c')).toEqual(before);
  });

  it('rejects a choice that was computed from an older state', async () => {
    await saveRecommendedValues(store, recommended('d'));
    const choice = { id: 'd', unit_uuid: 'u', unit_type: 'vvs4', selection: null, now: 2 };
    const outcomes = await Promise.all(
      [1, 1, 1, 1].map((revision) => saveChoice(store, { ...choice, revision })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('rolls back a failed transaction and keeps concurrent ones', async () => {
    const lead = (id: string) => ({
      id,
      configuration_id: id,
      content_hash: 'h',
      locale: 'en_GB',
      content: '{}',
      created_at: 1,
    });
    const outcomes = await Promise.allSettled([
      store.write((db) => insertLead(db, lead('kept-1'))),
      store.write(async (db) => {
        await insertLead(db, lead('lost'));
        throw new Error('changed my mind');
      }),
      store.write((db) => insertLead(db, lead('kept-2'))),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const rows = await store.read((db) => db.selectFrom('leads').select('id').orderBy('id').execute());
    expect(rows.map((row) => row.id)).toEqual(['kept-1', 'kept-2']);
  });

  it('stores the same lead once', async () => {
    const lead = {
      id: 'x',
      configuration_id: 'x',
      content_hash: 'h',
      locale: 'en_GB',
      content: '{}',
      created_at: 1,
    };
    expect(await store.write((db) => insertLead(db, lead))).toBe(true);
    expect(await store.write((db) => insertLead(db, { ...lead, id: 'y' }))).toBe(false);
  });

  it('publishes a version once and finds the newest', async () => {
    const list = (version: number) => ({
      segment: 'agricultural',
      kind: 'base' as const,
      version,
      content: '{}',
      content_hash: `${version}`,
      author: 'somebody',
      comment: '',
      published_at: version,
    });
    const publish = (version: number) =>
      store.write((db) => insertListContent(db, { ...list(version), against: 0 }));
    expect(await publish(1)).toBe(true);
    const race = await Promise.all(Array.from({ length: 8 }, () => publish(2)));
    expect(race.filter(Boolean)).toHaveLength(1);
    expect(await store.read(latestVersions)).toEqual([{ segment: 'agricultural', kind: 'base', version: 2 }]);
    expect(await store.read((db) => readListContent(db, 'base', 'agricultural'))).toMatchObject({
      published_at: 2,
    });
    expect(await store.read((db) => readListContent(db, 'base', 'agricultural', 1))).toEqual({
      ...list(1),
      catalogue_version: null,
      revision: 1,
    });
    expect(await store.read((db) => readListContent(db, 'options', 'agricultural', 1))).toBeUndefined();
  });

  it('publishes only one of prices and options that were checked against the same other list (S6)', async () => {
    const publish = (kind: 'base' | 'options', version: number, against: number) =>
      store.write((db) =>
        insertListContent(db, {
          segment: 'road_salt',
          kind,
          version,
          against,
          content: '{}',
          content_hash: '',
          author: 'somebody',
          comment: '',
          published_at: 1,
        }),
      );
    expect([await publish('base', 1, 0), await publish('options', 1, 1)]).toEqual([true, true]);
    for (let version = 2; version < 40; version += 1) {
      const won = await Promise.all([
        publish('base', version, version - 1),
        publish('options', version, version - 1),
      ]);
      expect(won.filter(Boolean)).toHaveLength(1);
      const late = won[0] ? 'options' : 'base';
      expect(await publish(late, version, version - 1)).toBe(false);
      expect(await publish(late, version, version)).toBe(true);
    }
  });

  it('numbers offers without gaps and duplicates, requests apart (QU-08)', async () => {
    const next = (...[kind, year]: ['priced' | 'request', number]) =>
      store.write((db) => nextOfferNumber(db, kind, year));
    const numbers = await Promise.all(Array.from({ length: 20 }, () => next('priced', 2026)));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `Q-2026-${String(index + 1).padStart(6, '0')}`),
    );
    expect(await next('priced', 2027)).toBe('Q-2027-000001');
    expect(await next('request', 2026)).toBe('R-2026-000001');
  });

  it('stores one of many equal offers', async () => {
    await saveRecommendedValues(store, recommended('offered'));
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        store.write(async (db) => {
          await lockDeal(db, 'offered', 1);
          const [latest] = await offersOf(db, 'offered');
          if (latest) return latest.number;
          await insertOffer(db, {
            offer: offer({ deal_id: 'offered', configuration_id: 'offered' }),
            replaced: undefined,
          });
          await queueMessage(
            db,
            {
              kind: 'offer',
              recipient: 'a@example.com',
              recipientRole: 'visitor',
              payload: {},
              state: 'waiting',
            },
            1,
          );
          return 'Q-2026-000001';
        }),
      ),
    );
    expect(attempts.every((attempt) => attempt.status === 'fulfilled')).toBe(true);
    expect(await store.read((db) => offersOf(db, 'offered'))).toHaveLength(1);
    expect(await store.read((db) => db.selectFrom('outbox').select('id').execute())).toHaveLength(1);
    await expect(
      store.write((db) =>
        insertOffer(db, {
          offer: offer({ configuration_id: 'other', content_hash: 'z' }),
          replaced: undefined,
        }),
      ),
    ).rejects.toThrow();
  });

  it('stores bytes unchanged', async () => {
    const bytes = Uint8Array.from([0, 1, 254, 255]);
    await store.write((db) =>
      db
        .insertInto('documents')
        .values({ id: 'd', offer_id: 'o', kind: 'pdf', bytes, created_at: 1 })
        .execute()
        .then(() => undefined),
    );
    const [row] = await store.read((db) => db.selectFrom('documents').selectAll().execute());
    expect(new Uint8Array(row!.bytes)).toEqual(bytes);
  });

  it('answers ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe.skipIf(inject('postgresUrl') === null)(
  'several processes that start at once on one PostgreSQL',
  () => {
    it('create the tables once', async () => {
      const url = await createDatabase(inject('postgresUrl')!);
      const stores = await Promise.all(
        Array.from({ length: 8 }, () => openStore({ engine: 'postgres', url, poolSize: 2 })),
      );
      await saveRecommendedValues(stores[0]!, recommended('shared'));
      expect(await findConfiguration(stores[7]!, 'shared')).toMatchObject({ id: 'shared' });
      await Promise.all(stores.map((store) => store.close()));
    });
  },
);

describe('the folder of the embedded database', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps its data, and rejects a second process with a clear message', async () => {
    const first = await openStore({ engine: 'sqlite', dataDir: folder });
    // 2: each commit is synced to the disk.
    const { rows } = await first.read((db) => sql`pragma synchronous`.execute(db));
    expect(rows).toEqual([{ synchronous: 2 }]);
    await saveRecommendedValues(first, recommended('kept'));
    await expect(openStore({ engine: 'sqlite', dataDir: folder })).rejects.toThrow(
      /Another process is already using the data folder .*DATA_DIR/,
    );
    await first.close();
    const second = await openStore({ engine: 'sqlite', dataDir: folder });
    expect(await findConfiguration(second, 'kept')).toMatchObject({ id: 'kept' });
    await second.close();
  });

  it('reports unavailable if it cannot write, and acknowledges nothing (threat 55)', async () => {
    const store = await openStore({ engine: 'sqlite', dataDir: folder });
    await store.read((db) => sql`pragma query_only = on`.execute(db));
    await expect(saveRecommendedValues(store, recommended('refused'))).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await store.close();
  });
});
