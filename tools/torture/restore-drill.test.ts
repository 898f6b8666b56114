import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { makeFewOffers } from './parts-of-restore/make-few-offers.ts';
import { differences, drill, sumsOf } from './restore-drill.ts';

const postgresUrl = inject('postgresUrl');
const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-drill-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run torture -- restore-drill --offers 200000` has more of them. */
const offers = 60;

describe(`${offers} offers, backed up and restored`, () => {
  const few = path.join(folder, 'few');
  beforeAll(() => makeFewOffers(few));

  it.each(['sqlite', ...(postgresUrl === null ? [] : ['postgres' as const])] as const)(
    'are identical row by row on %s (threat 58)',
    async (engine) => {
      const seen = await drill(engine, few, offers, 20, postgresUrl ?? '');
      expect(seen.offers).toBeGreaterThanOrEqual(offers);
      expect(seen.rows).toBeGreaterThan(1000);
      expect(seen.different).toEqual([]);
    },
  );

  it('a changed byte and a lost row are detected', async () => {
    const location = { engine: 'sqlite' as const, dataDir: path.join(folder, 'changed') };
    const store = await openStore(location);
    const message = (name: string) => ({ name, bytes: Buffer.from('picture'), created_at: 1 });
    await store.write((db) =>
      db
        .insertInto('media')
        .values([message('a'), message('b')])
        .execute(),
    );
    const before = await sumsOf(location);
    expect(differences(before, await sumsOf(location))).toEqual([]);
    await store.write((db) =>
      db
        .updateTable('media')
        .set({ bytes: Buffer.from('Picture') })
        .where('name', '=', 'a')
        .execute(),
    );
    expect(differences(before, await sumsOf(location))).toEqual(['media']);
    await store.write((db) => db.deleteFrom('media').where('name', '=', 'a').execute());
    expect(differences(before, await sumsOf(location))).toEqual(['media']);
    await store.close();
  });
});
