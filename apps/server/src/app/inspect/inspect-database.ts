import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { databaseFileIn } from '../../platform/db/data-dir.ts';
import { migrations } from '../../platform/db/migrations/all-migrations.ts';
import type { StoreLocation } from '../../platform/db/open-store.ts';
import { numbersForBigints } from '../../platform/db/postgres-store.ts';
import { letRunUnprepared } from '../../platform/db/prepared.ts';
import { silentProcesses } from '../../platform/db/processes.ts';
import {
  refuseUnfinishedRestore,
  restoringTable,
  unfinishedTable,
} from '../../platform/db/refuse-unfinished-restore.ts';
import type { Db, EngineName } from '../../platform/db/store.ts';
import { mailsLeft } from '../../platform/source/recipient-limits.ts';
import { type ReadDocuments, readAllDocuments } from './damaged-documents.ts';

/** Facts about a database, found without changing it. */
export interface DatabaseFacts {
  /** Display name: "PostgreSQL 17.2". */
  readonly product: string;
  readonly majorVersion: number;
  readonly answerMs: number;
  /** Migrations of this release that are not applied; all of them if it is empty. */
  readonly missing: readonly string[];
  /** Applied migrations that this release does not know. */
  readonly unknown: readonly string[];
  /** Why a write would fail; undefined if it works. */
  readonly cannotWrite?: string;
  /** How far its clock is ahead of this machine's. */
  readonly clockAheadMs: number;
  readonly encoding: string;
  /** Damage that the engine finds in its files; PostgreSQL checks its pages when it reads them. */
  readonly damage: readonly string[];
  /** Files and folders that other accounts of the machine can read. */
  readonly openToOthers: readonly string[];
  /** The last known time; undefined if none was stored yet. */
  readonly seenMs?: number;
  /** Mails to typed addresses that may still be sent in this hour; undefined without tables. */
  readonly mailsLeft?: number;
  /** Processes without a heartbeat. */
  readonly silentProcesses: readonly string[];
  /** Absent before the tables are those of this release. */
  readonly documents?: ReadDocuments;
  /** Maximum connections of all processes; undefined if not limited. */
  readonly maxConnections?: number;
}

export const inspectDatabase = (location: StoreLocation): Promise<DatabaseFacts> =>
  location.engine === 'sqlite' ? inspectSqlite(location.dataDir) : inspectPostgres(location.url);

async function inspectSqlite(dataDir: string): Promise<DatabaseFacts> {
  const file = databaseFileIn(dataDir);
  refuseUnfinishedRestore(dataDir);
  const began = performance.now();
  const database = existsSync(file) ? new Database(file, { readonly: true }) : new Database(':memory:');
  try {
    const product = `SQLite ${database.prepare('select sqlite_version()').pluck().get()}`;
    const hasBooks = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    const been = hasBooks ? database.prepare('select name from kysely_migration').pluck().all() : [];
    return {
      product,
      majorVersion: 3,
      answerMs: performance.now() - began,
      ...compared(been as string[]),
      ...writable([existsSync(file) ? file : existingParent(dataDir)]),
      clockAheadMs: 0,
      encoding: 'UTF8',
      damage: database
        .prepare<[], string>('pragma quick_check(5)')
        .pluck()
        .all()
        .filter((line) => line !== 'ok'),
      openToOthers: existsSync(file)
        ? [dataDir, file, `${file}-wal`].filter((each) => existsSync(each) && statSync(each).mode & 0o077)
        : [],
      silentProcesses: [],
      ...(been.includes(clockMigration) &&
        (await lookInside(
          new Kysely({ dialect: new SqliteDialect({ database }) }),
          'sqlite',
          been as string[],
        ))),
    };
  } finally {
    database.close();
  }
}

/** The migration that created the tables of clock and processes. */
const clockMigration = '0012-clock-and-processes';

async function lookInside(
  db: Db,
  engine: EngineName,
  been: readonly string[],
): Promise<Pick<DatabaseFacts, 'seenMs' | 'mailsLeft' | 'silentProcesses' | 'documents'>> {
  letRunUnprepared(db, engine);
  const clock = await db.selectFrom('clock').select('seen_at').executeTakeFirst();
  return {
    ...(clock && { seenMs: clock.seen_at }),
    mailsLeft: await mailsLeft(db, Date.now()),
    ...(compared(been).missing.length === 0 && { documents: await readAllDocuments(db) }),
    silentProcesses: engine === 'postgres' ? await silentProcesses(db) : [],
  };
}

function writable(places: readonly string[]): Pick<DatabaseFacts, 'cannotWrite'> {
  try {
    for (const place of places) accessSync(place, constants.W_OK);
    return {};
  } catch (error) {
    return { cannotWrite: (error as Error).message };
  }
}

const existingParent = (place: string): string =>
  existsSync(place) ? place : existingParent(path.dirname(path.resolve(place)));

async function inspectPostgres(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  const pool = new pg.Pool({ connectionString: url, max: 1, types: numbersForBigints });
  pool.on('error', () => {});
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    const ask = async (text: string) => (await client.query(text)).rows[0] ?? {};
    const began = performance.now();
    const askedAt = Date.now();
    const { clock } = await ask('select extract(epoch from clock_timestamp()) * 1000 as clock');
    const answerMs = performance.now() - began;
    const { version, encoding, maxConnections } = await ask(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       current_setting('max_connections')::int as "maxConnections"`,
    );
    const { left } = await ask(`select to_regclass('${restoringTable}') as left`);
    if (left) throw unfinishedTable();
    const { books } = await ask(`select to_regclass('kysely_migration') is not null as books`);
    const been = books ? (await client.query('select name from kysely_migration')).rows : [];
    return {
      product: `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`,
      majorVersion: Math.floor(version / 10_000),
      answerMs,
      ...compared(been.map(({ name }) => name)),
      ...(await tryToWrite(client, books)),
      clockAheadMs: Number(clock) - askedAt - answerMs / 2,
      encoding,
      maxConnections,
      damage: [],
      openToOthers: [],
      silentProcesses: [],
      ...(been.some(({ name }) => name === clockMigration) &&
        (await lookInside(
          db,
          'postgres',
          been.map(({ name }) => name),
        ))),
    };
  } finally {
    await db.destroy();
    await client.end();
  }
}

/** Really writes, and rolls back; in an empty database it creates a table, as the first start will. */
async function tryToWrite(
  client: pg.Client,
  hasTables: boolean,
): Promise<Pick<DatabaseFacts, 'cannotWrite'>> {
  try {
    await client.query('begin');
    await client.query(
      hasTables
        ? "insert into recipient_limits (recipient_hash, at) values ('doctor', 0)"
        : 'create table silowright_doctor (probe int)',
    );
    return {};
  } catch (error) {
    return { cannotWrite: (error as Error).message };
  } finally {
    await client.query('rollback');
  }
}

function compared(been: readonly string[]): Pick<DatabaseFacts, 'missing' | 'unknown'> {
  const known = Object.keys(migrations('sqlite'));
  return {
    missing: known.filter((name) => !been.includes(name)),
    unknown: been.filter((name) => !known.includes(name)),
  };
}
