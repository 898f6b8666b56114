import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread.ts';

/** Answer of a worker; see answer-jobs.ts. */
export type JobAnswer<Result> = { readonly id: number } & (
  | { readonly result: Result }
  | { readonly problem: string }
);

/** The job timed out, or its thread or the server ended; a retry may succeed. */
export class JobGivenUp extends Error {}

export interface WorkerQueueOptions {
  /** Maximum concurrent jobs in the thread. More than one helps jobs that wait for other systems. */
  readonly atOnce: number;
  /** Timeout per job. */
  readonly patienceMs?: number;
  /** The thread ends after this time without work, to free its memory. */
  readonly idleMs?: number;
  /** Maximum queue length; later jobs are rejected. */
  readonly maxWaiting?: number;
}

export interface WorkerQueue<Job, Result> {
  readonly run: (job: Job) => Promise<Result>;
  readonly close: () => Promise<void>;
}

interface Waiting<Job, Result> {
  readonly id: number;
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * One thread, started when first needed and again after a crash. Its modules are loaded once, and the event loop
 * never renders (budget: p99 below 10 ms). Only a few jobs are sent to the thread at a time, so that waiting does not
 * count towards the timeout and a crash does not affect the queue.
 */
export function startWorkerQueue<Job, Result>(
  script: URL,
  { atOnce, patienceMs = 60_000, idleMs = 60_000, maxWaiting = 100 }: WorkerQueueOptions,
): WorkerQueue<Job, Result> {
  let worker: Worker | undefined;
  let nextId = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  const queue: Waiting<Job, Result>[] = [];
  const running = new Map<
    number,
    { readonly waiting: Waiting<Job, Result>; readonly timer: NodeJS.Timeout }
  >();

  /** Removes the job from the running ones; undefined if it was already removed. */
  function settle(id: number): Waiting<Job, Result> | undefined {
    const job = running.get(id);
    clearTimeout(job?.timer);
    running.delete(id);
    return job?.waiting;
  }

  function next(): void {
    while (running.size < atOnce) {
      const waiting = queue.shift();
      if (!waiting) break;
      hand(waiting);
    }
    clearTimeout(idleTimer);
    if (running.size > 0) return;
    worker?.unref();
    idleTimer = setTimeout(end, idleMs).unref();
  }

  function hand(waiting: Waiting<Job, Result>): void {
    worker ??= start();
    worker.ref();
    running.set(waiting.id, { waiting, timer: setTimeout(() => lose('a job took too long'), patienceMs) });
    try {
      worker.postMessage({ id: waiting.id, job: waiting.job });
    } catch (error) {
      settle(waiting.id)?.reject(new Error(String(error)));
    }
  }

  /** The thread is unusable; the next job starts a new one. */
  function lose(why: string): void {
    void end();
    for (const id of [...running.keys()]) settle(id)?.reject(new JobGivenUp(why));
    next();
  }

  async function end(): Promise<void> {
    const target = worker;
    worker = undefined;
    await target?.terminate();
  }

  function start(): Worker {
    const started: Worker = startThread(script, ({ message }) => worker === started && lose(message));
    started.on('message', (answer: JobAnswer<Result>) => {
      const waiting = settle(answer.id);
      if ('result' in answer) waiting?.resolve(answer.result);
      else waiting?.reject(new Error(answer.problem));
      next();
    });
    return started;
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxWaiting) return reject(new JobGivenUp('too many wait'));
        queue.push({ id: nextId++, job, resolve, reject });
        next();
      }),
    async close() {
      clearTimeout(idleTimer);
      const ended = end();
      const stopping = new JobGivenUp('the server is stopping');
      for (const { reject } of queue.splice(0)) reject(stopping);
      for (const id of [...running.keys()]) settle(id)?.reject(stopping);
      await ended;
    },
  };
}
