import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseFileIn } from './data-dir.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { SqliteWriteGroup } from './sqlite-write-group.ts';
import { StoreDamaged, StoreUnavailable } from './store-errors.ts';
import type { Tables } from './tables.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-group-'));
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  rmSync(folder, { recursive: true, force: true });
});

/** A group whose commits are counted, and fail as the test says. */
function openGroup(name: string) {
  const file = path.join(folder, name);
  const database = new Database(file);
  closing.push(() => database.close());
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table notes (text text)');
  const disk = { commits: 0, fails: false };
  const commit = database.prepare('commit');
  const counted = {
    run: () => {
      if (disk.fails) throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
      disk.commits += 1;
      return commit.run();
    },
  };
  const watched = {
    prepare: (sql: string) => (sql === 'commit' ? counted : database.prepare(sql)),
    exec: (sql: string) => database.exec(sql),
    get inTransaction() {
      return database.inTransaction;
    },
  } as unknown as Database.Database;
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const group = new SqliteWriteGroup(watched, db, () => {});
  const insert = database.prepare<[string]>('insert into notes values (?)');
  const all = database.prepare<[], string>('select text from notes order by rowid').pluck();
  return {
    file,
    disk,
    group,
    write: (text: string) => group.writeNow(() => insert.run(text)),
    read: () => group.readNow(() => all.all()),
  };
}

describe('writes of SQLite', () => {
  it('of one turn are one commit, with one sync; those that arrive during it are the next one', async () => {
    const { disk, group, write, read } = openGroup('groups');
    let later: Promise<unknown> | undefined;
    const several = group.write(async () => {
      await turn();
      later = Promise.all([write('third'), write('fourth')]);
    });
    await Promise.all([write('first'), write('second'), several]);
    expect(disk.commits).toBe(1);
    await later;
    expect(disk.commits).toBe(2);
    expect(await read()).toEqual(['first', 'second', 'third', 'fourth']);
    await group.idle();
  });

  it('that a read arrives among are not seen before their commit', async () => {
    const { group, write, read } = openGroup('uncommitted');
    let seen: unknown;
    const several = group.write(async () => {
      await turn();
      seen = read();
      await turn();
      throw new Error('undone');
    });
    const first = write('first');
    await expect(several).rejects.toThrow('undone');
    await first;
    expect(await seen).toEqual(['first']);
  });

  it('are not acknowledged, and undone, if the disk fails in their commit (threat 55)', async () => {
    const { disk, group, write, read } = openGroup('fails');
    await write('before');
    disk.fails = true;
    const outcomes = await Promise.allSettled([write('first'), group.write(async () => 'second')]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([
      expect.any(StoreDamaged),
      expect.any(StoreDamaged),
    ]);
    expect(await read()).toEqual(['before']);
    await group.idle();
  });

  it('are in the files when they are acknowledged', async () => {
    const { file, group, write } = openGroup('files');
    const acknowledged: string[] = [];
    const inCopy = () => {
      const copy = path.join(folder, `copy-${acknowledged.length}`);
      for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
      const database = new Database(copy);
      const texts = database.prepare<[], string>('select text from notes').pluck().all();
      database.close();
      return texts;
    };
    const writer = async (name: number) => {
      for (let count = 0; count < 25; count++) {
        const text = `${name}-${count} ${'x'.repeat(500)}`;
        await write(text);
        acknowledged.push(text);
        expect(inCopy()).toContain(text);
      }
    };
    await Promise.all([1, 2, 3, 4].map(writer));
    await group.idle();
    expect(new Set(inCopy())).toEqual(new Set(acknowledged));
    expect(acknowledged).toHaveLength(100);
  });
});

describe('a lock of another program', () => {
  function openLocked(name: string, patienceMs?: number) {
    const file = path.join(folder, name);
    const [database, other] = [new Database(file, { timeout: 0 }), new Database(file)];
    closing.push(
      () => database.close(),
      () => other.close(),
    );
    database.pragma('journal_mode = WAL');
    database.exec('create table notes (text text)');
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    const group = new SqliteWriteGroup(database, db, () => {}, patienceMs);
    other.exec('begin immediate');
    const insert = database.prepare<[string]>('insert into notes values (?)');
    const count = database.prepare<[], number>('select count(*) from notes').pluck();
    return {
      group,
      write: (text: string) => group.writeNow(() => insert.run(text)),
      count: () => group.readNow(() => count.get()),
      unlock: () => other.exec('commit'),
    };
  }

  it('lets writes wait, while reads and the event loop go on (S22)', async () => {
    const { group, write, count, unlock } = openLocked('locked.sqlite');
    const order: string[] = [];
    const written = Promise.all(['one', 'two'].map(write)).then(() => order.push('written'));
    for (let time = 0; time < 3; time++) {
      expect(await count()).toBe(0);
      await group.read(async () => order.push('read'));
    }
    // The lock ends in this event loop: a write that blocked it would never get the lock.
    unlock();
    await written;
    expect(order).toEqual(['read', 'read', 'read', 'written']);
    expect(await count()).toBe(2);
    await group.idle();
  });

  it('refuses writes that have waited long enough, and takes later ones (S22)', async () => {
    const { group, write, count, unlock } = openLocked('locked-long.sqlite', 0);
    await expect(write('early')).rejects.toThrow(StoreUnavailable);
    unlock();
    await write('late');
    expect(await count()).toBe(1);
    await group.idle();
  });

  it('does not stop a store: reads go on, and the write is done after it (S22)', async () => {
    const dataDir = path.join(folder, 'store');
    const store = await openSqliteStore(dataDir);
    const other = new Database(databaseFileIn(dataDir));
    closing.push(() => other.close());
    other.exec('begin immediate');
    const count = () =>
      store.read(async (db) => (await db.selectFrom('recipient_limits').selectAll().execute()).length);
    const written = store.write((db) =>
      db.insertInto('recipient_limits').values({ recipient_hash: 'x', at: 1 }).execute(),
    );
    for (let time = 0; time < 3; time++) expect(await count()).toBe(0);
    other.exec('commit');
    await written;
    expect(await count()).toBe(1);
    await store.close();
  });
});
