import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { nextOfferNumber } from '../../deals/store/offers.ts';
import { lockRecipients, mayMail } from '../source/recipient-limits.ts';
import { openStore } from './open-store.ts';
import { sayGoodbye, signOfLife, silentProcesses } from './processes.ts';
import type { Db, Store } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';
import { createMigrated } from './testing/engines.ts';

const now = Date.parse('2026-11-15T10:00:00Z');

/** Two processes on one PostgreSQL; one freezes in the middle of a transaction. */
describe.skipIf(inject('postgresUrl') === null)('a process that freezes inside a transaction', () => {
  const withPeers = async (work: (halting: Store, other: Store) => Promise<void>) => {
    const url = await createMigrated();
    // A frozen process has no timer that would release its connection; this test has none either.
    const open = () => openStore({ engine: 'postgres', url, poolSize: 2, silenceMs: 600_000 });
    const peers = [await open(), await open()] as const;
    await work(...peers).finally(() => Promise.all(peers.map((peer) => peer.close())));
  };

  /** Runs the statements, then neither commits nor rolls back until resumed. */
  const halt = async (store: Store, statements: (db: Db) => Promise<unknown>) => {
    let goOn = () => {};
    const halted = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = () => {};
    const inside = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ended = store.write(async (db) => {
      await statements(db);
      begun();
      await halted;
    });
    ended.catch(() => {});
    await inside;
    return { goOn, ended };
  };

  it('does not block mails to another address (threat 63, S4)', () =>
    withPeers(async (halting, other) => {
      const { goOn, ended } = await halt(halting, (db) => mayMail(db, 'anna@farm.example', now));
      const withoutWaiting = other.write(async (db) => {
        await sql`set local lock_timeout = '50ms'`.execute(db);
        return mayMail(db, 'bert@farm.example', now);
      });
      await expect(withoutWaiting).resolves.toBe(true);
      goOn();
      await ended.catch(() => {});
    }));

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the address of a mail', (db: Db) => mayMail(db, 'anna@farm.example', now)],
    ['the next number of a quotation', (db: Db) => nextOfferNumber(db, 'priced', 2026)],
  ])(
    'loses its lock on %s to others, and reports unavailable when it continues (threat 63, S4)',
    (_, statements) =>
      withPeers(async (halting, other) => {
        const { goOn, ended } = await halt(halting, statements);
        await expect(other.write(statements)).resolves.toBeTruthy();
        goOn();
        await expect(ended).rejects.toBeInstanceOf(StoreUnavailable);
      }),
  );

  it('cannot cause a deadlock: addresses are locked in one order (threat 63, S4)', () =>
    withPeers(async (one, other) => {
      const both = ['anna@farm.example', 'bert@farm.example'];
      const mail = (store: Store, recipients: string[]) =>
        store.write((db) => lockRecipients(db, recipients));
      await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          at % 2 === 0 ? mail(one, both) : mail(other, both.toReversed()),
        ),
      );
    }));
});

describe.skipIf(inject('postgresUrl') === null)('processes on one PostgreSQL', () => {
  it('report one without a heartbeat, until it returns or signs off (threat 63, S4)', async () => {
    const url = await createMigrated();
    const store = await openStore({ engine: 'postgres', url, poolSize: 1 });
    const silent = () => store.read(silentProcesses);
    await store.write((db) => signOfLife(db, 'one', 'machine:1'));
    await store.write((db) => signOfLife(db, 'two', 'machine:2'));
    expect(await silent()).toEqual([]);
    await store.write((db) =>
      db.updateTable('processes').set({ seen_at: sql`seen_at - 60000` }).where('id', '=', 'two').execute(),
    );
    expect(await silent()).toEqual(['machine:2']);
    await store.write((db) => signOfLife(db, 'two', 'machine:2'));
    expect(await silent()).toEqual([]);
    await store.write((db) =>
      db.updateTable('processes').set({ seen_at: sql`seen_at - 60000` }).where('id', '=', 'two').execute(),
    );
    await store.write((db) => sayGoodbye(db, 'two'));
    expect(await silent()).toEqual([]);
    await store.close();
  });

  it('do not count one that was killed while the clock of the database was ahead (threats 57, 63)', async () => {
    const url = await createMigrated();
    const store = await openStore({ engine: 'postgres', url, poolSize: 1 });
    await store.write((db) => signOfLife(db, 'one', 'machine:1'));
    await store.write((db) =>
      db.updateTable('processes').set({ seen_at: sql`seen_at + 86400000` }).execute(),
    );
    await store.write((db) => signOfLife(db, 'two', 'machine:2'));
    const names = await store.read((db) => db.selectFrom('processes').select('name').execute());
    expect(names).toEqual([{ name: 'machine:2' }]);
    await store.close();
  });
});
