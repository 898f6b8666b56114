import { restoringTable } from '../db/refuse-unfinished-restore.ts';
import type { EngineName } from '../db/store.ts';

/** A value that both engines can store. */
export type Cell = string | number | null | Uint8Array;

export interface TableShape {
  readonly name: string;
  /** Sorted, so that rows are the same whatever the column order of an engine. */
  readonly columns: readonly string[];
}

/** A snapshot of a database; later writes are not visible. */
export interface DatabaseMoment {
  readonly engine: EngineName;
  /** Names of the applied migrations, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
  rows(table: TableShape): AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]>;
  close(): Promise<void>;
}

/** Its tables are those that the migrations create, so a new table is never forgotten. */
export interface BackupSource extends DatabaseMoment {
  /** Foreign tables and columns, which are not in the backup. */
  readonly leftOut: readonly string[];
}

/** An empty database that becomes visible as a whole with `finish`. */
export interface RestoreTarget {
  readonly tables: readonly TableShape[];
  insert(table: TableShape, rows: readonly Cell[][]): Promise<void>;
  /** Migrates the tables to this release and makes everything durable. */
  finish(): Promise<void>;
  /** Undoes everything. */
  abandon(): Promise<void>;
}

/** A reason that the operator can act on; only its message is printed. */
export class BackupRefused extends Error {}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** Kysely's own tables are written by the migrations of the restore. */
export const holdsData = (name: string): boolean =>
  !/^(kysely_|sqlite_)/.test(name) && name !== restoringTable;
