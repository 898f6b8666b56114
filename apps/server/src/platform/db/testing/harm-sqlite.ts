import { closeSync, openSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseFileIn } from '../data-dir.ts';

/** Runs statements on the database of a folder while a server uses it. */
export function runOnSqlite(dataDir: string, statements: string): void {
  const database = new Database(databaseFileIn(dataDir));
  database.exec(statements);
  database.close();
}

/** Overwrites the first page of a table on the disk, like a failing disk. */
export function ruinTable(dataDir: string, table: string): void {
  const file = databaseFileIn(dataDir);
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  const pageSize = database.pragma('page_size', { simple: true }) as number;
  const find = database.prepare('select rootpage from sqlite_master where name = ?').pluck();
  const root = find.get(table) as number;
  database.close();
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (root - 1) * pageSize);
  closeSync(opened);
}
