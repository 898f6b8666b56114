import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { client, sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { backUp, writeBackup } from '../../apps/server/src/platform/backup/back-up.ts';
import type { BackupSource } from '../../apps/server/src/platform/backup/backup-tables.ts';
import { openBackupSource } from '../../apps/server/src/platform/backup/open-tables.ts';
import { restore } from '../../apps/server/src/platform/backup/restore.ts';
import { openStore, type StoreLocation } from '../../apps/server/src/platform/db/open-store.ts';
import type { EngineName } from '../../apps/server/src/platform/db/store.ts';
import { createDatabase } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { sumsOf } from './restore-drill.ts';
import { pause } from './shared/asker.ts';
import { findHalfMade } from './shared/find-half-made.ts';

const postgresUrl = inject('postgresUrl');
const engineNames: EngineName[] = postgresUrl === null ? ['sqlite'] : ['sqlite', 'postgres'];
const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-drill-writes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = () => mkdtempSync(path.join(folder, 'data-'));
const newPlace = async (engine: EngineName): Promise<StoreLocation> =>
  engine === 'sqlite'
    ? { engine, dataDir: newFolder() }
    : { engine, url: await createDatabase(postgresUrl!), poolSize: 5 };

/** Visitors who send one offer after the other until stopped. */
function keepSending(app: TestApp, buyers: number) {
  let sent = 0;
  let sending = true;
  const buyer = async (name: number) => {
    for (let offer = 0; sending; offer++) {
      const clientEmail = `buyer-${name}-${offer}@farm.example`;
      const { answer } = await sendOffer(app.browser(), { ...client, clientEmail });
      if (answer.status !== 200) throw new Error(`an offer returned ${answer.status}`);
      sent += 1;
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, (_, name) => buyer(name)));
  return {
    sent: () => sent,
    oneMore: async () => {
      for (const before = sent; sent === before; ) await Promise.race([pause(5), all]);
    },
    stop: async () => {
      sending = false;
      await all;
    },
  };
}

describe.each(engineNames)('a backup of %s, while offers are sent', (engine) => {
  it('is a consistent snapshot: offers are complete, and every counted row is restored (threat 58)', async () => {
    const place = await newPlace(engine);
    const app = await startTestApp({}, { store: await openStore(place) });
    const buyers = keepSending(app, 3);
    await buyers.oneMore();

    const quick = { file: path.join(folder, `${engine}-quick`), before: buyers.sent() };
    await backUp(place, newFolder(), quick.file);

    // A small database is read at once. This simulates writes between the tables of a large one, after every fourth.
    const slow = { file: path.join(folder, `${engine}-slow`), before: buyers.sent() };
    const source = await openBackupSource(place);
    let tables = 0;
    const slowed: BackupSource = {
      ...source,
      async *rows(table) {
        tables += 1;
        if (tables % 4 === 0) await buyers.oneMore();
        yield* source.rows(table);
      },
    };
    await writeBackup(slowed, newFolder(), slow.file);
    await source.close();
    await buyers.stop();
    await app.stop();

    for (const { file, before } of [quick, slow]) {
      const copy = await newPlace(engine);
      const { end } = await restore(file, copy, newFolder());
      expect(await sumsOf(copy)).toEqual(end.tables);
      expect(end.tables.offers?.rows).toBeGreaterThanOrEqual(before);
      expect(end.tables.offers?.rows).toBeLessThan(buyers.sent());
      const restored = await openStore(copy);
      expect(await restored.read(findHalfMade)).toEqual([]);
      await restored.close();
    }
  });
});
