import type { Database, Statement } from 'better-sqlite3';
import type { Db } from './store.ts';
import { asStoreError } from './store-errors.ts';

/** How long a write waits for the lock of another program. */
export const lockMs = 5000;
/** Between two tries. */
const lockPauseMs = 20;

interface Job {
  readonly sinceMs: number;
  /** A single statement, run at once; or several, each awaited. */
  readonly execute: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Several statements need a savepoint, so that one failed request does not affect the others. */
  readonly several: boolean;
}

/**
 * Groups the writes of one turn of the event loop into one commit: one disk sync for all of them, and each is
 * answered only after it. Reads never see uncommitted data. While another program has the lock, the writes wait here
 * and everything else goes on: SQLite itself would wait for it in the event loop (S22).
 */
export class SqliteWriteGroup {
  readonly #database: Database;
  readonly #db: Db;
  #writes: Job[] = [];
  #reads: Job[] = [];
  #scheduled = false;
  /** Another program had the lock at the last try. */
  #isLocked = false;
  #open = false;
  #waitingForIdle: (() => void)[] = [];
  /** Throws if a commit would be lost. */
  readonly #check: () => void;
  readonly #lockMs: number;
  readonly #begin: Statement;
  readonly #commitAll: Statement;
  readonly #beginJob: Statement;
  readonly #endJob: Statement;

  constructor(database: Database, db: Db, check: () => void, patienceMs: number = lockMs) {
    this.#lockMs = patienceMs;
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
      const sinceMs = performance.now();
      jobs.push({ sinceMs, execute, resolve: resolve as (result: unknown) => void, reject, several });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#open) return;
    this.#scheduled = true;
    const flush = () => {
      this.#scheduled = false;
      void this.#flush();
    };
    if (this.#isLocked) setTimeout(flush, lockPauseMs);
    else setImmediate(flush);
  }

  async #flush(): Promise<void> {
    this.#open = true;
    const reads = this.#reads.splice(0);
    for (const job of reads) await settle(job);
    if (this.#writes.length > 0 && this.#begins()) await this.#commit(this.#writes.splice(0));
    this.#open = false;
    if (this.#reads.length + this.#writes.length > 0) this.#schedule();
    else for (const resolve of this.#waitingForIdle.splice(0)) resolve();
  }

  /** Begins the transaction of the group. If it cannot, writes that may still wait for the lock do so. */
  #begins(): boolean {
    try {
      this.#check();
      this.#begin.run();
      this.#isLocked = false;
      return true;
    } catch (error) {
      this.#isLocked = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
      const nowMs = performance.now();
      for (const job of this.#writes.splice(0)) {
        if (this.#isLocked && nowMs - job.sinceMs < this.#lockMs) this.#writes.push(job);
        else job.reject(asStoreError(error));
      }
      return false;
    }
  }

  /** An error of the commit, as of its sync, fails the whole group. */
  async #commit(jobs: readonly Job[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      for (const job of jobs) answers.push(job.several ? await this.#runSeveral(job) : this.#runSingle(job));
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
