import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { type CompiledPrepared, compilePrepared, letRunPrepared } from './prepared.ts';
import { restoringTable, unfinishedTable } from './refuse-unfinished-restore.ts';
import type { Db, Prepared, Store } from './store.ts';
import { asStoreError } from './store-errors.ts';
import type { Tables } from './tables.ts';

const bigintOid = 20;
/** Arbitrary, the same in every process of every release: the advisory lock for migrations. */
export const migrationLock = 7_310_455_201;

/** Times and counts fit into a number; as text they would compare wrongly. */
export const numbersForBigints = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintOid
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface PostgresStoreOptions {
  readonly url: string;
  readonly poolSize?: number | undefined;
  /** A database that does not answer for this long counts as unavailable. */
  readonly silenceMs?: number | undefined;
  /** The database ends the session of a process that freezes inside a transaction for this long. */
  readonly haltMs?: number | undefined;
}

/**
 * A process that freezes inside a transaction keeps its locks. The database ends such a session after the first
 * timeout. A waiting session gives up after the second, longer one, so that it still gets the lock (S4).
 */
const lockTimes = (haltMs: number) => ({
  idle_in_transaction_session_timeout: haltMs,
  lock_timeout: haltMs + 500,
});

/** Readiness is checked every few seconds and must be answered quickly. */
const pingQuery: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 3000 };

/** Production: any number of processes on one PostgreSQL. */
export async function openPostgresStore({
  url,
  poolSize = 10,
  silenceMs = 20_000,
  haltMs = 2000,
}: PostgresStoreOptions): Promise<Store> {
  await migrateUnderLock(url);
  const pool = openPool({
    ...lockTimes(haltMs),
    connectionString: url,
    max: poolSize,
    stream: () => endingSilence(silenceMs),
    // Queries of a transaction that do not need each other are sent at once.
    pipeline: true,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  const letsIn = watchLogin(url);
  const compiledQueries = new Map<string, CompiledPrepared>();
  const compiledOf = <Params extends object, Row>(query: Prepared<Params, Row>): CompiledPrepared => {
    let compiled = compiledQueries.get(query.name);
    if (!compiled) {
      compiled = compilePrepared(query, db);
      compiledQueries.set(query.name, compiled);
    }
    return compiled;
  };
  const run: Store['run'] = async (query, params) => {
    const { name, sql, valuesOf } = compiledOf(query);
    const values = valuesOf(params);
    try {
      return (await pool.query({ name, text: sql, values })).rows;
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      // The pool has closed that connection. Without a name the query is planned again.
      return (await pool.query({ text: sql, values })).rows;
    }
  };
  letRunPrepared(db, 'postgres', run);
  const ofClients = new WeakMap<pg.PoolClient, Db>();
  const dbOf = (client: pg.PoolClient): Db => {
    let known = ofClients.get(client);
    if (!known) {
      const query = noting(client);
      known = letRunPrepared(dbOfOne(query), 'postgres', async (prepared, params) => {
        const { name, sql, valuesOf } = compiledOf(prepared);
        return (await query({ name, text: sql, values: valuesOf(params) })).rows;
      });
      ofClients.set(client, known);
    }
    return known;
  };

  return {
    engine: 'postgres',
    lockMs: lockTimes(haltMs).lock_timeout,
    read: (work) => translated(() => work(db)),
    write: (work) => translated(() => inTransaction(pool, (client) => work(dbOf(client)))),
    run: (query, params) => translated(() => run(query, params)),
    ping: () =>
      translated(async () => {
        await pool.query(pingQuery);
        await letsIn();
      }),
    // PostgreSQL's own vacuum frees the pages.
    scrub: async () => {},
    close: () => db.destroy(),
  };
}

/** Kysely on one connection. Its own transactions would run one query after the other. */
function dbOfOne(query: pg.PoolClient['query']): Db {
  const one = { query, release: () => {} };
  const pool = { connect: async () => one, end: async () => {}, options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The first error of the transaction that is open on a connection. */
const firstErrors = new WeakMap<pg.PoolClient, unknown>();

/** Queries that are sent together all fail after the first error; only that one says why. */
const noting = (client: pg.PoolClient): pg.PoolClient['query'] =>
  (async (...args: Parameters<pg.PoolClient['query']>) => {
    try {
      return await client.query(...args);
    } catch (error) {
      if (!firstErrors.has(client)) firstErrors.set(client, error);
      throw error;
    }
  }) as unknown as pg.PoolClient['query'];

const isAftermath = (error: unknown): boolean => (error as { code?: unknown }).code === '25P02';

/** `begin` is sent together with the first query. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let lost = false;
  firstErrors.delete(client);
  try {
    const begun = client.query('begin');
    begun.catch(() => {});
    const result = await work(client);
    await begun;
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed, and was not committed.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      lost = true;
    });
    throw isAftermath(error) ? (firstErrors.get(client) ?? error) : error;
  } finally {
    client.release(lost);
  }
}

/** A newer release changed a table while this process holds a plan for it (S8). Nothing was executed. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('cached plan must not change result type');

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, types: numbersForBigints, ...options });
  // Without these handlers, a restart of the database would end this process (threat 54).
  const ignoreLostConnection = () => {};
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  return pool;
}

const loginEveryMs = 4000;
const loginRefused = /^28/;

/**
 * Open connections continue after the password was changed, and close one by one. So a new one is opened now and
 * then; throws if the login is rejected (S14). Any other error shows on the connections in use.
 */
function watchLogin(url: string): () => Promise<void> {
  let triedAt = Number.NEGATIVE_INFINITY;
  let refusal: unknown;
  return async () => {
    if (performance.now() - triedAt >= loginEveryMs) {
      triedAt = performance.now();
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
      client.on('error', () => {});
      refusal = await client.connect().then(
        () => undefined,
        (error: { code?: unknown }) => (loginRefused.test(String(error.code)) ? error : undefined),
      );
      await client.end().catch(() => {});
    }
    if (refusal) throw refusal;
  };
}

/** A vanished host sends no close: without a limit, TCP would wait 15 minutes. */
function endingSilence(silenceMs: number): Socket {
  const socket = new Socket();
  const away = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(away()));
}

/**
 * Several processes may start at once: without the lock two of them would create the same table. Uses a separate
 * connection, because a migration may take long.
 */
async function migrateUnderLock(url: string): Promise<void> {
  const lock = openPool({ connectionString: url, max: 1 });
  const pool = openPool({ connectionString: url, max: 2, lock_timeout: migrationPatience.lockMs });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await translated(async () => {
    const client = await lock.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      const { rows } = await client.query('select to_regclass($1) as left', [restoringTable]);
      if (rows[0].left) throw unfinishedTable();
      await givingWay(() => migrate(db, 'postgres'));
    } finally {
      // The lock ends with its connection.
      client.release(true);
    }
  }).finally(() => Promise.all([db.destroy(), lock.end()]));
}

/**
 * Processes of the previous release write during a migration. A migration that waits for their locks gives up before
 * PostgreSQL's deadlock check (after a second), so that it never aborts a visitor's transaction, and tries again.
 */
const migrationPatience = { lockMs: 400, pauseMs: 200, totalMs: 120_000 };
/** Deadlock; lock not granted in time. */
const lockRefused = new Set(['40P01', '55P03']);

async function givingWay(work: () => Promise<void>): Promise<void> {
  const until = performance.now() + migrationPatience.totalMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (!lockRefused.has(code ?? '') || performance.now() > until) throw error;
      await setTimeout(migrationPatience.pauseMs);
    }
  }
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}
