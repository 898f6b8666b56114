import type { EngineName } from '../store.ts';

/** A value as both engines hold it. */
export type Cell = string | number | null | Uint8Array;

export interface TableShape {
  readonly name: string;
  /** Sorted, so that a row reads alike whatever order an engine keeps its columns in. */
  readonly columns: readonly string[];
}

/** One moment of a database: whatever is written meanwhile is not seen. */
export interface DatabaseMoment {
  readonly engine: EngineName;
  /** Names of the migrations it has been through, in order. */
  readonly migrations: readonly string[];
  /** Every table there is. */
  readonly tables: readonly TableShape[];
  rows(table: TableShape): AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]>;
  close(): Promise<void>;
}

/** Its tables are those the migrations make, not a list that we keep: a new table is never forgotten. */
export interface BackupSource extends DatabaseMoment {
  /** Tables and columns of somebody else, which are not in the backup. */
  readonly leftOut: readonly string[];
}

/** An empty database that becomes visible with `finish`, whole or not at all. */
export interface RestoreTarget {
  readonly tables: readonly TableShape[];
  insert(table: TableShape, rows: readonly Cell[][]): Promise<void>;
  /** Brings the tables up to this release and makes all of it durable. */
  finish(): Promise<void>;
  /** As if nothing had been tried. */
  abandon(): Promise<void>;
}

/** A reason that the operator can act on; the sentence is all there is to say. */
export class BackupRefused extends Error {}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** Kysely's own books are written anew by the migrations of the restore. */
export const holdsData = (name: string): boolean => !/^(kysely_|sqlite_)/.test(name);
