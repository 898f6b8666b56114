import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inspectDatabase } from '../../app/inspect/inspect-database.ts';
import { sendOffer } from '../../configurator/testing/offers.ts';
import { migrations } from '../db/migrations/all-migrations.ts';
import { openStore, type StoreLocation } from '../db/open-store.ts';
import { letRunUnprepared } from '../db/prepared.ts';
import type { EngineName } from '../db/store.ts';
import { DatabaseUnfit } from '../db/store-errors.ts';
import type { Tables } from '../db/tables.ts';
import { createMigrated } from '../db/testing/engines.ts';
import { openReader } from '../db/testing/open-reader.ts';
import { createDatabase } from '../db/testing/postgres-server.ts';
import { startTestApp } from '../http/testing/test-app.ts';
import { backUp, writeBackup } from './back-up.ts';
import type { BackupSource, TableShape } from './backup-tables.ts';
import { openBackupSource, openRestoreTarget } from './open-tables.ts';
import { tablesOf as tablesOfPostgres } from './postgres-tables.ts';
import { tablesUpTo } from './release-tables.ts';
import { checkBackup, restore } from './restore.ts';
import { tablesOf as tablesOfSqlite } from './sqlite-tables.ts';

const postgresUrl = inject('postgresUrl');
const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = () => mkdtempSync(path.join(folder, 'data-'));
const emptyPlace: Record<EngineName, () => Promise<StoreLocation & { files: string }>> = {
  sqlite: async () => {
    const dataDir = newFolder();
    return { engine: 'sqlite', dataDir, files: dataDir };
  },
  postgres: async () => ({
    engine: 'postgres',
    url: await createDatabase(postgresUrl!),
    poolSize: 3,
    files: newFolder(),
  }),
};
const engineNames: EngineName[] = postgresUrl === null ? ['sqlite'] : ['sqlite', 'postgres'];

async function migratedPlace(engine: EngineName) {
  if (engine === 'postgres')
    return { engine, url: await createMigrated(), poolSize: 3, files: newFolder() } as const;
  const place = await emptyPlace[engine]();
  await (await openStore(place)).close();
  return place;
}

async function change(location: StoreLocation, ...statements: string[]): Promise<void> {
  const store = await openStore(location);
  for (const statement of statements) await store.write((db) => sql.raw(statement).execute(db));
  await store.close();
}

const indexNames = async (location: StoreLocation): Promise<string[]> => {
  const reader = openReader(location);
  const catalogue = location.engine === 'sqlite' ? 'sqlite_master' : 'pg_indexes';
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(location.engine === 'sqlite' ? 'name' : 'indexname')} as name from ${sql.table(catalogue)}
    where ${location.engine === 'sqlite' ? sql`type = 'index'` : sql`schemaname = current_schema()`}
  `.execute(reader.db);
  await reader.close();
  return rows.map(({ name }) => name).sort();
};

/** An installation with an offer, its mails, price lists and a seal; it stays open like a running server. */
async function openInstallation(engine: EngineName) {
  const place = await migratedPlace(engine);
  writeFileSync(path.join(place.files, 'seal.pem'), 'the key of the seal', { mode: 0o600 });
  const app = await startTestApp({}, { store: await openStore(place) });
  await sendOffer(app.browser());
  await app.store.write((db) =>
    db
      .insertInto('media')
      .values({ name: 'logo-1.png', bytes: Buffer.from([0, 255, 10, 92]), created_at: 1 })
      .execute(),
  );
  return { place, app };
}

/** Without the types of columns, which only PostgreSQL asks for. */
const shapesOf = (tables: readonly TableShape[]): TableShape[] =>
  tables.map(({ name, columns }) => ({ name, columns }));

describe.each(engineNames)('a backup of %s', (engine) => {
  const file = path.join(folder, `${engine}.backup`);
  let installation: Awaited<ReturnType<typeof openInstallation>>;
  beforeAll(async () => {
    installation = await openInstallation(engine);
    await backUp(installation.place, installation.place.files, file);
  });
  afterAll(() => installation.app.stop());

  it.each(engineNames)('is restored into %s with identical rows and files (threat 58)', async (other) => {
    const target = await emptyPlace[other]();
    const { end } = await restore(file, target, target.files);
    expect(end.tables.offers?.rows).toBe(1);
    expect(end.tables.outbox?.rows).toBe(3);
    expect(readFileSync(path.join(target.files, 'seal.pem'), 'utf8')).toBe('the key of the seal');
    expect(statSync(path.join(target.files, 'seal.pem')).mode & 0o777).toBe(0o600);

    const again = path.join(folder, `${engine}-${other}.backup`);
    expect((await backUp(target, target.files, again)).tables).toEqual(end.tables);
    expect(await indexNames(target)).toEqual(await indexNames(await migratedPlace(other)));
    const store = await openStore(target);
    const logo = await store.read((db) =>
      db.selectFrom('media').selectAll().where('name', '=', 'logo-1.png').executeTakeFirst(),
    );
    expect([...(logo?.bytes ?? [])]).toEqual([0, 255, 10, 92]);
    await store.close();
  });

  it('does not overwrite existing data', async () => {
    const { place } = installation;
    await expect(restore(file, place, newFolder())).rejects.toThrow(/into an empty|already using the data/);
    const restored = await emptyPlace[engine]();
    await restore(file, restored, restored.files);
    await expect(restore(file, restored, restored.files)).rejects.toThrow(/Restore into an empty/);
    const otherSeal = await emptyPlace[engine]();
    writeFileSync(path.join(otherSeal.files, 'seal.pem'), 'another seal');
    await expect(restore(file, otherSeal, otherSeal.files)).rejects.toThrow(/exists with other content/);
    await expect(backUp(place, place.files, file)).rejects.toThrow('never overwritten');
  });

  const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const packed = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`);
  const faults: [string, () => Buffer, RegExp][] = [
    ['cut off', () => readFileSync(file).subarray(0, -40), /damaged/],
    ['a changed byte', () => flipped(readFileSync(file)), /damaged/],
    [
      'a missing row',
      () => packed(lines().filter((line) => !line.includes('"Q-2026') || !line.startsWith('['))),
      /damaged/,
    ],
    ['a changed price', () => packed(lines().map((line) => line.replace(/8\d\d00/, '100'))), /damaged/],
    ['a row that is no JSON', () => packed(lines().map((line) => line.replace(/^\["/, '["\\q'))), /damaged/],
    [
      'a row that is there twice',
      () => packed(lines().flatMap((line) => [line, ...(line.startsWith('[') ? [line] : [])])),
      /damaged/,
    ],
    ['a missing end', () => packed(lines().slice(0, -1)), /damaged/],
    ['something after its end', () => packed([...lines(), '{}']), /damaged/],
    ['no backup', () => Buffer.from('hello'), /damaged/],
    ['another JSON', () => packed(['{"a":1}']), /not a backup that this release can read/],
    [
      'a newer release',
      () =>
        packed(
          lines().map((line) => line.replace('"0001-first-tables"', '"0001-first-tables","9999-later"')),
        ),
      /newer release \(9999-later\)/,
    ],
  ];
  const ofDatabase = ['a row that is there twice', 'a missing end'];
  describe('with a fault', () => {
    let target: Awaited<ReturnType<(typeof emptyPlace)[EngineName]>>;
    beforeAll(async () => {
      target = await emptyPlace[engine]();
    });
    // Only an empty database is restored into: what one of them left would refuse the next.
    // The faults are of the file; the database only undoes what came before one, or finds it itself.
    const told = faults.filter(([name]) => engine === 'sqlite' || ofDatabase.includes(name));
    it.each(told)('is rejected: %s; nothing is partly restored', async (name, content, sentence) => {
      const broken = path.join(folder, `${engine}-broken`);
      writeFileSync(broken, content());
      await expect(checkBackup(broken), name).rejects.toThrow(sentence);
      await expect(restore(broken, target, target.files)).rejects.toThrow(sentence);
      expect(readdirSync(target.files).filter((left) => left !== 'lock.sqlite')).toEqual([]);
    });
    it('leaves space for the valid one', async () => {
      expect((await restore(file, target, target.files)).end.tables.offers?.rows).toBe(1);
    });
  });
});

describe.each(engineNames)('a database of %s with foreign tables', (engine) => {
  it('is backed up without them, reports them, and restores (threat 58)', async () => {
    const place = await migratedPlace(engine);
    await change(
      place,
      'create table admin_notes (note text)',
      'alter table leads add column rating integer',
    );
    const file = path.join(folder, `${engine}-foreign.backup`);
    const { leftOut, tables } = await backUp(place, newFolder(), file);
    expect(leftOut).toEqual(['admin_notes', 'leads.rating']);
    expect(Object.keys(tables)).not.toContain('admin_notes');
    expect((await checkBackup(file)).end.tables).toEqual(tables);
    const target = await emptyPlace[engine]();
    expect((await restore(file, target, target.files)).end.tables).toEqual(tables);
  });

  it('is not accepted as a backup if they are in it, because they could not be restored (threat 58)', async () => {
    const source = await openBackupSource(await migratedPlace(engine));
    const file = path.join(folder, `${engine}-unknown-table.backup`);
    const withMore: BackupSource = {
      ...source,
      tables: [...source.tables, { name: 'admin_notes', columns: ['note'] }],
      rows: (table) => (table.name === 'admin_notes' ? [[['call Anna']]] : source.rows(table)),
    };
    await writeBackup(withMore, newFolder(), file);
    await source.close();
    const target = await emptyPlace[engine]();
    const refusal = 'The table admin_notes of the backup does not look like';
    await expect(restore(file, target, target.files)).rejects.toThrow(refusal);
    await expect(checkBackup(file)).rejects.toThrow(refusal);
  });

  it('is not backed up by an older release, which cannot know all its tables', async () => {
    const place = await migratedPlace(engine);
    await change(place, "insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    const file = path.join(folder, `${engine}-later.backup`);
    await expect(backUp(place, newFolder(), file)).rejects.toThrow(/database is from a newer.*9999-later/);
    expect(existsSync(file)).toBe(false);
  });
});

// A restore begins at the tables of the last migration of its backup, whichever that is.
it.skipIf(postgresUrl === null)(
  'a database of postgres has the tables of sqlite, with which a check compares, after every migration',
  async () => {
    const pool = new pg.Pool({ connectionString: await createDatabase(postgresUrl!), max: 1 });
    const postgres = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const database = new Database(':memory:');
    const sqlite = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    const ask = async <Row>(text: string) => (await pool.query(text)).rows as Row[];
    const ofSqlite = Object.entries(migrations('sqlite'));
    const ofPostgres = Object.entries(migrations('postgres'));
    expect(ofPostgres.map(([name]) => name)).toEqual(ofSqlite.map(([name]) => name));
    for (const [at, [name, { up }]] of ofPostgres.entries()) {
      await up(letRunUnprepared(postgres, 'postgres'));
      await ofSqlite[at]![1].up(letRunUnprepared(sqlite, 'sqlite'));
      expect(shapesOf(await tablesOfPostgres(ask)), name).toEqual(tablesOfSqlite(database));
    }
    await Promise.all([postgres.destroy(), sqlite.destroy()]);
  },
);

describe.each(engineNames)('a restore into %s that is given up', (engine) => {
  it('had the tables of its migration and leaves the database empty', async () => {
    const place = await emptyPlace[engine]();
    for (const name of Object.keys(migrations(engine)).slice(-2)) {
      const target = await openRestoreTarget(place, name);
      expect(shapesOf(target.tables)).toEqual(await tablesUpTo(name));
      await target.abandon();
    }
  });
});

describe.each(engineNames)('a killed restore into %s', (engine) => {
  it('is named by the next start, which opens no empty shop; the next restore works (S23)', async () => {
    const file = path.join(folder, `${engine}-killed.backup`);
    const place = await migratedPlace(engine);
    await change(place, "insert into media (name, bytes, created_at) values ('kept', '', 1)");
    await backUp(place, newFolder(), file);

    const { files, ...target } = await emptyPlace[engine]();
    const restoring = new URL('./open-tables.ts', import.meta.url).href;
    const { signal } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { openRestoreTarget } from '${restoring}';
         await openRestoreTarget(${JSON.stringify(target)}, '0073-follow-ups-indexed');
         process.kill(process.pid, 'SIGKILL');`,
      ],
      { stdio: 'inherit' },
    );
    expect(signal).toBe('SIGKILL');
    // Twice: a refused start leaves no database that the second would take for one.
    await expect(openStore(target)).rejects.toThrow(DatabaseUnfit);
    await expect(openStore(target)).rejects.toThrow(/A restore was not finished: .*npm run restore/);

    await expect(inspectDatabase(target)).rejects.toThrow(/A restore was not finished/);

    expect((await restore(file, target, files)).end.tables.media?.rows).toBe(1);
    const store = await openStore(target);
    expect(await store.read((db) => db.selectFrom('media').select('name').execute())).toEqual([
      { name: 'kept' },
    ]);
    await store.close();
  });
});

describe('files left of a removed database', () => {
  const sound = path.join(folder, 'beside.backup');
  beforeAll(async () => {
    const place = await migratedPlace('sqlite');
    await backUp(place, newFolder(), sound);
  });

  it.each(['-wal', '-shm', '-journal'])(
    'are not read into a restored one: %s is rejected (threat 58)',
    async (end) => {
      const dataDir = newFolder();
      const stale = path.join(dataDir, `silowright.sqlite${end}`);
      writeFileSync(stale, 'of yesterday');
      await expect(restore(sound, { engine: 'sqlite', dataDir }, dataDir)).rejects.toThrow(
        `${stale} is left of another database`,
      );
      expect(readFileSync(stale, 'utf8')).toBe('of yesterday');
      expect(existsSync(path.join(dataDir, 'silowright.sqlite'))).toBe(false);
    },
  );
});

it('reports where it looked for a missing database', async () => {
  const dataDir = newFolder();
  await expect(backUp({ engine: 'sqlite', dataDir }, dataDir, path.join(dataDir, 'x'))).rejects.toThrow(
    `There is no database in ${dataDir}`,
  );
  await expect(checkBackup(path.join(dataDir, 'x'))).rejects.toThrow('There is no file');
  expect(existsSync(path.join(dataDir, 'x'))).toBe(false);
});

function flipped(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
}
