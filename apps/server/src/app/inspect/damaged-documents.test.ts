import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offersIn } from '../../configurator/testing/offers.ts';
import { openDesk } from '../../desk/testing/open-desk.ts';
import { databaseFileIn } from '../../platform/db/data-dir.ts';
import { logoName, saveDocument, saveMedia } from '../../platform/db/documents.ts';
import { openStore } from '../../platform/db/open-store.ts';
import { TestClient } from '../../platform/http/testing/test-client.ts';
import { sentOffer } from '../../signing/testing/signings.ts';
import { startServer, whyNotStarted } from '../start-server.ts';
import { inspectDatabase } from './inspect-database.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'silowright-damaged-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const location = { engine: 'sqlite', dataDir } as const;

let id = '';
beforeAll(async () => {
  const store = await openStore(location);
  const office = await openDesk(store);
  await sentOffer({ ...office, browser: () => new TestClient(office.app.server) });
  id = (await offersIn(store))[0]?.id ?? '';
  await store.write(async (db) => {
    await saveDocument(db, id, 'signed', Buffer.from('%PDF-1.7 signed'), 1);
    await saveMedia(db, logoName(Buffer.from('logo')), Buffer.from('logo'), 1);
  });
  await office.close();
});

/** As bytes that a disk changed: SQLite's own check does not look into contents. */
function damage(statement: string, folder = dataDir): void {
  const database = new Database(databaseFileIn(folder));
  expect(database.prepare(statement).run().changes).toBeGreaterThan(0);
  expect(database.pragma('quick_check', { simple: true })).toBe('ok');
  database.close();
}

it('an undamaged database has none (S28)', async () => {
  const { documents } = await inspectDatabase(location);
  expect(documents?.damaged).toEqual([]);
  expect(documents?.read).toBeGreaterThan(10);
});

it('a damaged quotation leaves the list as it is, and says so when it is opened (S28, C21)', async () => {
  damage(`update offers set frozen = replace(frozen, '"totalCents":', '"totalCents":1')`);
  const store = await openStore(location);
  const office = await openDesk(store);
  const token = { token: office.workshop.goodToken() };
  const list = await office.call('GET', '/admin/incoming/quotations', undefined, token);
  expect(list.status).toBe(200);
  expect(list.json.items).toMatchObject([{ id, unit: null }]);
  expect((await office.call('GET', '/admin/export/quotations', undefined, token)).status).toBe(200);
  const opened = await office.call('GET', `/admin/incoming/quotations/${id}`, undefined, token);
  expect(opened).toMatchObject({ status: 500, json: { code: 'damaged-document' } });
  await office.close();
});

it('the doctor names every one of them (S28)', async () => {
  damage(`update documents set bytes = replace(bytes, 'signed', 'sIgned')`);
  damage(`update media set bytes = 'l0go' where name = '${logoName(Buffer.from('logo'))}'`);
  const { documents, damage: pages } = await inspectDatabase(location);
  expect(pages).toEqual([]);
  expect(documents?.damaged.map((each) => /stored (\S+)/.exec(each)?.[1]).sort()).toEqual([
    'documents',
    'media',
    'quotation',
  ]);
});

it.each([
  ['price_lists', 'content', `"priceInCents":`, /^The stored (base price|option) list \S+ 1 is damaged/],
  ['catalogue_versions', 'content', `"headroomMm":`, /^The stored catalogue version 1 is damaged/],
])('a start names the damaged one of %s and what to do (S28)', async (table, column, from, sentence) => {
  // A start that failed keeps its lock until the process ends.
  const copy = path.join(dataDir, table);
  cpSync(databaseFileIn(dataDir), databaseFileIn(copy));
  damage(`update ${table} set ${column} = replace(${column}, '${from}', '${from}1')`, copy);
  const error: unknown = await startServer({
    DATA_DIR: copy,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_LOGIN: 'off',
  })
    .then((server) => server.stop())
    .catch((reason: unknown) => reason);
  expect(whyNotStarted(error)).toMatch(sentence);
  expect(whyNotStarted(error)).toContain('Restore the last backup');
});
