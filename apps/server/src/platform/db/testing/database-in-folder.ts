import { chownSync, statSync } from 'node:fs';
import pg from 'pg';
import type { PostgresServer } from './postgres-server.ts';

/** A database whose tables are in a separate folder, which a test can limit in size. */
export async function createDatabaseIn(
  folder: string,
  { url, dataFolder }: Pick<PostgresServer, 'url' | 'dataFolder'>,
): Promise<string> {
  const { uid, gid } = statSync(dataFolder);
  chownSync(folder, uid, gid);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create tablespace ${name} location ${pg.escapeLiteral(folder)}`);
  await client.query(`create database ${name} tablespace ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
