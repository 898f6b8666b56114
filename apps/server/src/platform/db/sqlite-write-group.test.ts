import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { storeErrors } from '../counters.ts';
import { SqliteWriteGroup } from './sqlite-write-group.ts';
import { StoreDamaged, StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-group-'));
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  rmSync(folder, { recursive: true, force: true });
});

function openGroup(name: string, sync: (file: string) => Promise<void>) {
  const file = path.join(folder, name);
  const database = new Database(file);
  closing.push(() => database.close());
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.exec('create table notes (text text)');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const group = new SqliteWriteGroup(
    database,
    db,
    () => {},
    () => sync(file),
  );
  const insert = database.prepare<[string]>('insert into notes values (?)');
  const all = database.prepare<[], string>('select text from notes order by rowid').pluck();
  return {
    group,
    write: (text: string) => group.writeNow(() => insert.run(text)),
    read: () => group.readNow(() => all.all()),
  };
}

/** A sync that ends when the test says so. */
function heldSync() {
  const started: PromiseWithResolvers<void>[] = [];
  return {
    started,
    sync: () => {
      const held = Promise.withResolvers<void>();
      started.push(held);
      return held.promise;
    },
  };
}

/** Settles the promises of some turns, and says which of them were answered. */
async function answeredOf(promises: Readonly<Record<string, Promise<unknown>>>): Promise<string[]> {
  const answered: string[] = [];
  for (const [name, promise] of Object.entries(promises)) promise.then(() => answered.push(name));
  for (let count = 0; count < 5; count++) await turn();
  return answered;
}

describe('writes of SQLite', () => {
  it('are answered after the sync of their commit, as is a read that saw them', async () => {
    const { started, sync } = heldSync();
    const { write, read } = openGroup('answers', sync);
    const first = write('first');
    expect(await answeredOf({ first })).toEqual([]);
    const seen = Promise.resolve(read());
    expect(await answeredOf({ first, seen })).toEqual([]);
    started[0]!.resolve();
    expect(await answeredOf({ first, seen })).toEqual(['first', 'seen']);
    expect(await seen).toEqual(['first']);
  });

  it('that arrive during a sync are the next group, with one sync', async () => {
    const { started, sync } = heldSync();
    const { group, write, read } = openGroup('groups', sync);
    const first = write('first');
    await expect.poll(() => started).toHaveLength(1);
    const later = Promise.all([write('second'), write('third')]);
    expect(await answeredOf({ first, later })).toEqual([]);
    expect(started).toHaveLength(1);
    started[0]!.resolve();
    expect(await answeredOf({ first, later })).toEqual(['first']);
    expect(started).toHaveLength(2);
    const idle = group.idle();
    expect(await answeredOf({ idle })).toEqual([]);
    started[1]!.resolve();
    expect((await answeredOf({ later, idle })).toSorted()).toEqual(['idle', 'later']);
    expect(await read()).toEqual(['first', 'second', 'third']);
  });

  it('are not acknowledged after a failed sync, and nothing else is until a restart (threat 55)', async () => {
    const { started, sync } = heldSync();
    const { group, write, read } = openGroup('fails', sync);
    const first = write('first');
    await expect.poll(() => started).toHaveLength(1);
    const seen = Promise.resolve(read());
    const second = write('second');
    const counted = async () => (await storeErrors.get()).values[0]?.value ?? 0;
    const before = await counted();
    started[0]!.reject(new Error('EIO: i/o error, fdatasync'));
    const outcomes = await Promise.allSettled([first, seen, second]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(first).rejects.toBeInstanceOf(StoreDamaged);
    await expect(first).rejects.toThrow('check the disk and restart the server');
    await expect(write('third')).rejects.toBeInstanceOf(StoreDamaged);
    expect(() => read()).toThrow(StoreDamaged);
    await group.idle();
    expect(started).toHaveLength(1);
    expect(await counted()).toBe(before + 1);
  });

  it('are in the files as they were at the last sync, as after a power cut', async () => {
    let cuts = 0;
    const inCopy: string[][] = [];
    const acknowledged: string[] = [];
    const { write, group } = openGroup('power', async (file) => {
      const log = await open(`${file}-wal`, 'r+');
      await log.datasync();
      await log.close();
      // What the disk has when the power is cut before anything else is synced.
      const copy = path.join(folder, `cut-${cuts++}`);
      for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
      const cut = new Database(copy);
      inCopy.push(cut.prepare<[], string>('select text from notes').pluck().all());
      cut.close();
    });
    const writer = async (name: number) => {
      for (let count = 0; count < 25; count++) {
        const text = `${name}-${count} ${'x'.repeat(500)}`;
        await write(text);
        acknowledged.push(text);
        expect(inCopy.at(-1)).toContain(text);
      }
    };
    await Promise.all([1, 2, 3, 4].map(writer));
    await group.idle();
    expect(acknowledged).toHaveLength(100);
    expect(new Set(inCopy.at(-1))).toEqual(new Set(acknowledged));
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
    const group = new SqliteWriteGroup(database, db, () => {}, undefined, patienceMs);
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
});
