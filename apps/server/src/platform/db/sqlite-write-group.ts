import type { Database, Statement } from 'better-sqlite3';
import { storeErrors } from '../counters.ts';
import type { Db } from './store.ts';
import { asStoreError, StoreDamaged } from './store-unavailable.ts';

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

interface Answer {
  readonly answer: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Groups the writes of one turn of the event loop into one commit: one disk sync for all of them, and each is
 * answered only after it. The sync is awaited, so that other requests are prepared meanwhile; the writes among them
 * are the next group. Reads never see uncommitted data, and are answered when what they may have seen is on the disk.
 * While another program has the lock, the writes wait here and everything else goes on: SQLite itself would wait for
 * it in the event loop (S22).
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
  /** Puts the commits on the disk. Undefined for a database in memory. */
  readonly #sync: (() => Promise<void>) | undefined;
  #syncing: Promise<void> | undefined;
  /** After a failed sync nobody knows what is on the disk, and the next sync would not tell. */
  #failure: StoreDamaged | undefined;
  readonly #lockMs: number;
  readonly #begin: Statement;
  readonly #commitAll: Statement;
  readonly #beginJob: Statement;
  readonly #endJob: Statement;

  constructor(
    database: Database,
    db: Db,
    check: () => void,
    sync?: () => Promise<void>,
    patienceMs: number = lockMs,
  ) {
    this.#lockMs = patienceMs;
    this.#check = check;
    this.#sync = sync;
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
    if (this.#failure) throw this.#failure;
    try {
      const result = execute();
      return this.#syncing ? this.#syncing.then(() => this.#unlessFailed(result)) : result;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  writeNow<Result>(execute: () => Result): Promise<Result> {
    return this.#enqueue(this.#writes, execute, false);
  }

  idle(): Promise<void> {
    if (!this.#open && !this.#scheduled && !this.#syncing) return Promise.resolve();
    return new Promise((resolve) => this.#waitingForIdle.push(resolve));
  }

  #enqueue<Result>(jobs: Job[], execute: () => Result | Promise<Result>, several: boolean): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const sinceMs = performance.now();
      jobs.push({ sinceMs, execute, resolve: resolve as (result: unknown) => void, reject, several });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#open || this.#syncing) return;
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
    const answers =
      this.#writes.length > 0 && this.#begins() ? await this.#commit(this.#writes.splice(0)) : [];
    this.#open = false;
    if (answers.length > 0 && this.#sync) {
      this.#syncing = this.#sync().catch((error: unknown) => this.#fail(error));
      await this.#syncing;
      this.#syncing = undefined;
    }
    for (const { answer, reject } of answers) {
      if (this.#failure) reject(this.#failure);
      else answer();
    }
    if (this.#reads.length + this.#writes.length > 0) this.#schedule();
    else for (const resolve of this.#waitingForIdle.splice(0)) resolve();
  }

  #fail(error: unknown): void {
    storeErrors.inc();
    const why = error instanceof Error ? error.message : String(error);
    this.#failure = new StoreDamaged(
      `the disk of the database failed (${why}); check the disk and restart the server`,
      { cause: error },
    );
    for (const job of [...this.#reads.splice(0), ...this.#writes.splice(0)]) job.reject(this.#failure);
  }

  #unlessFailed<Result>(result: Result): Result {
    if (this.#failure) throw this.#failure;
    return result;
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

  /** Returns the answers, which wait for the sync; none if the group was rolled back. */
  async #commit(jobs: readonly Job[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    try {
      for (const job of jobs) {
        const answer = job.several ? await this.#runSeveral(job) : this.#runSingle(job);
        answers.push({ answer, reject: job.reject });
      }
      this.#check();
      this.#commitAll.run();
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('rollback');
      for (const job of jobs) job.reject(asStoreError(error));
      return [];
    }
    return answers;
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
