import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { migrationLock, numbersForBigints } from '../db/postgres-store.ts';
import { restoringTable } from '../db/refuse-unfinished-restore.ts';
import type { Tables } from '../db/tables.ts';
import {
  BackupRefused,
  type Cell,
  type DatabaseMoment,
  holdsData,
  quoted,
  type RestoreTarget,
  type TableShape,
} from './backup-tables.ts';

/** Rows per query: each query is a round trip, and files are large. */
const rowsAtOnce = { plain: 1000, withFiles: 50 };

interface TypedTable extends TableShape {
  /** SQL type of each column. */
  readonly types: readonly string[];
}

/** One repeatable-read transaction: all tables at the same moment, while others keep writing. */
export async function postgresSource(url: string): Promise<DatabaseMoment> {
  const client = new pg.Client({ connectionString: url, types: numbersForBigints });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const ask = async <Row>(text: string) => (await client.query(text)).rows as Row[];
    const tables = await tablesOf(ask);
    if (tables.length === 0) {
      throw new BackupRefused('The database of DATABASE_URL has no tables: nothing to back up.');
    }
    const migrations = await ask<{ name: string }>('select name from kysely_migration order by name');
    return {
      engine: 'postgres',
      migrations: migrations.map(({ name }) => name),
      tables,
      async *rows({ name, columns }) {
        const hasFiles = tables.find((table) => table.name === name)?.types.includes('bytea');
        const count = hasFiles ? rowsAtOnce.withFiles : rowsAtOnce.plain;
        await client.query(
          `declare rows_of_table no scroll cursor for select ${columns.map(quoted).join(', ')} from ${quoted(name)}`,
        );
        for (;;) {
          const { rows } = await client.query<Cell[]>({
            text: `fetch ${count} from rows_of_table`,
            rowMode: 'array',
          });
          if (rows.length === 0) break;
          yield rows;
        }
        await client.query('close rows_of_table');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Everything, including the tables, in one transaction: until its commit the database has one table, which says that a
 * restore was begun.
 */
export async function postgresTarget(url: string, lastMigration: string): Promise<RestoreTarget> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: numbersForBigints });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    // For as long as this connection. A server that starts meanwhile waits here and then finds the restored data.
    await sql`select pg_advisory_lock(${migrationLock})`.execute(db);
    const present = await tablesOf(
      async <Row>(text: string) => (await db.executeQuery(CompiledQuery.raw(text))).rows as Row[],
    );
    if (present.length > 0) {
      throw new BackupRefused(
        `The database of DATABASE_URL has tables already (${present[0]?.name}, …). Restore into an empty database; nothing was changed.`,
      );
    }
    await db.schema.createTable(restoringTable).ifNotExists().execute();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const transaction = await db.startTransaction().execute();
  const ask = async <Row>(text: string, values: unknown[] = []) =>
    (await transaction.executeQuery(CompiledQuery.raw(text, values))).rows as Row[];
  const abandon = async () => {
    await transaction.rollback().execute();
    await db.schema.dropTable(restoringTable).execute();
    await db.destroy();
  };
  try {
    await migrate(transaction as Transaction<Tables>, 'postgres', lastMigration);
    const tables = await tablesOf(ask);
    const indexes = await dropIndexes(ask);
    return {
      tables,
      insert: async ({ name, columns }, rows) => {
        const types = tables.find((table) => table.name === name)?.types ?? [];
        // One array per column, so that the statement does not depend on the number of rows.
        const arrays = columns.map((_, position) => rows.map((row) => row[position]));
        await ask(
          `insert into ${quoted(name)} (${columns.map(quoted).join(', ')})
           select * from unnest(${types.map((type, position) => `$${position + 1}::${type}[]`).join(', ')})`,
          arrays,
        );
      },
      finish: async () => {
        for (const index of indexes) await ask(index);
        await migrate(transaction as Transaction<Tables>, 'postgres');
        await transaction.schema.dropTable(restoringTable).execute();
        await transaction.commit().execute();
        await db.destroy();
      },
      abandon,
    };
  } catch (error) {
    await abandon();
    throw error;
  }
}

/**
 * Creating an index once for all rows is much faster than updating it per row. Returns the statements that create
 * them again.
 */
async function dropIndexes(ask: <Row>(text: string) => Promise<Row[]>): Promise<string[]> {
  const indexes = await ask<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename not like 'kysely%'
      and indexname not in (select conname from pg_constraint)`);
  for (const { name } of indexes) await ask(`drop index ${quoted(name)}`);
  return indexes.map(({ definition }) => definition);
}

export async function tablesOf(ask: <Row>(text: string) => Promise<Row[]>): Promise<TypedTable[]> {
  const columns = await ask<{ table: string; column: string; type: string }>(`
    select relation.relname as "table", attname as "column", format_type(atttypid, atttypmod) as "type"
    from pg_class relation join pg_attribute on attrelid = relation.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relation.relname collate "C", attname collate "C"`);
  const tables = Map.groupBy(
    columns.filter(({ table }) => holdsData(table)),
    ({ table }) => table,
  );
  return [...tables].map(([name, own]) => ({
    name,
    columns: own.map(({ column }) => column),
    types: own.map(({ type }) => type),
  }));
}
