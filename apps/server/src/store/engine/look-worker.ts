import Database from 'better-sqlite3';
import { answerJobs } from '../../threads/answer-jobs.ts';

/** What a look at the tables found wrong; nothing if all can be read. */
export interface TableFault {
  readonly code?: string;
  readonly message: string;
}

/**
 * Reads the first page of every table from the disk, because the open connection may use cached pages. In a thread: a
 * slow disk would halt the event loop (S17).
 */
answerJobs<string>(async (file) => new TextEncoder().encode(JSON.stringify(faultOf(file))));

function faultOf(file: string): TableFault | null {
  try {
    lookAtTables(file);
    return null;
  } catch (error) {
    const { code, message } = error as TableFault;
    return { message, ...(code && { code }) };
  }
}

function lookAtTables(file: string): void {
  const fresh = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    const tables = fresh.prepare<[], string>("select name from sqlite_master where type = 'table'");
    for (const name of tables.pluck().all()) {
      fresh.prepare(`select rowid from "${name}" not indexed limit 1`).get();
    }
  } finally {
    fresh.close();
  }
}
