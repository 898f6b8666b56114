import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { type CompiledPrepared, compilePrepared, type Prepared } from './prepared.ts';
import type { Db, Store } from './store.ts';
import { asStoreError } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const bigintOid = 20;
/** Any number, the same in every process of every release: the lock under which tables change. */
export const migrationLock = 7_310_455_201;

/** Times and counts fit a number; text would compare wrongly. */
export const numbersForBigints = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintOid
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Production: any number of processes on one PostgreSQL. */
export async function openPostgresStore(url: string, poolSize = 10): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    types: numbersForBigints,
  });
  // Without these, a restart of the database would end this process (threat 54).
  const ignoreLostConnection = () => {};
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateUnderLock(pool, db);
  } catch (error) {
    await db.destroy();
    throw asStoreError(error);
  }

  const compiledQueries = new Map<string, CompiledPrepared>();
  const compiledOf = <Params extends object, Row>(query: Prepared<Params, Row>): CompiledPrepared => {
    let compiled = compiledQueries.get(query.name);
    if (!compiled) {
      compiled = compilePrepared(query, db);
      compiledQueries.set(query.name, compiled);
    }
    return compiled;
  };

  return {
    engine: 'postgres',
    read: (work) => translated(() => work(db)),
    write: (work) => translated(() => db.transaction().execute((transaction) => work(transaction as Db))),
    run: (query, params) =>
      translated(async () => {
        const { name, sql, valuesOf } = compiledOf(query);
        const result = await pool.query({ name, text: sql, values: valuesOf(params) });
        return result.rows;
      }),
    ping: () => translated(async () => void (await pool.query('select 1'))),
    close: () => db.destroy(),
  };
}

/** Several processes start at once: without the lock two of them would create the same table. */
async function migrateUnderLock(pool: pg.Pool, db: Db): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(db, 'postgres');
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}
