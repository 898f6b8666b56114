import type { Database, Statement } from 'better-sqlite3';
import type { Db } from '../store.ts';
import { asStoreError } from './store-unavailable.ts';

interface Job {
  /** A single statement, run at once; or several, each awaited. */
  readonly execute: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Several statements need a savepoint, so that one failed request does not affect the others. */
  readonly several: boolean;
}

/**
 * Groups the writes of one turn of the event loop into one commit: one disk sync for all of them, and each is
 * answered only after it. Reads never see uncommitted data.
 */
export class SqliteWriteGroup {
  readonly #database: Database;
  readonly #db: Db;
  #writes: Job[] = [];
  #reads: Job[] = [];
  #scheduled = false;
  #open = false;
  #waitingForIdle: (() => void)[] = [];
  /** Throws if a commit would be lost. */
  readonly #check: () => void;
  readonly #begin: Statement;
  readonly #commitAll: Statement;
  readonly #beginJob: Statement;
  readonly #endJob: Statement;

  constructor(database: Database, db: Db, check: () => void) {
    this.#check = check;
    this.#database = database;
    this.#db = db;
    this.#begin = database.prepare('begin immediate');
    this.#commitAll = database.prepare('commit');
    this.#beginJob = database.prepare('savepoint job');
    this.#endJob = database.prepare('release job');
  }

  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return this.#enqueue(this.#reads, () => work(this.#db), true);
  }

  write<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return this.#enqueue(this.#writes, () => work(this.#db), true);
  }

  readNow<Result>(execute: () => Result): Result | Promise<Result> {
    if (this.#open) return this.#enqueue(this.#reads, execute, false);
    try {
      return execute();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  writeNow<Result>(execute: () => Result): Promise<Result> {
    return this.#enqueue(this.#writes, execute, false);
  }

  idle(): Promise<void> {
    if (!this.#open && !this.#scheduled) return Promise.resolve();
    return new Promise((resolve) => this.#waitingForIdle.push(resolve));
  }

  #enqueue<Result>(jobs: Job[], execute: () => Result | Promise<Result>, several: boolean): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      jobs.push({ execute, resolve: resolve as (result: unknown) => void, reject, several });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#open) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#open = true;
    const reads = this.#reads.splice(0);
    const writes = this.#writes.splice(0);
    for (const job of reads) await settle(job);
    if (writes.length > 0) await this.#commit(writes);
    this.#open = false;
    if (this.#reads.length + this.#writes.length > 0) this.#schedule();
    else for (const resolve of this.#waitingForIdle.splice(0)) resolve();
  }

  async #commit(jobs: readonly Job[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      this.#check();
      this.#begin.run();
      for (const job of jobs) {
        answers.push(job.several ? await this.#runSeveral(job) : this.#runSingle(job));
      }
      this.#check();
      this.#commitAll.run();
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('rollback');
      for (const job of jobs) job.reject(asStoreError(error));
      return;
    }
    for (const answer of answers) answer();
  }

  /** Returns the callback that answers after the commit. A disk error fails the whole group. */
  #runSingle({ execute, resolve, reject }: Job): () => void {
    try {
      const result = execute();
      return () => resolve(result);
    } catch (error) {
      this.#mustBeOpen(error);
      return () => reject(asStoreError(error));
    }
  }

  async #runSeveral({ execute, resolve, reject }: Job): Promise<() => void> {
    this.#beginJob.run();
    try {
      const result = await execute();
      this.#endJob.run();
      return () => resolve(result);
    } catch (error) {
      this.#mustBeOpen(error);
      this.#database.exec('rollback to job; release job');
      return () => reject(asStoreError(error));
    }
  }

  /** SQLite may have rolled back automatically, as it does on a full disk. */
  #mustBeOpen(error: unknown): void {
    if (!this.#database.inTransaction) throw error;
  }
}

async function settle({ execute, resolve, reject }: Job): Promise<void> {
  try {
    resolve(await execute());
  } catch (error) {
    reject(asStoreError(error));
  }
}
