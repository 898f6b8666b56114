import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, sendOffer } from '../../configurator/testing/offers.ts';
import { erasePerson } from '../../privacy/store/privacy.ts';
import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { openStore } from './open-store.ts';
import { DatabaseUnfit } from './store-errors.ts';
import { ruinTable } from './testing/harm-sqlite.ts';

const parent = mkdtempSync(path.join(os.tmpdir(), 'silowright-data-dir-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('the folder of the embedded database', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = path.join(parent, crypto.randomUUID());
    file = path.join(dataDir, 'silowright.sqlite');
  });
  const open = () => openStore({ engine: 'sqlite', dataDir });
  const start = async () => startTestApp({}, { store: await open() });
  const statusOf = async (app: TestApp, url: string) => (await app.app.server.inject(url)).statusCode;
  /** A look counts for a second. */
  const becomesReady = (app: TestApp, status: number) =>
    expect.poll(() => statusOf(app, '/readyz'), { timeout: 30_000 }).toBe(status);
  const made = async () => (await open()).close();

  it.each([
    ['deleted', () => rmSync(dataDir, { recursive: true })],
    ['moved', () => renameSync(dataDir, `${dataDir}-elsewhere`)],
    [
      'replaced by a copy',
      () => {
        const bytes = readFileSync(file);
        rmSync(file);
        writeFileSync(file, bytes);
      },
    ],
    ['without its write-ahead log', () => rmSync(`${file}-wal`)],
  ])(
    'that is %s under a running server: 503 and not ready, no offer is lost (threat 68, S7)',
    async (_, harm) => {
      const app = await start();
      expect((await sendOffer(app.browser())).answer.status).toBe(200);
      const visitor = app.browser();
      const { id } = await sendOffer(visitor);
      harm();
      const again = await app.app.server.inject({
        method: 'PUT',
        url: '/api/configurator/create-offer',
        headers: { cookie: visitor.cookie ?? '', 'content-type': 'application/json' },
        payload: JSON.stringify({ id, ...client, projectName: 'Another' }),
      });
      expect(again.statusCode).toBe(503);
      await becomesReady(app, 503);
      expect(await statusOf(app, '/healthz')).toBe(200);
      await app.stop();
    },
  );

  it('that is restored becomes ready again without a restart, with all data (threat 68, S7)', async () => {
    const app = await start();
    await sendOffer(app.browser());
    renameSync(dataDir, `${dataDir}-elsewhere`);
    await becomesReady(app, 503);
    renameSync(`${dataDir}-elsewhere`, dataDir);
    await becomesReady(app, 200);
    await sendOffer(app.browser());
    expect(await offersIn(app.store)).toHaveLength(2);
    await app.stop();
  });

  it('with a damaged page: 503 instead of 500, and no longer ready (threat 69, S13)', async () => {
    const before = await start();
    await sendOffer(before.browser());
    await before.stop();
    ruinTable(dataDir, 'offers');
    const app = await start();
    expect((await sendOffer(app.browser())).answer.status).toBe(503);
    await becomesReady(app, 503);
    await app.stop();

    const quiet = await start();
    await becomesReady(quiet, 503);
    expect(await statusOf(quiet, '/healthz')).toBe(200);
    await quiet.stop();
  });

  const openToOthers = () =>
    ['', ...readdirSync(dataDir)].filter((name) => statSync(path.join(dataDir, name)).mode & 0o077);

  it('is closed to other accounts, even if an earlier release left it open (threat 70, S9)', async () => {
    const store = await open();
    expect([existsSync(`${file}-wal`), openToOthers()]).toEqual([true, []]);
    await store.close();
    chmodSync(dataDir, 0o755);
    for (const name of readdirSync(dataDir)) chmodSync(path.join(dataDir, name), 0o644);
    const again = await open();
    expect(openToOthers()).toEqual([]);
    await again.close();
  });

  it('contains no copy of an erased name, neither in free pages nor in the log (threat 62, S14)', async () => {
    const app = await start();
    await sendOffer(app.browser());
    const holdsName = () =>
      [file, `${file}-wal`].some((each) => readFileSync(each).includes(client.lastName));
    expect(holdsName()).toBe(true);
    await app.store.write((db) => erasePerson(db, client.clientEmail));
    await app.store.scrub();
    expect(holdsName()).toBe(false);
    await app.stop();
  });

  it('with a foreign file stops the start with a clear message (S14)', async () => {
    await made();
    writeFileSync(file, 'This was never a database, or it is one no longer.'.repeat(100));
    await expect(open()).rejects.toThrow(DatabaseUnfit);
    await expect(open()).rejects.toThrow(/is not a database, or is damaged .*Restore a backup/);
  });

  it('of a newer release stops the start with a clear message (S14)', async () => {
    await made();
    const database = new Database(file);
    database.exec("insert into kysely_migration values ('9999-later', '2027-01-01')");
    database.close();
    await expect(open()).rejects.toThrow(DatabaseUnfit);
    await expect(open()).rejects.toThrow(/A newer release has changed .*9999-later.* Install that release/);
  });
});
